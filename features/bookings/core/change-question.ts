import type { ChangeRow } from "#features/flights/core/flight-change.ts"
import type { Actor } from "#platform/actor.ts"
import type { BookingStatus } from "./booking.ts"

/*
 * A booked flight was changed, and each of its guests is asked for themselves: asked -> agreed, left
 * (with everything back) or, when the time is over, silent (the same). A question is dropped when a
 * newer change asks instead, or its booking ends in another way.
 */

export type ChangeState = "asked" | "agreed" | "left" | "silent" | "dropped"

export const CHANGE_STATE_LABELS: Record<ChangeState, string> = {
  asked: "Noch keine Antwort",
  agreed: "Stimmt zu",
  left: "Fliegt nicht mit",
  silent: "Keine Antwort",
  dropped: "Nicht mehr gefragt",
}

/** A change of a booked flight that waits for its passenger's answer. */
export interface AskedChange {
  changeId: number
  rows: ChangeRow[]
  answerBy: string
}

/** What a guest has answered to the last change, for the pilot. */
export interface ChangeAnswer {
  bookingId: number
  name: string
  seats: number
  state: ChangeState
  answerBy: string
  timeZone: string
}

interface Question {
  state: ChangeState
  answerBy: Date
}

/** The passenger of a certain booking answers, as long as there is time. */
export function canAnswerChange(
  question: Question | undefined,
  booking: { status: BookingStatus; passengerId: number | null },
  actor: Actor,
  now: Date,
): question is Question {
  return (
    question?.state === "asked" &&
    now < question.answerBy &&
    booking.status === "confirmed" &&
    actor.kind === "user" &&
    actor.userId === booking.passengerId
  )
}
