import { ADMIN_BOOKINGS_PATH } from "#features/bookings/core/admin-booking-path.ts"
import { BOOKING_STATUS_LABELS, type BookingStatus } from "#features/bookings/core/booking.ts"
import { isRealDay } from "#platform/days.ts"
import { type ListQuery, listAddress, parseListAddress } from "#platform/list-address.ts"
import type { BookingDeadline } from "./next-step.ts"

const STATUSES = {
  angefragt: "requested",
  zugesagt: "confirmed",
  "zahlung-offen": "payment_due",
  "neuer-termin": "rebooking_offered",
  geflogen: "flown",
  "nicht-erschienen": "no_show",
  "in-klaerung": "disputed",
  abgerechnet: "settled",
  storniert: "cancelled_by_passenger",
  abgesagt: "cancelled_by_pilot",
  abgelehnt: "declined",
  abgelaufen: "expired",
  zurueckgezogen: "withdrawn",
  gehalten: "held",
  verfallen: "lapsed",
} satisfies Record<string, BookingStatus>

/** Every booking, for the back office: found by number, people, flight or payment. */
export const BOOKING_LIST = {
  path: ADMIN_BOOKINGS_PATH,
  choices: {
    view: { alle: "Alle", offen: "Mit offenem Fall" },
    status: {
      "": "Alle Bestellten",
      ...Object.fromEntries(
        Object.entries(STATUSES).map(([word, status]) => [word, BOOKING_STATUS_LABELS[status]]),
      ),
    } as Record<string, string>,
    sort: {
      neueste: "Neueste zuerst",
      aelteste: "Älteste zuerst",
      start: "Nächster Start zuerst",
      "letzter-start": "Letzter Start zuerst",
      betrag: "Höchster Betrag zuerst",
    },
  },
} as const

/** The status that the address asks for; undefined: everything that was ordered. */
export function statusOfQuery({ status }: BookingListQuery): BookingStatus | undefined {
  return Object.entries(STATUSES).find(([word]) => word === status)?.[1]
}

export interface BookingListQuery extends ListQuery<typeof BOOKING_LIST> {
  /** ISO days between which the flight starts, both included; empty: open. */
  from: string
  to: string
  /** The page after or before a booking, which new ones do not move. */
  turn: { to: "next" | "previous"; id: number } | null
}

/** Reads an address; invalid parameters are ignored. */
export function parseBookingListAddress(words: URLSearchParams): BookingListQuery {
  const day = (word: string) => {
    const said = words.get(word) ?? ""
    return isRealDay(said) ? said : ""
  }
  const next = numberOf(words.get("nach"))
  const previous = numberOf(words.get("vor"))
  return {
    ...parseListAddress(BOOKING_LIST, words),
    from: day("von"),
    to: day("bis"),
    turn: next ? { to: "next", id: next } : previous ? { to: "previous", id: previous } : null,
  }
}

/** Everything that was ordered, the newest first. */
export const NO_FILTER: BookingListQuery = parseBookingListAddress(new URLSearchParams())

/** The address of the same list with something changed; it begins at its first booking again. */
export function bookingListAddress(
  query: BookingListQuery,
  change: Partial<BookingListQuery> = {},
): string {
  const words = wordsOf({ ...query, turn: null, ...change })
  return words.size > 0 ? `${BOOKING_LIST.path}?${words}` : BOOKING_LIST.path
}

/** The table of the same bookings, all pages of it. */
export function bookingsCsvPath(query: BookingListQuery): string {
  const words = wordsOf({ ...query, turn: null })
  const path = `${ADMIN_BOOKINGS_PATH}.csv`
  return words.size > 0 ? `${path}?${words}` : path
}

function wordsOf(query: BookingListQuery): URLSearchParams {
  const [, said] = listAddress(BOOKING_LIST, { ...query, page: 1 }).split("?")
  const words = new URLSearchParams(said)
  if (query.from) words.set("von", query.from)
  if (query.to) words.set("bis", query.to)
  if (query.turn) words.set(query.turn.to === "next" ? "nach" : "vor", String(query.turn.id))
  return words
}

function numberOf(said: string | null): number | null {
  return said && /^[1-9]\d{0,8}$/.test(said) ? Number(said) : null
}

export interface ListedBooking {
  id: number
  status: BookingStatus
  seats: number
  totalCents: number
  /** Null: somebody holds seats whom nobody knows yet. */
  guest: { id: number; name: string } | null
  pilot: { id: number; name: string }
  flight: {
    id: number
    title: string
    from: string
    to: string
    /** Null: an offer without a date. */
    startsAt: string | null
    timeZone: string
  }
  /** What a person has to look at, by its title. */
  cases: string[]
  /** Until when somebody else has to do something. */
  deadline: BookingDeadline | null
  createdAt: string
}
