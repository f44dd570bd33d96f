import { asc, eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { canWithdraw } from "../booking.ts"
import { canCancelAsPassenger, freeCancellationUntil } from "../cancellation.ts"
import { canAnswerChange } from "../change-question.ts"
import { canGiveUpSeats, seatsGivenUp } from "../fewer-seats.ts"
import type { SeatsChange } from "../seats-view.ts"
import { bookingPeopleTable } from "./bookings-tables.ts"
import { flightOf } from "./cancel-views.ts"
import { findLastQuestion } from "./change-questions.ts"
import { findMailFacts } from "./mail-facts.ts"

/** A booking of which its passenger may give up seats; for everybody else there is none. */
export async function getSeatsChange(
  db: Db,
  user: UserActor,
  { flightId, bookingId }: { flightId: number; bookingId: number },
): Promise<SeatsChange> {
  const facts = await findMailFacts(db, bookingId)
  const isOwn = facts?.passenger.id === user.userId && facts.booking.flightId === flightId
  if (!facts || !isOwn || facts.booking.status === "held") throw unknown()
  const { booking, detail, price } = facts
  const now = clock.now()
  const isChangeOpen = canAnswerChange(await findLastQuestion(db, bookingId), booking, user, now)
  const counts = canGiveUpSeats(booking, detail.flight, user, now)
    ? Array.from({ length: booking.seats - 1 }, (_, index) => index + 1)
    : []
  const { name, isMinor, position } = bookingPeopleTable
  const people = await db
    .select({ position, name, isMinor })
    .from(bookingPeopleTable)
    .where(eq(bookingPeopleTable.bookingId, bookingId))
    .orderBy(asc(position))
  return {
    bookingId,
    status: booking.status,
    flight: flightOf(detail),
    people,
    options: counts.map((count) =>
      seatsGivenUp(booking, detail.flight, count, now, { isChangeOpen }),
    ),
    canEnd: canWithdraw(booking, user) || canCancelAsPassenger(booking, detail.flight, user, now),
    totalCents: price.totalCents,
    freeUntil: freeCancellationUntil(detail.flight.departsAt).toISOString(),
  }
}

function unknown(): DomainError {
  return new DomainError("unknown-booking", "not-found", "Diese Buchung gibt es nicht.")
}
