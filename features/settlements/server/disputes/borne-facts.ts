import { eq } from "drizzle-orm"
import { findMailFacts, type MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { Db } from "#platform/server/db.ts"
import type { BorneDispute } from "../../settlement-view.ts"
import { payoutsTable } from "../settlements-tables.ts"
import { listBorneOfBooking } from "./borne-of-booking.ts"

/** What a mail may say about a lost dispute that its pilot bears. */
export interface BorneFacts extends MailFacts, BorneDispute {
  /** What its payout was to be. */
  shareCents: number
}

/** The newest decision about a booking, if its pilot bears something by it. */
export async function findBorneFacts(db: Db, bookingId: number): Promise<BorneFacts | undefined> {
  const facts = await findMailFacts(db, bookingId)
  const [borne] = await listBorneOfBooking(db, bookingId)
  const [payout] = await db
    .select({ shareCents: payoutsTable.amountCents })
    .from(payoutsTable)
    .where(eq(payoutsTable.bookingId, bookingId))
  return facts && borne && payout ? { ...facts, ...borne, ...payout } : undefined
}
