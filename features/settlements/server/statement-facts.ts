import { asc, eq } from "drizzle-orm"
import { findMailFacts, type MailFacts } from "#features/bookings/server/mail-facts.ts"
import type { Db } from "#platform/server/db.ts"
import type { PassengerStatement } from "../settlement-view.ts"
import { getPassengerStatement } from "./settlement-views.ts"
import { settlementPartsTable } from "./settlements-tables.ts"

/** What a mail about a statement may say. */
export interface StatementFacts extends MailFacts {
  statement: PassengerStatement
}

/** Everybody who carries a part of a flight, with their statement. */
export async function listStatementFacts(db: Db, flightId: number): Promise<StatementFacts[]> {
  const parts = await db
    .select({ bookingId: settlementPartsTable.bookingId })
    .from(settlementPartsTable)
    .where(eq(settlementPartsTable.flightId, flightId))
    .orderBy(asc(settlementPartsTable.bookingId))
  const found: StatementFacts[] = []
  for (const { bookingId } of parts) {
    const facts = await findMailFacts(db, bookingId)
    if (!facts) continue
    const reader = {
      kind: "user",
      userId: facts.passenger.id,
      isPilot: false,
      isAdmin: false,
    } as const
    const statement = await getPassengerStatement(db, reader, { flightId, bookingId })
    found.push({ ...facts, statement })
  }
  return found
}
