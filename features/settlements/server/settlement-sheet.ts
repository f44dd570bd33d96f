import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm"
import { flightOf } from "#features/bookings/cancellation/server/cancel-views.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { getFlightDay } from "#features/flight-day/server/get-flight-day.ts"
import { listEvidence } from "#features/flight-day/server/list-evidence.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { findCostedFlight } from "#features/flights/core/server/costed-flight.ts"
import { findFlightDetail } from "#features/flights/core/server/flights-queries.ts"
import { flightCostsTable } from "#features/flights/core/server/flights-tables.ts"
import { mayShareHourlyRate } from "#features/planes/plane.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { answerBy, canAnswerObjection } from "../objection.ts"
import { type PayoutState, payoutStateOf } from "../payout.ts"
import type { Outcome } from "../settlement.ts"
import type { SettlementSheet, StatedGuest, WrittenCost } from "../settlement-view.ts"
import { partIn, partyOf } from "./parties.ts"
import { KEPT_CENTS } from "./payouts/payout-sums.ts"
import { listReviewedCosts } from "./reviewed-costs.ts"
import { payoutsTable, settlementPartsTable, settlementsTable } from "./settlements-tables.ts"

const SETTLING: readonly FlightStatus[] = ["settlement_due", "settlement_submitted", "closed"]

/** A landed flight as its pilot settles it; for everybody else, and before, there is none. */
export async function getSettlementSheet(
  db: Db,
  pilot: UserActor,
  flightId: number,
): Promise<SettlementSheet> {
  const detail = await findFlightDetail(db, flightId)
  if (detail?.flight.pilotId !== pilot.userId || !SETTLING.includes(detail.flight.status)) {
    throw unknownSettlement()
  }
  const [settlement] = await db
    .select()
    .from(settlementsTable)
    .where(eq(settlementsTable.flightId, flightId))
  return {
    flight: flightOf(detail),
    day: await getFlightDay(db, detail),
    plannedCents: detail.flight.totalCostCents,
    costs: settlement
      ? await listReviewedCosts(db, flightId)
      : await listPlannedCosts(db, flightId),
    stated: settlement?.submittedAt ? await listReviewedCosts(db, flightId) : [],
    costed: await findCostedFlight(db, flightId),
    actualCostCents: settlement?.actualCostCents ?? null,
    isSubmitted: settlement?.submittedAt != null,
    submittedAt: settlement?.submittedAt?.toISOString() ?? null,
    objectionsUntil: settlement?.objectionsUntil?.toISOString() ?? null,
    mayShareRate: detail.plane ? mayShareHourlyRate(detail.plane.ownership) : true,
    guests: await listStatedGuests(db, flightId),
  }
}

const RETAINED_CENTS = sql`${bookingsTable.retainedShareCents} + ${bookingsTable.retainedFeeCents}`

/** Everybody who carries a part of a flight's costs. */
export async function listStatedGuests(db: Db, flightId: number): Promise<StatedGuest[]> {
  const rows = await db
    .select({
      booking: bookingsTable,
      user: usersTable,
      part: settlementPartsTable,
      payout: payoutsTable,
      keptCents: KEPT_CENTS,
    })
    .from(bookingsTable)
    .innerJoin(usersTable, eq(usersTable.id, bookingsTable.passengerId))
    .leftJoin(settlementPartsTable, eq(settlementPartsTable.bookingId, bookingsTable.id))
    .leftJoin(payoutsTable, eq(payoutsTable.bookingId, bookingsTable.id))
    .where(
      and(
        eq(bookingsTable.flightId, flightId),
        or(
          inArray(bookingsTable.status, ["confirmed", "flown", "no_show", "disputed", "settled"]),
          gt(RETAINED_CENTS, 0),
        ),
      ),
    )
    .orderBy(asc(bookingsTable.id))
  const evidence = await listEvidence(db, flightId)
  return rows.map(({ booking, user, part, payout, keptCents }) => {
    const isLate = booking.status === "cancelled_by_passenger"
    const outcome: Outcome = part?.outcome ?? (isLate ? "cancelled_late" : "flown")
    const isWaiting = part !== null && booking.status !== "disputed"
    const unpaid: PayoutState = isWaiting ? "objection_period" : "locked"
    return {
      name: publicName(user),
      status: booking.status,
      party: partyOf(booking, outcome),
      part: part && partIn(part),
      payout: payout ? payoutStateOf(payout, keptCents) : unpaid,
      hold: payout?.hold ?? null,
      answerBy:
        part?.objectedAt && canAnswerObjection(booking, part)
          ? answerBy(part.objectedAt).toISOString()
          : null,
      evidence: evidence.get(booking.id) ?? null,
    }
  })
}

/** As it was planned, with what its pilot has said to it then. */
async function listPlannedCosts(db: Db, flightId: number): Promise<WrittenCost[]> {
  const costs = await db
    .select({
      kind: flightCostsTable.kind,
      label: flightCostsTable.label,
      amountCents: flightCostsTable.amountCents,
      explanation: flightCostsTable.explanation,
    })
    .from(flightCostsTable)
    .where(eq(flightCostsTable.flightId, flightId))
    .orderBy(asc(flightCostsTable.position))
  return costs.map((cost) => ({ ...cost, receipts: [] }))
}

export function unknownSettlement(): DomainError {
  return new DomainError("unknown-settlement", "not-found", "Diese Abrechnung gibt es nicht.")
}
