import {
  type Cancellation,
  canCancelAsPassenger,
  cancellationByPassenger,
} from "#features/bookings/core/cancellation.ts"
import { canAnswerChange } from "#features/bookings/core/change-question.ts"
import {
  endQuestion,
  findLastQuestion,
  type QuestionRow,
} from "#features/bookings/core/server/change-questions.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { listJoinedAts } from "#features/bookings/core/server/people-of-booking.ts"
import type { Actor, ActorRole } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { endWithRefund } from "./end-with-refund.ts"

interface Leaving extends Cancellation {
  isAllowed: boolean
  /** Their answer to a change is still open: with leaving it is given. */
  question: QuestionRow | undefined
}

/** What the passenger of a booking gets back who leaves it at this moment, and whether they may. */
export async function findLeaving(
  db: Db,
  booking: BookingRow,
  flight: Parameters<typeof canCancelAsPassenger>[1],
  passenger: Actor,
): Promise<Leaving> {
  const now = clock.now()
  const question = await findLastQuestion(db, booking.id)
  const isChangeOpen = canAnswerChange(question, booking, passenger, now)
  const joinedAts = (await listJoinedAts(db, booking.id)).map(({ joinedAt }) => joinedAt)
  return {
    ...cancellationByPassenger(booking, flight, now, { isChangeOpen, joinedAts }),
    isAllowed: canCancelAsPassenger(booking, flight, passenger, now),
    question: isChangeOpen ? question : undefined,
  }
}

/** Ends a locked booking for its passenger, by what leaving it gives back. */
export async function leaveBooking(
  tx: Db,
  booking: BookingRow,
  { question, retained, lateCancelledSeats }: Leaving,
  by: { actor: Actor; role: ActorRole },
): Promise<void> {
  if (question) await endQuestion(tx, question, "left")
  await endWithRefund(tx, booking, {
    to: "cancelled_by_passenger",
    event: "booking.given_up",
    ...by,
    refund: "cancelled_by_passenger",
    retained,
    lateCancelledSeats,
  })
}
