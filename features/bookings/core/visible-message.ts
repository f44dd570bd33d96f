import { maskContacts } from "#platform/mask-contacts.ts"
import type { BookingStatus } from "./booking.ts"

/** Said beside every field whose text somebody reads before the yes. */
export const CONTACTS_ARE_HIDDEN =
  "Telefonnummern, Adressen und Links blenden wir aus, bis die Buchung steht."

/** Of these the two sides are strangers. */
export const BEFORE_THE_YES: readonly BookingStatus[] = [
  "held",
  "lapsed",
  "requested",
  "declined",
  "expired",
  "withdrawn",
]

interface Acquaintance {
  status: BookingStatus
  /** Of more seats: the booking that they are for. */
  lead?: { status: BookingStatus } | null
}

/**
 * What pilot and passenger write each other: with all ways to be reached once the booking is
 * confirmed, without them before. Who asks for more seats of a confirmed booking knows the other
 * already.
 */
export function visibleMessage(text: string, { status, lead }: Acquaintance): string {
  const areStrangers = BEFORE_THE_YES.includes(lead?.status ?? status)
  return areStrangers ? maskContacts(text) : text
}

/**
 * The words of a request as the pilot reads them. Whom they have blocked writes them nothing, here as
 * in a conversation, and is not told.
 */
export function requestWords(
  text: string,
  { isGuestBlocked, ...acquaintance }: Acquaintance & { isGuestBlocked: boolean },
): string {
  return isGuestBlocked ? "" : visibleMessage(text, acquaintance)
}
