import type { BookingStatus } from "#features/bookings/core/booking.ts"
import { canAnswerChange } from "#features/bookings/core/change-question.ts"
import {
  endQuestion,
  findLastQuestion,
  type QuestionRow,
} from "#features/bookings/core/server/change-questions.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { leaveChangedFlight } from "./leave-changed-flight.ts"

/**
 * A guest agrees to the change that they have seen. Repeating it changes nothing.
 * @throws DomainError `change-is-newer` where the flight was changed again meanwhile
 */
export function agreeToChange(
  db: Db,
  passenger: UserActor,
  bookingId: number,
  changeId: number,
): Promise<BookingStatus> {
  return inTransaction(db, async (tx) => {
    const { booking, question } = await lockQuestion(tx, passenger, bookingId)
    if (question?.changeId !== changeId) throw changeIsNewer(question)
    if (question.state === "agreed") return booking.status
    if (!canAnswerChange(question, booking, passenger, clock.now())) throw noQuestion()
    await endQuestion(tx, question, "agreed")
    await recordEvent(tx, {
      kind: "booking.change_agreed",
      entityId: booking.id,
      actor: passenger,
      role: "passenger",
      from: booking.status,
      to: booking.status,
      data: { flightId: booking.flightId, changeId },
    })
    return booking.status
  })
}

/** A guest does not come along on the changed flight and gets everything back. Repeating it changes nothing. */
export function refuseChange(
  db: Db,
  passenger: UserActor,
  bookingId: number,
): Promise<BookingStatus> {
  return inTransaction(db, async (tx) => {
    const { booking, question } = await lockQuestion(tx, passenger, bookingId)
    if (question?.state === "left") return booking.status
    if (!canAnswerChange(question, booking, passenger, clock.now())) throw noQuestion()
    await endQuestion(tx, question, "left")
    return leaveChangedFlight(tx, passenger, bookingId)
  })
}

async function lockQuestion(
  tx: Db,
  passenger: UserActor,
  bookingId: number,
): Promise<{ booking: BookingRow; question: QuestionRow | undefined }> {
  const { booking } = await lockBookingWithFlight(tx, bookingId)
  if (booking.passengerId !== passenger.userId) throw unknownRequest()
  return { booking, question: await findLastQuestion(tx, bookingId) }
}

function changeIsNewer(question: QuestionRow | undefined): DomainError {
  if (!question) return noQuestion()
  return new DomainError(
    "change-is-newer",
    "invalid",
    "Der Flug hat sich inzwischen noch einmal geändert. Sieh dir an, was jetzt gilt.",
  )
}

function noQuestion(): DomainError {
  return new DomainError(
    "no-change-to-answer",
    "invalid",
    "Zu dieser Buchung ist keine Änderung mehr offen.",
  )
}
