import {
  answerBy,
  type ChangedFact,
  changesOf,
  type FlightFacts,
  needsConsent,
} from "#features/flights/core/flight-change.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant } from "#platform/time.ts"
import type { AnswersOf } from "./answers.ts"
import type { DraftProblem, Reading } from "./draft.ts"
import type { BookedFlight } from "./facts.ts"
import type { ReadCosts } from "./parse-costs.ts"

/** What a booked flight becomes with a draft. */
export interface OfferedChange {
  before: FlightFacts
  after: FlightFacts
  /** null: nothing that anybody has to agree to. */
  answerBy: Date | null
}

interface Changed {
  schedule: AnswersOf<"datum">["schedule"]
  costs: ReadCosts | undefined
  /** To the destination, for the fuel that is on board. */
  durationMinutes: number | undefined
  /** Undefined as long as one of its parts cannot be read. */
  after: FlightFacts | undefined
}

/**
 * What guests may expect of a flight that they have booked: it never gets dearer, nobody loses their
 * seat, the aircraft carries all of them, and there is time to ask them. The value is the change,
 * undefined where nothing differs that they have booked.
 */
export function judgeGuests(
  { schedule, costs, durationMinutes, after }: Changed,
  booked: BookedFlight,
  now: Date,
): Reading<OfferedChange> {
  const problems: DraftProblem[] = []
  const refuse = (field: Field, message: string) => {
    problems.push({ ...field, message })
  }
  const { facts: before, seatsTaken } = booked
  if (schedule !== "fixed") {
    refuse(
      { step: "datum", property: "schedule" },
      "Diesen Flug haben Gäste mit seinem Termin gebucht. Eine Serie oder ein flexibler Termin wird daraus nicht mehr.",
    )
  }
  if (costs && costs.seatPriceCents > before.seatPriceCents) {
    refuse(
      FIELDS.price,
      `Höchstens ${formatEuro(before.seatPriceCents)}: So haben deine Gäste gebucht, und teurer wird es nach der Buchung nie.`,
    )
  }
  if (costs && costs.seats < seatsTaken) {
    refuse(SEATS, `Mindestens ${seatsTaken}: So viele Plätze sind schon vergeben.`)
  }
  const changes = after ? changesOf(before, after) : []
  const planeId = after?.plane?.id
  const isHeavier = changes.includes("plane") || (durationMinutes ?? 0) > booked.durationMinutes
  if (isHeavier && planeId && !booked.doesCarry(planeId, durationMinutes ?? 0)) {
    refuse(
      FIELDS.plane,
      "Mit den Gästen, die gebucht haben, passt die Beladung dieses Flugzeugs nicht.",
    )
  }
  const asked = changes.filter((fact) => fact !== "price")
  const by = after && needsConsent(changes) ? answerBy({ before, after }, now) : null
  const fields = fieldsOf(changes, costs, booked)
  const hindrance = hindranceOf(booked)
  if (hindrance) for (const field of fields) refuse(field, hindrance)
  else if (by === undefined) for (const fact of asked) refuse(FIELDS[fact], tooLate(before))
  return {
    value:
      after && by !== undefined && changes.length > 0 ? { before, after, answerBy: by } : undefined,
    problems,
    warnings: [],
  }
}

type Field = Pick<DraftProblem, "step" | "property">

/** Where a pilot can take back what guests would not find as they have booked it. */
const FIELDS: Record<ChangedFact, Field> = {
  start: { step: "datum", property: "time" },
  end: { step: "kosten", property: "flightTime" },
  way: { step: "route", property: "departure" },
  plane: { step: "flugzeug", property: "planeId" },
  price: { step: "kosten", property: "seatPrice" },
}
const SEATS: Field = { step: "kosten", property: "seats" }
const COSTS: Field = { step: "kosten", property: "extras" }

function fieldsOf(
  changes: readonly ChangedFact[],
  costs: ReadCosts | undefined,
  { seatsOffered, totalCostCents }: BookedFlight,
): Field[] {
  return [
    ...changes.map((fact) => FIELDS[fact]),
    ...(costs && costs.seats !== seatsOffered ? [SEATS] : []),
    ...(costs && costs.totalCostCents !== totalCostCents ? [COSTS] : []),
  ]
}

const MEANWHILE = "Bis dahin lassen sich nur Texte und Fotos ändern."

/** Somebody is about to book what would change under them. */
function hindranceOf({ requested, held }: BookedFlight): string | undefined {
  if (requested > 0) {
    const waits = requested === 1 ? "wartet eine Anfrage" : `warten ${requested} Anfragen`
    return `Zu diesem Flug ${waits} auf eine Antwort. Beantworte sie zuerst im Cockpit. ${MEANWHILE}`
  }
  if (held > 0) {
    return `Gerade ist jemand an der Kasse. Meist weißt du in einer Viertelstunde mehr, bei Plätzen von der Warteliste in höchstens 12 Stunden. ${MEANWHILE}`
  }
  return undefined
}

function tooLate({ departsAt, timeZone }: FlightFacts): string {
  return `Das müssten deine Gäste bis drei Stunden vor dem Start annehmen, und dafür ist es zu spät. Gebucht ist ${formatInstant(new Date(departsAt), timeZone)}. Texte, Fotos und ein niedrigerer Preis gehen noch.`
}
