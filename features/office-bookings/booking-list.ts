import { ADMIN_BOOKINGS_PATH } from "#features/bookings/core/admin-booking-path.ts"
import { BOOKING_STATUS_LABELS, type BookingStatus } from "#features/bookings/core/booking.ts"
import { isRealDay } from "#platform/days.ts"
import {
  type ListQuery,
  listAddress,
  parseListAddress,
  pathWithWords,
} from "#platform/list-address.ts"
import type { ListColumn } from "#platform/list-columns.ts"
import { tablePath } from "#platform/list-table.ts"
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

const SORTS = {
  neueste: "Neueste zuerst",
  aelteste: "Älteste zuerst",
  start: "Nächster Start zuerst",
  "letzter-start": "Letzter Start zuerst",
  betrag: "Höchster Betrag zuerst",
  "kleinster-betrag": "Kleinster Betrag zuerst",
} as const

/** What can be shown of each booking. */
export const BOOKING_COLUMNS = {
  booking: {
    heading: "Buchung",
    sorts: { descending: "neueste", ascending: "aelteste" },
    isFixed: true,
  },
  guest: { heading: "Gast" },
  pilot: { heading: "Pilot:in", isExtra: true },
  flight: { heading: "Flug" },
  start: { heading: "Start", sorts: { ascending: "start", descending: "letzter-start" } },
  seats: { heading: "Plätze", isExtra: true },
  price: {
    heading: "Preis",
    sorts: { descending: "betrag", ascending: "kleinster-betrag" },
  },
  status: { heading: "Stand" },
  created: { heading: "Angelegt", isExtra: true },
  waiting: { heading: "Was wartet" },
} as const satisfies Record<string, ListColumn<keyof typeof SORTS>>

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
    sort: SORTS,
  },
  columns: BOOKING_COLUMNS,
  isTurned: true,
} as const

export type BookingColumn = keyof typeof BOOKING_COLUMNS

/** The status that the address asks for; undefined: everything that was ordered. */
export function statusOfQuery({ status }: BookingListQuery): BookingStatus | undefined {
  return Object.entries(STATUSES).find(([word]) => word === status)?.[1]
}

export interface BookingListQuery extends ListQuery<typeof BOOKING_LIST> {
  /** ISO days between which the flight starts, both included; empty: open. */
  from: string
  to: string
}

/** Reads an address; invalid parameters are ignored. */
export function parseBookingListAddress(words: URLSearchParams): BookingListQuery {
  const day = (word: string) => {
    const said = words.get(word) ?? ""
    return isRealDay(said) ? said : ""
  }
  return {
    ...parseListAddress(BOOKING_LIST, words),
    from: day("von"),
    to: day("bis"),
  }
}

/** Everything that was ordered, the newest first. */
export const NO_FILTER: BookingListQuery = parseBookingListAddress(new URLSearchParams())

/** The address of the same list with something changed; it begins at its first booking again. */
export function bookingListAddress(
  query: BookingListQuery,
  change: Partial<BookingListQuery> = {},
): string {
  const wanted = { ...query, turn: null, ...change }
  const [, said] = listAddress(
    BOOKING_LIST,
    { ...wanted, hasDefaultView: false },
    { turn: wanted.turn },
  ).split("?")
  const words = new URLSearchParams(said)
  if (wanted.from) words.set("von", wanted.from)
  if (wanted.to) words.set("bis", wanted.to)
  return pathWithWords(BOOKING_LIST.path, words, query)
}

/** The table of the same bookings, all pages of it, or of those that were chosen. */
export function bookingsCsvPath(query: BookingListQuery, chosen: readonly string[] = []): string {
  return tablePath(bookingListAddress({ ...query, hasDefaultView: false }), chosen)
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
