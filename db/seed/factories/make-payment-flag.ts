import { randomUUID } from "node:crypto"
import { paymentFlagsTable } from "#features/payments/server/payments-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"

/** A report about an unknown payment of 12.00 EUR that nobody has looked at; answers its number. */
export async function makePaymentFlag(
  db: Db,
  overrides: Partial<typeof paymentFlagsTable.$inferInsert> = {},
): Promise<number> {
  const { id } = await insertRow(db, paymentFlagsTable, {
    provider: "stripe",
    eventId: `evt_${randomUUID()}`,
    reason: "unknown_payment",
    subject: "pi_3RkWqJ2eZvKYlo2C0aXm7p9d",
    amountCents: 1_200,
    flaggedAt: clock.now(),
    ...overrides,
  })
  return id
}
