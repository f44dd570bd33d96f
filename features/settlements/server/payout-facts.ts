import { eq } from "drizzle-orm"
import { findMailFacts, type MailFacts } from "#features/bookings/server/mail-facts.ts"
import type { Db } from "#platform/server/db.ts"
import type { PayoutHold } from "../payout.ts"
import { payoutsTable } from "./settlements-tables.ts"

/** What a mail about the money of one booking may say. */
export interface PayoutFacts extends MailFacts {
  amountCents: number
  hold: PayoutHold | null
}

export async function findPayoutFacts(db: Db, bookingId: number): Promise<PayoutFacts | undefined> {
  const facts = await findMailFacts(db, bookingId)
  const [payout] = await db.select().from(payoutsTable).where(eq(payoutsTable.bookingId, bookingId))
  return facts && payout && { ...facts, amountCents: payout.amountCents, hold: payout.hold }
}
