import { and, eq } from "drizzle-orm"
import { lockOwnFlight } from "#features/bookings/cancellation/server/cancel-flight.ts"
import {
  bookingsTable as bookings,
  bookingPeopleTable as people,
} from "#features/bookings/core/server/bookings-tables.ts"
import { recountUnusableSeats } from "#features/bookings/core/server/recount-unusable-seats.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canBoard } from "../day-steps.ts"
import type { CorrectedWeight } from "../flight-day-schemas.ts"

/** On the apron somebody weighs other than they said: the pilot corrects it, and load and balance follow. */
export function correctWeight(
  db: Db,
  pilot: UserActor,
  flightId: number,
  { bookingId, position, weightKg, luggageKg }: CorrectedWeight,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const flight = await lockOwnFlight(tx, pilot, flightId)
    const [booking] = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          eq(bookings.id, bookingId),
          eq(bookings.flightId, flightId),
          eq(bookings.status, "confirmed"),
        ),
      )
      .for("update")
    if (!booking || !canBoard(flight, pilot, clock.now())) throw notExpected()
    const changed = await tx
      .update(people)
      .set({ weightKg, luggageKg })
      .where(and(eq(people.bookingId, bookingId), eq(people.position, position)))
      .returning({ position: people.position })
    if (changed.length === 0) throw notExpected()
    await recordEvent(tx, {
      kind: "booking.weight_corrected",
      entityId: bookingId,
      actor: pilot,
      role: "pilot",
    })
    await recountUnusableSeats(tx, flightId)
  })
}

function notExpected(): DomainError {
  return new DomainError(
    "person-is-not-expected",
    "invalid",
    "Diese Person steht nicht mehr auf der Liste. Lade die Seite neu.",
  )
}
