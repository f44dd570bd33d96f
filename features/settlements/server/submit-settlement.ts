import { eq } from "drizzle-orm"
import { lockOwnFlight } from "#features/bookings/cancellation/server/cancel-flight.ts"
import { moveBooking } from "#features/bookings/core/server/move-booking.ts"
import { lockRetainingBookings } from "#features/bookings/core/server/refund-retained.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { moveFlight } from "#features/flights/core/server/move-flight.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { OBJECTION_MS, stateCosts } from "../settlement.ts"
import { lockConfirmedOf, partyOf } from "./parties.ts"
import { notDue } from "./save-costs.ts"
import { settlementPartsTable, settlementsTable } from "./settlements-tables.ts"

interface Submission {
  noShows: readonly number[]
  shownCostCents: number
}

/**
 * The pilot hands in the statement: who came along, and what each carries of the costs that were
 * written down. The money waits for objections; a repeat changes nothing.
 */
export function submitSettlement(
  db: Db,
  pilot: UserActor,
  flightId: number,
  { noShows, shownCostCents }: Submission,
): Promise<FlightStatus> {
  return inTransaction(db, async (tx): Promise<FlightStatus> => {
    const flight = await lockOwnFlight(tx, pilot, flightId)
    if (flight.status === "settlement_submitted" || flight.status === "closed") return flight.status
    if (flight.status !== "settlement_due") throw notDue()
    const actualCostCents = await readCosts(tx, flightId, shownCostCents)
    const confirmed = await lockConfirmedOf(tx, flightId)
    if (noShows.some((id) => !confirmed.some((booking) => booking.id === id))) throw notDue()
    const outcomeOf = ({ id }: { id: number }) => (noShows.includes(id) ? "no_show" : "flown")
    const late = (await lockRetainingBookings(tx, flightId)).filter(
      ({ status }) => status === "cancelled_by_passenger",
    )
    const { parts } = stateCosts(actualCostCents, [
      ...confirmed.map((booking) => partyOf(booking, outcomeOf(booking))),
      ...late.map((booking) => partyOf(booking, "cancelled_late")),
    ])
    if (parts.length > 0) {
      await tx.insert(settlementPartsTable).values(parts.map((part) => ({ ...part, flightId })))
    }
    const by = { actor: pilot, role: "pilot" } as const
    for (const booking of confirmed) {
      const to = outcomeOf(booking)
      await moveBooking(tx, booking, { to, event: `booking.${to}`, ...by })
    }
    const now = clock.now()
    await tx
      .update(settlementsTable)
      .set({ submittedAt: now, objectionsUntil: new Date(now.getTime() + OBJECTION_MS) })
      .where(eq(settlementsTable.flightId, flightId))
    await moveFlight(tx, flight, {
      to: "settlement_submitted",
      event: "flight.settlement_submitted",
      ...by,
      data: { actualCostCents },
    })
    return "settlement_submitted"
  })
}

async function readCosts(tx: Db, flightId: number, shownCents: number): Promise<number> {
  const [settlement] = await tx
    .select()
    .from(settlementsTable)
    .where(eq(settlementsTable.flightId, flightId))
  if (!settlement) {
    throw new DomainError("no-costs", "invalid", "Trag zuerst ein, was der Flug gekostet hat.")
  }
  const { actualCostCents } = settlement
  if (actualCostCents !== shownCents) {
    throw new DomainError(
      "costs-have-changed",
      "invalid",
      `Inzwischen stehen hier ${formatEuro(actualCostCents)}, nicht mehr ${formatEuro(shownCents)}. Eingereicht ist noch nichts.`,
    )
  }
  return actualCostCents
}
