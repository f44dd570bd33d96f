import { and, asc, eq, lt, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { enqueue, type JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { OWED_MS } from "../poll-time.ts"
import { flagPayment } from "./flag-payment.ts"
import { handleProviderEvent } from "./handle-provider-event.ts"
import { transferProvider } from "./providers.ts"
import { TRANSFERS_QUEUE } from "./transfers-queue.ts"
import { transfersTable as transfers } from "./transfers-table.ts"

const QUEUE = "reconcile-transfers"

const PATIENCE_MS = minutes(20)
const AT_ONCE = 100

/** Every ten minutes: asks providers about transfers whose report may be lost, and calls again for what they have not done. */
export const reconcileTransfersQueue: JobQueue = {
  name: QUEUE,
  cron: "*/10 * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "transfer",
      atMost: AT_ONCE,
      due: listTransfersToAsk,
      each: ask,
    }),
}

/** Transfers whose report has not come, who has waited for the longest first. */
export function listTransfersToAsk(db: Db, limit: number) {
  const before = new Date(clock.now().getTime() - PATIENCE_MS)
  const asked = sql`coalesce(${transfers.polledAt}, ${transfers.orderedAt})`
  return db
    .select({ id: transfers.id, ref: transfers.ref, provider: transfers.provider })
    .from(transfers)
    .where(and(eq(transfers.status, "ordered"), lt(asked, before)))
    .orderBy(asc(asked))
    .limit(limit)
}

type Waiting = Awaited<ReturnType<typeof listTransfersToAsk>>[number]

async function ask(db: Db, { id, ref, provider }: Waiting): Promise<void> {
  const reports = await transferProvider(provider).ask(ref, db)
  for (const report of reports) await handleProviderEvent(db, provider, report)
  const [transfer] = await db
    .update(transfers)
    .set({ polledAt: clock.now() })
    .where(eq(transfers.id, id))
    .returning()
  // the job that called for it may have died
  if (transfer?.status === "ordered" && reports.length === 0) {
    await enqueue(db, TRANSFERS_QUEUE, { transferId: id })
    if (clock.now().getTime() - transfer.orderedAt.getTime() >= OWED_MS) {
      const { amountCents } = transfer
      const eventId = `owed/transfer/${ref}/${transfer.attempt}`
      await flagPayment(db, {
        provider,
        eventId,
        reason: "provider_owes",
        subject: ref,
        amountCents,
      })
    }
  }
}
