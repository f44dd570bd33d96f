import { and, eq } from "drizzle-orm"
import { bookingPeopleTable as people } from "#features/bookings/core/server/bookings-tables.ts"
import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import { listPeople } from "#features/bookings/core/server/people-of-booking.ts"
import { recountUnusableSeats } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { isTooHeavy } from "#features/bookings/core/server/refuse-too-heavy.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { type CorrectionInput, canCorrect, sayCorrected } from "../correction.ts"
import { recordIntervention } from "./record-intervention.ts"

/** What was wrong about somebody on a booking is put right. */
export const CORRECTED = "booking.corrected_by_office"

/**
 * The back office puts right what a booking says of one person. The load is asked with all that are aboard, by
 * the rule of the order; what is refused names no weight. The same once more changes nothing and is told to nobody.
 */
export function correctPerson(
  db: Db,
  admin: UserActor,
  { bookingId, position, reason, ...changes }: CorrectionInput & { bookingId: number },
): Promise<{ isChanged: boolean }> {
  return inTransaction(db, async (tx) => {
    const { booking, flight } = await lockBookingWithFlight(tx, bookingId)
    const which = and(eq(people.bookingId, bookingId), eq(people.position, position))
    const [former] = await tx.select().from(people).where(which)
    if (!former || !canCorrect(booking, flight, clock.now())) throw tooLate()
    const { name = former.name, weightKg = former.weightKg, luggageKg = former.luggageKg } = changes
    if (name === former.name && weightKg === former.weightKg && luggageKg === former.luggageKg) {
      return { isChanged: false }
    }
    await tx.update(people).set({ name, weightKg, luggageKg }).where(which)
    const isLoad = changes.weightKg !== undefined || changes.luggageKg !== undefined
    if (isLoad && (await isTooHeavy(tx, flight, booking, await listPeople(tx, bookingId)))) {
      throw fieldError(
        "too-heavy",
        changes.weightKg === undefined ? "luggageKg" : "weightKg",
        "Damit reicht die Zuladung dieses Flugs nicht. Sprich mit beiden Seiten, geändert ist nichts.",
      )
    }
    if (flight.schedule === "fixed") await recountUnusableSeats(tx, flight.id)
    await recordIntervention(tx, admin, {
      bookingId,
      kind: CORRECTED,
      reason,
      data: { flightId: flight.id, position, what: sayCorrected(changes) },
    })
    return { isChanged: true }
  })
}

function tooLate(): DomainError {
  return new DomainError(
    "nothing-to-correct",
    "invalid",
    "Hier lässt sich nichts mehr ändern: Der Flug ist gestartet, die Buchung zu Ende, oder die Person gibt es nicht mehr.",
  )
}
