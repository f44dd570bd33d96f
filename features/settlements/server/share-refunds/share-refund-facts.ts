import { asc, eq } from "drizzle-orm"
import { findMailFacts, type MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { Db } from "#platform/server/db.ts"
import type { ShareRefundNotice } from "../../settlement-view.ts"
import { findPart } from "../lock-part.ts"
import { shareRefundsTable } from "./share-refunds-table.ts"

/** What a mail to the pilot may say of what went back at their cost. */
export interface ShareRefundFacts extends MailFacts, ShareRefundNotice {
  /** What they get of the booking now. */
  leftCents: number
}

/** What went back by an event. */
export async function findShareRefundFacts(
  db: Db,
  event: { id: number; entityId: number },
): Promise<ShareRefundFacts | undefined> {
  const facts = await findMailFacts(db, event.entityId)
  const part = await findPart(db, event.entityId)
  const [refund] = await db
    .select({ shareCents: shareRefundsTable.shareCents, words: shareRefundsTable.words })
    .from(shareRefundsTable)
    .where(eq(shareRefundsTable.eventId, event.id))
  return facts && part && refund ? { ...facts, ...refund, leftCents: part.shareCents } : undefined
}

/** All that went back of a booking at the cost of its pilot, the oldest first. */
export function listShareRefunds(db: Db, bookingId: number): Promise<ShareRefundNotice[]> {
  return db
    .select({ shareCents: shareRefundsTable.shareCents, words: shareRefundsTable.words })
    .from(shareRefundsTable)
    .where(eq(shareRefundsTable.bookingId, bookingId))
    .orderBy(asc(shareRefundsTable.id))
}
