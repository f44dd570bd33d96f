import { eq } from "drizzle-orm"
import { z } from "zod"
import type { JobQueue } from "#platform/server/jobs.ts"
import { applyProviderEvent } from "../apply-provider-event.ts"
import { paymentsTable } from "../payments-tables.ts"
import { CREDIT_REPORTS_QUEUE } from "./promise-credit-report.ts"

const report = z.object({
  eventId: z.string(),
  kind: z.enum(["captured", "voided"]),
  providerRef: z.string(),
  amountCents: z.literal(0),
})

const creditReport = z.discriminatedUnion("kind", [
  report,
  report.extend({
    kind: z.literal("refunded"),
    idempotencyKey: z.string(),
    refundRef: z.string(),
  }),
])

/** Applies the reports about what vouchers pay alone. */
export const creditReportsQueue: JobQueue = {
  name: CREDIT_REPORTS_QUEUE,
  async run(db, data) {
    const event = creditReport.parse(data)
    const [payment] = await db
      .select({ provider: paymentsTable.provider })
      .from(paymentsTable)
      .where(eq(paymentsTable.providerRef, event.providerRef))
    // the credit part of a card's payment is reported under the card's provider
    if (payment) await applyProviderEvent(db, payment.provider, event)
  },
}
