import { hasRight } from "#features/office-roles/office-right.ts"
import type { UserActor } from "#platform/actor.ts"
import { days, hours } from "#platform/duration.ts"

/*
 * An occurrence is what endangered an aircraft or people on a flight, or could have (Regulation (EU)
 * No 376/2014, Art. 2). Whoever was there reports it here, in confidence and without blame: open ->
 * closed; the closing is the back office's. It replaces no report to an authority.
 */

export type OccurrenceRole = "pilot" | "passenger"

/** The sections of Annex V of Regulation (EU) 2015/1018, aerodromes (Art. 4(1)(d)), and what fits nowhere. */
export const OCCURRENCE_KINDS = {
  operation: "Flugbetrieb",
  technical: "Technik",
  air_traffic: "Funk und Luftraum",
  emergency: "Notlage an Bord",
  surroundings: "Umgebung und Wetter",
  aerodrome: "Flugplatz und Boden",
  other: "Etwas anderes",
} as const
export type OccurrenceKind = keyof typeof OCCURRENCE_KINDS

/** What each of them holds, below its name. */
export const KIND_DETAILS: Record<OccurrenceKind, string> = {
  operation: "Von der Bahn abgekommen, außerhalb gelandet, Kontrolle verloren, Kraftstoff knapp",
  technical: "Motor, Ruder, Fahrwerk, Instrumente, starke Vibrationen, ein Teil verloren",
  air_traffic: "Luftraum verletzt, Missverständnis mit Flugsicherung oder Flugleitung",
  emergency: "Rauch, Feuer, Notruf, oder der Person am Steuer ging es plötzlich schlecht",
  surroundings: "Jemandem zu nah gekommen, Vogel, Drohne, Laser, Vereisung, Turbulenz, Blitz",
  aerodrome: "Hindernis auf der Bahn, Betanken, jemand zu nah am Propeller",
  other: "Auch, wenn du nicht sicher bist, wohin es gehört",
}

export const FLIGHT_PHASES = {
  preparation: "Vorbereitung und Einsteigen",
  taxi: "Rollen",
  take_off: "Start und Steigflug",
  en_route: "Unterwegs",
  landing: "Anflug und Landung",
  after_landing: "Nach der Landung, Aussteigen",
} as const
export type FlightPhase = keyof typeof FLIGHT_PHASES

export const MIN_WORDS_LENGTH = 20
export const MAX_WORDS_LENGTH = 5000

interface PlannedFlight {
  departsAt: Date
  arrivesAt: Date
}

/** Preparation and apron count, too; afterwards it takes some people a while. */
const REPORTED_BEFORE_START_MS = hours(24)
const REPORTED_AFTER_END_MS = days(30)

/** From when and until when something about a flight is reported. */
export function reportingWindow({ departsAt, arrivesAt }: PlannedFlight) {
  return {
    from: new Date(departsAt.getTime() - REPORTED_BEFORE_START_MS),
    until: new Date(arrivesAt.getTime() + REPORTED_AFTER_END_MS),
  }
}

/** Who flies or comes along reports, as often as there is something to say; null: neither. */
export function canReportOccurrence(
  { role, ...flight }: PlannedFlight & { role: OccurrenceRole | null },
  now: Date,
): boolean {
  const { from, until } = reportingWindow(flight)
  return role !== null && now >= from && now <= until
}

/** The back office reads what it has no part in: who flew or had booked never learns of a report. */
export function canReadOccurrence(actor: UserActor, occurrence: { isInvolved: boolean }): boolean {
  return hasRight(actor, "occurrences.read") && !occurrence.isInvolved
}

export function canCloseOccurrence(
  actor: UserActor,
  occurrence: { isInvolved: boolean; closedAt: Date | null },
): boolean {
  const mayClose = hasRight(actor, "occurrences.close") && canReadOccurrence(actor, occurrence)
  return mayClose && occurrence.closedAt === null
}

/** A report as its reporter sees it; instants are ISO text. */
export interface OwnOccurrence {
  ref: string
  kind: OccurrenceKind
  phase: FlightPhase
  words: string
  reportedAt: string
  isClosed: boolean
}

/** The page on which somebody reports; instants are ISO text. */
export interface OccurrencePageView {
  flight: { id: number; title: string; departsAt: string; timeZone: string }
  role: OccurrenceRole
  canReport: boolean
  /** What it waits for, where it is too early; null: not that. */
  opensAt: string | null
  own: OwnOccurrence[]
}
