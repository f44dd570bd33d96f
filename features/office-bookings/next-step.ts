import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { expectedDeparture } from "#features/flights/core/flight-clock.ts"
import { answerBy, canDecideObjection } from "#features/settlements/objection.ts"
import { PAYOUT_LABELS, type PayoutState } from "#features/settlements/payout.ts"
import { dueAt } from "#features/settlements/settlement.ts"

/*
 * What comes next for a booking, who has to do it and until when, as the rules of its own rooms say
 * it. Instants are ISO text, since they travel to the browser.
 */

interface OpenBooking {
  status: BookingStatus
  holdUntil: Date
  respondBy: Date | null
  counterDepartsAt: Date | null
  paymentDueBy: Date | null
  rebookBy: Date | null
}

export interface BookingDeadline {
  /** Who is waited for: „Pilot:in antwortet“ */
  label: string
  at: string
}

/** Until when somebody has to answer, pay or choose; null where no clock of its own runs. */
export function deadlineOfBooking(booking: OpenBooking): BookingDeadline | null {
  const until = (label: string, at: Date | null) => at && { label, at: at.toISOString() }
  switch (booking.status) {
    case "held":
      return until("Gast bestellt", booking.holdUntil)
    case "requested":
      return until(
        booking.counterDepartsAt ? "Gast antwortet auf andere Zeit" : "Pilot:in antwortet",
        booking.respondBy,
      )
    case "payment_due":
      return until("Gast zahlt", booking.paymentDueBy)
    case "rebooking_offered":
      return until("Gast wählt neuen Termin", booking.rebookBy)
    default:
      return null
  }
}

export interface NextStep {
  text: string
  /** By whom or when: a term with its instant. */
  deadline: BookingDeadline | null
}

export interface NextStepFacts {
  booking: OpenBooking
  flight: {
    status: FlightStatus
    departsAt: Date | null
    expectedDepartsAt: Date | null
    arrivesAt: Date | null
  }
  /** The open question after a change of the flight. */
  changeAnswerBy: Date | null
  objectionsUntil: Date | null
  objection: { objectedAt: Date | null; answeredAt: Date | null } | null
  payout: PayoutState | null
  /** What is on its way back to the guest. */
  waitingCents: number
}

/** What happens next with a booking if nobody in the back office does anything. */
export function nextStepOfBooking(facts: NextStepFacts, now: Date): NextStep {
  const { booking, waitingCents } = facts
  const deadline = deadlineOfBooking(booking)
  switch (booking.status) {
    case "held":
      return { text: "Wird bis dahin nicht bestellt, sind die Plätze wieder frei.", deadline }
    case "requested":
      return { text: "Ohne Antwort läuft die Anfrage ab, abgebucht wird nichts.", deadline }
    case "payment_due":
      return { text: "Kommt bis dahin keine Zahlung, endet die Buchung.", deadline }
    case "rebooking_offered":
      return { text: "Ohne Wahl geht alles an den Gast zurück.", deadline }
    case "confirmed":
      return beforeTheFlight(facts)
    case "flown":
    case "no_show":
      return afterTheStatement(facts)
    case "disputed":
      return inDispute(facts, now)
    case "settled":
      return {
        text: facts.payout
          ? `Auszahlung an die Pilot:in: ${PAYOUT_LABELS[facts.payout]}.`
          : "Auszuzahlen ist nichts.",
        deadline: null,
      }
    default:
      return {
        text:
          waitingCents > 0
            ? "Die Buchung ist zu Ende, eine Erstattung ist noch unterwegs."
            : "Die Buchung ist zu Ende, hier geschieht nichts mehr.",
        deadline: null,
      }
  }
}

function beforeTheFlight({ flight, changeAnswerBy }: NextStepFacts): NextStep {
  const at = (label: string, instant: Date | null) =>
    instant && { label, at: instant.toISOString() }
  if (changeAnswerBy) {
    return {
      text: "Der Flug ist geändert. Ohne Zustimmung endet die Buchung, alles geht zurück.",
      deadline: at("Gast stimmt zu", changeAnswerBy),
    }
  }
  const starts = at("Start", expectedDeparture(flight))
  switch (flight.status) {
    case "paused":
      return {
        text: "Der Flug ist pausiert. Bleibt er es bis zum Start, ist er abgesagt und alles geht zurück.",
        deadline: starts,
      }
    case "under_way":
      return { text: "Der Flug läuft.", deadline: at("Landung geplant", flight.arrivesAt) }
    case "settlement_due":
      return {
        text: "Die Pilot:in rechnet ab. Nach 30 Tagen ohne Abrechnung geht alles zurück.",
        deadline: at("Abrechnung fällig", flight.arrivesAt && dueAt(flight.arrivesAt)),
      }
    case "blocked":
      return { text: "Der Flug ist gesperrt.", deadline: starts }
    default:
      return { text: "Der Flug startet.", deadline: starts }
  }
}

function afterTheStatement({ objectionsUntil }: NextStepFacts): NextStep {
  return {
    text: "Die Abrechnung liegt vor. Ohne Einwand wird danach ausgezahlt.",
    deadline: objectionsUntil && {
      label: "Einwand möglich bis",
      at: objectionsUntil.toISOString(),
    },
  }
}

function inDispute({ booking, objection }: NextStepFacts, now: Date): NextStep {
  const { objectedAt = null, answeredAt = null } = objection ?? {}
  if (objectedAt === null || canDecideObjection(booking, { objectedAt, answeredAt }, now)) {
    return { text: "Über den Einwand entscheidet jetzt die Verwaltung.", deadline: null }
  }
  return {
    text: "Die Pilot:in antwortet auf den Einwand, danach entscheidet die Verwaltung.",
    deadline: { label: "Antwort bis", at: answerBy(objectedAt).toISOString() },
  }
}
