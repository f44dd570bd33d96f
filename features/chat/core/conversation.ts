import type { FlightStatus } from "#features/flights/core/flight.ts"
import { canSeeFlight } from "#features/flights/core/flight-state.ts"
import { days, hours } from "#platform/duration.ts"
import { maskContacts } from "#platform/mask-contacts.ts"

/*
 * A conversation is what one pilot and one person write about one subject, or one pilot and all on
 * board of a flight. That of a booking is the one of its pair and its flight.
 */

export type ConversationSubject = "flight" | "flight_request" | "profile" | "on_board"

/** What somebody asks about, as it comes in. */
export type AskedAbout =
  | { kind: "flight"; flightId: number }
  | { kind: "profile"; userId: number }
  | { kind: "flight_request"; flightRequestId: number }
  | { kind: "booking"; bookingId: number }
  | { kind: "on_board"; flightId: number }

/** Of a message (product.md, section 4). */
export const MAX_MESSAGE_LENGTH = 2_000

/** New conversations a day of an account that is younger than a week (product.md, section 4). */
export const NEW_CONVERSATIONS = 10
export const YOUNG_FOR_MS = days(7)
export const COUNTED_FOR_MS = days(1)

/** A question that nobody answers for as long is missed, as a request is. */
export const ANSWERED_WITHIN_MS = hours(48)

/** How long a conversation is kept after its last message. */
export const KEPT_MONTHS = 12

/** Whether somebody may ask the pilot about a flight; `userId` is undefined for who is not signed in. */
export function canAskAbout(
  flight: { status: FlightStatus; pilotId: number },
  userId: number | undefined,
): boolean {
  return flight.pilotId !== userId && canSeeFlight(flight, userId)
}

/** Whether somebody may begin one more conversation today. */
export function canOpenAnother(
  account: { createdAt: Date; openedToday: number },
  now: Date,
): boolean {
  const age = now.getTime() - account.createdAt.getTime()
  return age >= YOUNG_FOR_MS || account.openedToday < NEW_CONVERSATIONS
}

/** Why a person may not write to the other side, if they may not; a group is never closed. */
export function refusalToWrite({
  isOtherDeleted,
  hasBlocked,
}: {
  isOtherDeleted: boolean
  hasBlocked: boolean
}): "deleted" | "blocked" | undefined {
  if (isOtherDeleted) return "deleted"
  return hasBlocked ? "blocked" : undefined
}

/**
 * A message as somebody reads it. Until a booking of the two has been confirmed the other side sees no
 * way to be reached in it; `isMasked` says that something is masked, to its author as well. What the
 * back office has hidden only its author reads.
 */
export function readableText(
  text: string,
  { isOwn, areAcquainted, isHidden }: { isOwn: boolean; areAcquainted: boolean; isHidden: boolean },
): { text: string; isMasked: boolean } {
  if (isHidden && !isOwn) return { text: "", isMasked: false }
  if (areAcquainted) return { text, isMasked: false }
  const masked = maskContacts(text)
  return { text: isOwn ? text : masked, isMasked: masked !== text }
}
