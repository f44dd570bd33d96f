import { eq } from "drizzle-orm"
import { canBlockFlight } from "#features/flights/core/flight.ts"
import type { EndBookings } from "#features/flights/core/server/end-bookings.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { countTakenSeats, lockFlight } from "#features/flights/core/server/seats.ts"
import type { Statement } from "#features/users/office/restriction-schemas.ts"
import { findRestrictionOf, writeRestriction } from "#features/users/office/server/restrict.ts"
import type { RestrictionRow } from "#features/users/office/server/restrictions-table.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"

interface Block {
  flightId: number
  statement: Statement
  endBookings: EndBookings
}

/** Why a booking has ended, as its event says. */
export const FLIGHT_BLOCKED = "flight-blocked"

/**
 * The back office takes a flight away, with a statement of reasons. Whoever has booked it gets
 * everything back; refused from its start until it is settled. Blocking it repeating it changes nothing.
 */
export function blockFlight(
  db: Db,
  actor: UserActor,
  { flightId, statement, endBookings }: Block,
): Promise<RestrictionRow> {
  return inTransaction(db, async (tx) => {
    const flight = await lockFlight(tx, flightId)
    if (!flight) throw flightIsGone()
    const current = await findRestrictionOf(tx, { kind: "flight", id: flightId })
    if (current) return current
    const bookedSeats = flight.schedule === "flexible" ? 0 : await countTakenSeats(tx, flightId)
    if (!canBlockFlight({ status: flight.status, bookedSeats })) throw stillBooked(bookedSeats)
    await endBookings(tx, flightId, { actor, role: "admin", reason: FLIGHT_BLOCKED })
    const restriction = await writeRestriction(tx, {
      kind: "flight",
      id: flightId,
      userId: flight.pilotId,
      title: `Flug „${flight.title}“`,
      formerStatus: flight.status,
      statement,
    })
    await tx.update(flightsTable).set({ status: "blocked" }).where(eq(flightsTable.id, flightId))
    await recordEvent(tx, {
      kind: "flight.blocked",
      entityId: flightId,
      actor,
      role: "admin",
      from: flight.status,
      to: "blocked",
      reason: statement.ground,
      data: { restrictionId: restriction.id },
    })
    return restriction
  })
}

export function flightIsGone(): DomainError {
  return new DomainError("unknown-flight", "not-found", "Diesen Flug gibt es nicht mehr.")
}

function stillBooked(seats: number): DomainError {
  const taken = seats === 1 ? "ist 1 Platz vergeben" : `sind ${seats} Plätze vergeben`
  return new DomainError(
    "flight-is-booked",
    "invalid",
    `Auf diesem Flug ${taken}, und er hat schon begonnen. Sperren lässt er sich, sobald er abgerechnet ist.`,
  )
}
