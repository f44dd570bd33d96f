import { eq } from "drizzle-orm"
import { flightOf } from "#features/bookings/server/cancel-views.ts"
import { findMailFacts } from "#features/bookings/server/mail-facts.ts"
import { getPayoutState } from "#features/users/server/payout-accounts.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import type { PaidWhere, PassengerStatement, PayoutSheet } from "../settlement-view.ts"
import { partIn } from "./parties.ts"
import { getSettlementSheet, listStatedCosts, unknownSettlement } from "./settlement-sheet.ts"
import { payoutsTable, settlementPartsTable, settlementsTable } from "./settlements-tables.ts"

interface OfBooking {
  flightId: number
  bookingId: number
}

/** Where a pilot is paid, as the provider of this installation does it. */
export async function getPaidWhere(db: Db, { userId }: UserActor): Promise<PaidWhere> {
  if (env().PAYMENTS === "stripe") {
    return { kind: "provider", state: await getPayoutState(db, userId) }
  }
  return { kind: "bank" }
}

/** The money of one booking on its way to the pilot of its flight. */
export async function getPayoutSheet(
  db: Db,
  pilot: UserActor,
  { flightId, bookingId }: OfBooking,
): Promise<PayoutSheet> {
  const sheet = await getSettlementSheet(db, pilot, flightId)
  const guest = sheet.guests.find(({ party }) => party.bookingId === bookingId)
  if (!guest) throw unknownSettlement()
  const [stated] = await db
    .select({ decision: settlementPartsTable.decision, paidAt: payoutsTable.paidAt })
    .from(settlementPartsTable)
    .leftJoin(payoutsTable, eq(payoutsTable.bookingId, settlementPartsTable.bookingId))
    .where(eq(settlementPartsTable.bookingId, bookingId))
  return {
    flight: sheet.flight,
    guest,
    objectionsUntil: sheet.objectionsUntil,
    decision: stated?.decision ?? "",
    paidAt: stated?.paidAt?.toISOString() ?? null,
  }
}

/** The statement for the passenger of a booking; before it is handed in there is none. */
export async function getPassengerStatement(
  db: Db,
  user: UserActor,
  { flightId, bookingId }: OfBooking,
): Promise<PassengerStatement> {
  const facts = await findMailFacts(db, bookingId)
  if (facts?.passenger.id !== user.userId || facts.booking.flightId !== flightId) {
    throw unknownSettlement()
  }
  const parts = await db
    .select()
    .from(settlementPartsTable)
    .where(eq(settlementPartsTable.flightId, flightId))
  const [settlement] = await db
    .select()
    .from(settlementsTable)
    .where(eq(settlementsTable.flightId, flightId))
  const part = parts.find((one) => one.bookingId === bookingId)
  if (!part || !settlement?.submittedAt || !settlement.objectionsUntil) throw unknownSettlement()
  const { booking, detail } = facts
  const people = parts.reduce((sum, { seats }) => sum + seats, 1)
  const isStated = booking.status === "flown" || booking.status === "no_show"
  return {
    flight: flightOf(detail),
    bookingId,
    status: booking.status,
    submittedAt: settlement.submittedAt.toISOString(),
    costs: await listStatedCosts(db, flightId),
    actualCostCents: settlement.actualCostCents,
    people,
    equalShareCents: Math.floor(settlement.actualCostCents / people),
    part: partIn(part),
    objectionsUntil: settlement.objectionsUntil.toISOString(),
    canObject: isStated && !part.objectedAt && clock.now() < settlement.objectionsUntil,
    objection: part.objection,
    decision: part.decision,
  }
}
