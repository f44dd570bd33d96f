import { eq } from "drizzle-orm"
import { flightOf } from "#features/bookings/cancellation/server/cancel-views.ts"
import { findMailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { canObject } from "../objection.ts"
import type { PassengerStatement } from "../settlement-view.ts"
import { objectionOf } from "./objection-sheet.ts"
import { sourcesOfPart } from "./part-sources.ts"
import { partIn } from "./parties.ts"
import { listReviewedCosts } from "./reviewed-costs.ts"
import { unknownSettlement } from "./settlement-sheet.ts"
import { settlementPartsTable, settlementsTable } from "./settlements-tables.ts"
import { listShareRefunds } from "./share-refunds/share-refund-facts.ts"

/** The statement for the passenger of a booking; before it is handed in there is none. */
export async function getPassengerStatement(
  db: Db,
  user: UserActor,
  { flightId, bookingId }: { flightId: number; bookingId: number },
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
  const { actualCostCents, objectionsUntil: until } = settlement
  const people = parts.reduce((sum, { seats }) => sum + seats, 1)
  const { objectedAt } = part
  return {
    flight: flightOf(detail),
    bookingId,
    status: booking.status,
    submittedAt: settlement.submittedAt.toISOString(),
    // whether an amount is usual is for who reviews it
    costs: (await listReviewedCosts(db, flightId)).map((cost) => ({ ...cost, unusual: null })),
    actualCostCents,
    people,
    equalShareCents: Math.floor(actualCostCents / people),
    part: partIn(part),
    refundedShareCents: (await listShareRefunds(db, bookingId)).reduce(
      (sum, { shareCents }) => sum + shareCents,
      0,
    ),
    back: await sourcesOfPart(db, booking, part),
    isBooked: part.bookedAt !== null,
    objectionsUntil: until.toISOString(),
    canObject: canObject({ booking, flight: detail.flight, objectedAt, until }, clock.now()),
    objection: objectionOf(part),
  }
}
