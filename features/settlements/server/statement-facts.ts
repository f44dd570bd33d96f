import { asc, eq } from "drizzle-orm"
import { findMailFacts, type MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { Db } from "#platform/server/db.ts"
import type { PassengerStatement } from "../settlement-view.ts"
import { getPassengerStatement } from "./passenger-statement.ts"
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
    const facts = await findStatementFacts(db, bookingId)
    if (facts) found.push(facts)
  }
  return found
}

/** The statement of one booking, as its passenger reads it. */
export async function findStatementFacts(
  db: Db,
  bookingId: number,
): Promise<StatementFacts | undefined> {
  const facts = await findMailFacts(db, bookingId)
  if (!facts) return undefined
  const userId = facts.passenger.id
  const reader = { kind: "user", userId, isPilot: false, isAdmin: false } as const
  const { flightId } = facts.booking
  return { ...facts, statement: await getPassengerStatement(db, reader, { flightId, bookingId }) }
}
