import { CANCELLATION_REASONS } from "#features/bookings/cancellation/cancellation-reasons.ts"
import { EVENT_LINES, type LineFacts } from "#features/chat/core/event-line.ts"

/*
 * What has happened to a flight and its bookings, in plain words. A guest reads of the flight and of the
 * own bookings, the pilot of all.
 */

interface HistoryFacts extends LineFacts {
  /** Why a flight was cancelled, as the event says it. */
  reason: string | null
}

type Line = (facts: HistoryFacts) => string

const FLIGHT_LINES = {
  "flight.published": () => "Der Flug ist veröffentlicht",
  "flight.changed": ({ pilot }) => `${pilot} hat den Flug geändert`,
  // its pilot has, or time has: a flight that was paused until its start
  "flight.cancelled": ({ reason }) =>
    ["Der Flug ist abgesagt", reasonOf(reason)].filter(Boolean).join(", Grund: "),
  "flight.go_given": ({ pilot }) => `${pilot} hat entschieden: Der Flug findet statt`,
  "flight.go_postponed": ({ pilot }) => `${pilot} entscheidet später, ob geflogen wird`,
  "flight.go_overdue": ({ pilot }) => `${pilot} hat noch nicht entschieden`,
  "flight.delayed": ({ pilot }) => `${pilot} hat eine andere Startzeit angesagt`,
  "flight.diverted": ({ pilot }) => `${pilot} hat eine andere Landung angesagt`,
  "flight.departed": () => "Gestartet",
  "flight.landed": () => "Gelandet",
  "flight.settlement_submitted": ({ pilot }) => `${pilot} hat abgerechnet`,
  "flight.settlement_restated": () => "Die Abrechnung ist nach einem Einwand berichtigt",
  "flight.closed": () => "Der Flug ist abgeschlossen",
} satisfies Record<string, Line>

/** Of these only the pilot reads. */
const PILOT_LINES = {
  "flight.submitted": () => "Zur Prüfung eingereicht",
  "flight.returned": () => "Zum Nachbessern zurückgegeben",
  "flight.paused": () => "Buchungen pausiert",
  "flight.resumed": () => "Wieder buchbar",
  "flight.blocked": () => "Gesperrt",
  "flight.unblocked": () => "Sperre aufgehoben",
  "flight.expired": () => "Niemand hat gebucht",
} satisfies Record<string, Line>

const BOOKING_LINES: Readonly<Record<string, Line>> = {
  ...EVENT_LINES,
  "booking.boarded": ({ guest }) => `${guest} ist an Bord`,
  "booking.no_show": ({ guest }) => `${guest} ist nicht erschienen`,
  "booking.disputed": ({ guest }) => `${guest} hat einen Einwand gegen die Abrechnung`,
  "booking.objection_answered": ({ pilot }) => `${pilot} hat auf den Einwand geantwortet`,
  "booking.objection_withdrawn": ({ guest }) => `${guest} hat den Einwand zurückgezogen`,
  "booking.objection_decided": () => "Über den Einwand ist entschieden",
}

const LINES: Readonly<Record<string, Line>> = { ...FLIGHT_LINES, ...PILOT_LINES, ...BOOKING_LINES }

/** The kinds of events that a person reads of. */
export function historyKinds({ isPilot }: { isPilot: boolean }): string[] {
  const forAll = [...Object.keys(FLIGHT_LINES), ...Object.keys(BOOKING_LINES)]
  return isPilot ? [...forAll, ...Object.keys(PILOT_LINES)] : forAll
}

export interface HistoryEntry {
  id: number
  at: string
  text: string
}

export function historyLine(kind: string, facts: HistoryFacts): string {
  const line = LINES[kind]
  if (!line) throw new Error(`nobody reads of ${kind}`)
  return line(facts)
}

function reasonOf(reason: string | null): string | undefined {
  const labels: Readonly<Record<string, string>> = CANCELLATION_REASONS
  return reason === null ? undefined : labels[reason]
}
