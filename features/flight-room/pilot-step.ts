import type { GoView } from "#features/flight-day/flight-day-view.ts"
import { BOOKING_CLOSES_BEFORE_START_MS, type FlightStatus } from "#features/flights/core/flight.ts"
import { reviewPath } from "#features/reviews/review-paths.ts"
import { confirmPath, costsPath } from "#features/settlements/settlement-paths.ts"
import { formatInstant } from "#platform/time.ts"

/** What a pilot does next on a flight, at the top of its room. */
export interface NextStep {
  title: string
  text: string
  action?: { label: string; href: string }
}

interface StepFacts {
  id: number
  status: FlightStatus
  /** As it is announced by now. */
  departsAt: Date
  timeZone: string
  /** Whether it flies; null: there is nothing to decide yet, or any more. */
  go: GoView | null
  /** Requests that wait for an answer. */
  requests: number
  /** Seats of guests who come along, or came. */
  guests: number
  /** Guests whom the pilot may review and has not. */
  toReview: number
}

export function pilotStep(flight: StepFacts, now: Date): NextStep {
  if (flight.requests > 0) {
    return {
      title: flight.requests === 1 ? "Eine Anfrage wartet" : `${flight.requests} Anfragen warten`,
      text: "Sag zu oder ab. Bis dahin ist der Betrag nur reserviert.",
      action: { label: "Zu den Anfragen", href: "#anfragen" },
    }
  }
  if (flight.toReview > 0 && flight.status !== "settlement_due") {
    return {
      title: flight.toReview === 1 ? "Wie war dein Gast?" : "Wie waren deine Gäste?",
      text: "Zu lesen ist beides erst, wenn beide Seiten geschrieben haben.",
      action: { label: "Bewerten", href: reviewPath(flight.id) },
    }
  }
  return STEPS[flight.status](flight, now)
}

const UNDECIDED = {
  title: "Fliegt ihr?",
  text: "Sieh dir Wetter und Flugzeug an und sag es deinen Gästen.",
}

const GO_STEPS: Record<GoView["kind"], NextStep> = {
  open: UNDECIDED,
  overdue: UNDECIDED,
  later: { title: "Noch zu entscheiden", text: "Deine Gäste wissen, bis wann du es ihnen sagst." },
  go: { title: "Ihr fliegt", text: "Am Flugplatz hakst du ab, wer da ist, dann geht es los." },
}

const STEPS: Record<FlightStatus, (flight: StepFacts, now: Date) => NextStep> = {
  draft: () => ({
    title: "Noch ein Entwurf",
    text: "Reich ihn ein, dann können andere ihn buchen.",
  }),
  in_review: () => ({
    title: "Wir lesen deinen Flug",
    text: "Das ist bei deinen ersten Flügen so. Du bekommst Bescheid, sobald er zu sehen ist.",
  }),
  published: ({ guests, departsAt, timeZone, go }, now) => {
    if (departsAt <= now) {
      return {
        title: "Der Flug läuft",
        text: "Nach der Landung geht es hier mit der Abrechnung weiter.",
      }
    }
    if (go && guests > 0) return GO_STEPS[go.kind]
    const closesAt = new Date(departsAt.getTime() - BOOKING_CLOSES_BEFORE_START_MS)
    const until =
      closesAt > now
        ? `Gebucht werden kann bis ${formatInstant(closesAt, timeZone)}.`
        : "Die Buchung ist geschlossen."
    return guests === 0
      ? { title: "Noch fliegt niemand mit", text: until }
      : { title: guests === 1 ? "Ein Gast fliegt mit" : `${guests} Gäste fliegen mit`, text: until }
  },
  paused: () => ({
    title: "Buchungen sind pausiert",
    text: "Wer schon gebucht hat, fliegt mit. Nimm die Pause zurück oder sag den Flug ab.",
  }),
  under_way: () => ({
    title: "Der Flug läuft",
    text: "Nach der Landung geht es hier mit der Abrechnung weiter.",
  }),
  settlement_due: ({ id }) => ({
    title: "Rechne den Flug ab",
    text: "Trag ein, was er gekostet hat. Daraus entstehen die Anteile deiner Gäste.",
    action: { label: "Abrechnen", href: costsPath(id) },
  }),
  settlement_submitted: ({ id }) => ({
    title: "Die Abrechnung liegt vor",
    text: "Deine Gäste haben 48 Stunden für einen Einwand, danach wird ausgezahlt.",
    action: { label: "Abrechnung ansehen", href: confirmPath(id) },
  }),
  closed: ({ id, guests }) => ({
    title: "Abgeschlossen",
    text: guests === 0 ? "Mitgeflogen ist niemand." : "Alles ist abgerechnet.",
    ...(guests > 0 && { action: { label: "Abrechnung ansehen", href: confirmPath(id) } }),
  }),
  cancelled: () => ({
    title: "Der Flug ist abgesagt",
    text: "Wer gebucht hatte, bekommt alles zurück.",
  }),
  expired: () => ({
    title: "Niemand hat gebucht",
    text: "Der Tag ist vorbei, abzurechnen ist nichts.",
  }),
  blocked: () => ({
    title: "Der Flug ist gesperrt",
    text: "Warum, steht auf der Seite des Flugs und in unserer Mail.",
  }),
}
