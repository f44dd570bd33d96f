import { eq } from "drizzle-orm"
import { findMailFacts, type MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { Db } from "#platform/server/db.ts"
import type { ObjectionSheet } from "../settlement-view.ts"
import { objectionOf } from "./objection-sheet.ts"
import { settlementPartsTable } from "./settlements-tables.ts"

/** What a mail about an objection may say. */
export interface ObjectionFacts extends MailFacts {
  objection: ObjectionSheet
}

export async function findObjectionFacts(
  db: Db,
  bookingId: number,
): Promise<ObjectionFacts | undefined> {
  const facts = await findMailFacts(db, bookingId)
  const [part] = await db
    .select()
    .from(settlementPartsTable)
    .where(eq(settlementPartsTable.bookingId, bookingId))
  const objection = part && objectionOf(part)
  return facts && objection ? { ...facts, objection } : undefined
}
