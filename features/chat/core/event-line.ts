/** What a line about something that happened may name. */
export interface LineFacts {
  /** Public names. */
  pilot: string
  guest: string
  /** It is about more seats of a booking. */
  isAboutMore: boolean
}

/** What stands in a conversation when its booking, or its flight request, moves on. */
export const EVENT_LINES = {
  "booking.requested": ({ guest, isAboutMore }) =>
    isAboutMore ? `${guest} hat weitere Plätze angefragt` : `${guest} hat angefragt`,
  "booking.confirmed_at_once": ({ guest, isAboutMore }) =>
    isAboutMore ? `${guest} hat Plätze dazugebucht` : `${guest} hat gebucht`,
  "booking.accepted": ({ pilot }) => `${pilot} hat zugesagt`,
  "booking.joined": ({ pilot }) => `${pilot} hat die weiteren Plätze zugesagt`,
  "booking.countered": ({ pilot }) => `${pilot} hat einen anderen Start vorgeschlagen`,
  "booking.counter_accepted": ({ guest }) => `${guest} ist mit dem anderen Start einverstanden`,
  // the pilot did, or the flight is no more
  "booking.declined": ({ isAboutMore }) =>
    isAboutMore ? "Die weiteren Plätze sind abgelehnt" : "Die Anfrage ist abgelehnt",
  "booking.expired": ({ isAboutMore }) =>
    isAboutMore
      ? "Die Anfrage über weitere Plätze ist ohne Antwort abgelaufen"
      : "Die Anfrage ist ohne Antwort abgelaufen",
  "booking.withdrawn": ({ guest, isAboutMore }) =>
    isAboutMore
      ? `${guest} hat die Anfrage über weitere Plätze zurückgezogen`
      : `${guest} hat die Anfrage zurückgezogen`,
  "booking.reservation_lost": () => "Die Anfrage ist beendet, der Betrag war nicht mehr reserviert",
  "booking.payment_lost": () => "Die Zahlung ist offen",
  "booking.paid_again": ({ guest }) => `${guest} hat neu bezahlt`,
  "booking.unpaid": () => "Die Buchung ist beendet, bezahlt wurde nichts",
  "booking.unpaid_withdrawn": ({ guest }) => `${guest} hat die unbezahlte Buchung zurückgezogen`,
  "booking.cancelled": ({ isAboutMore }) =>
    isAboutMore ? "Die weiteren Plätze sind abgesagt" : "Die Buchung ist abgesagt",
  "booking.given_up": ({ guest }) => `${guest} hat storniert`,
  "booking.seats_given_up": ({ guest }) => `${guest} hat Plätze abgegeben`,
  "booking.new_dates_offered": ({ pilot }) => `${pilot} schlägt neue Termine vor`,
  "booking.rebooked": ({ guest }) => `${guest} hat einen neuen Termin gewählt`,
  "booking.rebooked_by_office": ({ guest }) => `Wir haben ${guest} auf diesen Flug umgebucht`,
  "booking.new_dates_declined": () => "Die neuen Termine passten nicht, die Buchung ist beendet",
  "booking.change_asked": ({ pilot }) => `${pilot} hat den Flug geändert und fragt, ob das passt`,
  "booking.change_agreed": ({ guest }) => `${guest} ist mit der Änderung einverstanden`,
  "booking.change_undone": () => "Die Änderung ist zurückgenommen, es bleibt wie gebucht",
  "booking.left": ({ guest }) => `${guest} fliegt wegen der Änderung nicht mit`,
  "flight_request.offer_received": ({ pilot }) => `${pilot} bietet einen Flug zu diesem Gesuch an`,
} satisfies Record<string, (facts: LineFacts) => string>

export type LineKind = keyof typeof EVENT_LINES
export type BookingLineKind = Extract<LineKind, `booking.${string}`>

/** The sentence is made when it is read, so that it names nobody who is gone. */
export function eventLine(kind: LineKind, facts: LineFacts): string {
  return EVENT_LINES[kind](facts)
}
