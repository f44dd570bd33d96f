import { days, minutes } from "#platform/duration.ts"

/*
 * What is left of a flight: photos that its pilot and guests put into one album. It opens with the landing and never
 * closes, and only those who were on board see it. A pilot may ask to show one of them in public; it is shown as soon
 * as everybody who is asked has agreed, and no longer than that.
 */

export const MAX_MEMORIES = 30
export const MAX_CAPTION_LENGTH = 160

/** So long may a request wait for its answers. */
export const ANSWER_WITHIN_MS = days(14)

/** Who adds several photos is told of once they have stopped. */
export const COLLECTED_FOR_MS = minutes(15)
/** And the others hear of the same person and flight no more often. */
export const NOTIFIED_EVERY_MS = days(1)

export type AlbumRole = "pilot" | "passenger"

/** Where somebody stands to a flight. */
export interface AlbumPart {
  /** Null: was not on board. */
  role: AlbumRole | null
  /** It has landed. */
  isOpen: boolean
}

export type RequestStatus = "asked" | "shown" | "ended"

/** Why a request is over. */
export type RequestEnd =
  | "declined"
  | "withdrawn"
  | "objected"
  | "taken_back"
  | "expired"
  | "left"
  | "hidden"

export type ConsentAnswer = "agreed" | "declined" | "withdrawn"

/** After these nobody has said no. */
const MAY_BE_ASKED_AGAIN: readonly (RequestEnd | null)[] = ["expired", "taken_back"]

export function canSeeAlbum({ role, isOpen }: AlbumPart): boolean {
  return role !== null && isOpen
}

/** `own`: how many photos of this flight are theirs. */
export function canAdd(part: AlbumPart, own: number): boolean {
  return canSeeAlbum(part) && own < MAX_MEMORIES
}

/** A photo belongs to who has added it, whatever becomes of their seat. */
export function canRemove(memory: { userId: number }, userId: number): boolean {
  return memory.userId === userId
}

/** The pilot asks, one request at a time; a no is not asked about again. `last`: the newest request of the photo. */
export function canAsk(
  part: AlbumPart,
  last: { status: RequestStatus; endReason: RequestEnd | null } | null,
): boolean {
  if (part.role !== "pilot" || !canSeeAlbum(part)) return false
  return last === null || (last.status === "ended" && MAY_BE_ASKED_AGAIN.includes(last.endReason))
}

/** Whether a photo may be shown in public: everybody who was asked has agreed and has not taken it back. */
export function canShow(consents: readonly { answer: ConsentAnswer | null }[]): boolean {
  return consents.length > 0 && consents.every(({ answer }) => answer === "agreed")
}

/** Whether a request still waits; one whose time is over has ended, whenever the timer comes by. */
export function isAnswerDue(
  request: { status: RequestStatus; expiresAt: Date },
  now: Date,
): boolean {
  return request.status === "asked" && request.expiresAt > now
}
