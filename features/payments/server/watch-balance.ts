import { and, eq, isNull, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { flagPayment } from "./flag-payment.ts"
import { paymentsTable, refundsTable } from "./payments-tables.ts"
import { transferProvider } from "./providers.ts"
import { transfersTable } from "./transfers-table.ts"

/**
 * Every hour: what is about to leave the operator's balance at the provider, refunds and what vouchers have
 * paid, is more than lies there: the back office is told once a day, before something is refused.
 */
export const watchBalanceQueue: JobQueue = {
  name: "watch-balance",
  cron: "50 * * * *",
  async run(db) {
    const provider = env().PAYMENTS
    const balanceCents = await transferProvider(provider).balance()
    if (balanceCents === null) return
    const shortCents = (await sumLeaving(db)) - balanceCents
    if (shortCents <= 0) return
    await flagPayment(db, {
      provider,
      eventId: `balance/${isoDay(clock.now(), HOME_ZONE)}`,
      reason: "balance_short",
      subject: "balance",
      amountCents: shortCents,
    })
  },
}

async function sumLeaving(db: Db): Promise<number> {
  const { amountCents, creditCents } = refundsTable
  const [refunds] = await db
    .select({
      cents: sql<number>`coalesce(sum(${amountCents} - ${creditCents}), 0)`.mapWith(Number),
    })
    .from(refundsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.id, refundsTable.paymentId))
    .where(and(eq(refundsTable.status, "ordered"), eq(paymentsTable.provider, env().PAYMENTS)))
  const [transfers] = await db
    .select({ cents: sql<number>`coalesce(sum(${transfersTable.amountCents}), 0)`.mapWith(Number) })
    .from(transfersTable)
    .where(
      and(
        eq(transfersTable.status, "ordered"),
        eq(transfersTable.provider, env().PAYMENTS),
        isNull(transfersTable.paymentId),
      ),
    )
  return (refunds?.cents ?? 0) + (transfers?.cents ?? 0)
}
