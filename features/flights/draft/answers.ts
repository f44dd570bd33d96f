import { z } from "zod"
import { TOPICS } from "#features/flights/core/flight.ts"
import { SCENE_TERRAINS } from "#features/flights/core/scene-choice.ts"
import { PLANE_OWNERSHIPS } from "#features/planes/plane.ts"
import { rowId } from "#platform/id-input.ts"
import { line, lines } from "#platform/text-input.ts"
import type { DraftStep } from "./draft.ts"
import { EXTRA_COST_KINDS } from "./extra-costs.ts"

/*
 * What the forms of the nine steps hold: text as it was typed. A save takes whatever has this form;
 * whether it makes a flight is judged apart from it (`judge-draft.ts`).
 */

const dayText = line(10)
const timeText = line(5)
const numberText = line(12)
const weekdays = z.array(z.int().min(1).max(7)).max(7)

export const MAX_TITLE_LENGTH = 80
export const MAX_DESCRIPTION_LENGTH = 4_000
export const MAX_MEETING_POINT_LENGTH = 300
/** Stops between departure and destination. */
export const MAX_STOPS = 12
export const MAX_EXTRA_COSTS = 12

const dateAnswers = z.object({
  schedule: z.enum(["fixed", "flexible", "series"]),
  day: dayText,
  time: timeText,
  /** An offer without a date: first and last day, weekdays (none: all of them), earliest and latest start. */
  windowFrom: dayText,
  windowTo: dayText,
  windowWeekdays: weekdays,
  windowEarliest: timeText,
  windowLatest: timeText,
  seriesFrom: dayText,
  seriesTo: dayText,
  seriesWeekdays: weekdays,
  seriesTime: timeText,
  /** Days of the series on which there is no flight. */
  seriesSkipped: z.array(dayText).max(60),
})

const kindAnswers = z.object({
  kind: z.enum(["round_trip", "excursion", "one_way", ""]),
  /** Of an outing, in hours and minutes: „3:30“. */
  stay: line(6),
  topics: z.array(z.enum(TOPICS)).max(TOPICS.length),
  booking: z.enum(["request", "instant", ""]),
})

const costAnswers = z.object({
  ownership: z.enum([...PLANE_OWNERSHIPS, ""]),
  /** The time that is paid for, of an outing there and back: „1:40“. */
  flightTime: timeText,
  hourlyRate: numberText,
  rate: z.enum(["wet", "dry"]),
  fuelLitresPerHour: numberText,
  fuelPrice: numberText,
  extras: z
    .array(
      z.object({
        kind: z.enum(EXTRA_COST_KINDS),
        label: line(60),
        amount: numberText,
        /** Why it is more than usual; unset where nobody was asked. */
        explanation: line(200).optional(),
      }),
    )
    .max(MAX_EXTRA_COSTS),
  seats: line(2),
  seatPrice: numberText,
})

const planeAnswers = z.object({ planeId: rowId.nullable() })

const stopAnswer = z.object({
  /** ICAO code of an aerodrome; empty for any other place. */
  code: line(4),
  name: line(80).min(1),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
})

const routeAnswers = z.object({
  /** ICAO codes. */
  departure: line(4),
  destination: line(4),
  stops: z.array(stopAnswer).max(MAX_STOPS),
})

const pictureAnswers = z.object({ terrain: z.enum([...SCENE_TERRAINS, ""]) })

const insuranceAnswers = z.object({ isConfirmed: z.boolean() })

const wordAnswers = z.object({
  title: line(MAX_TITLE_LENGTH),
  description: lines(MAX_DESCRIPTION_LENGTH),
  meetingPoint: line(MAX_MEETING_POINT_LENGTH),
  luggageKg: line(3),
  isDogWelcome: z.boolean(),
  isChildWelcome: z.boolean(),
})

/** Nothing is asked on the summary; its step is there so that a page knows what it belongs to. */
const nothing = z.object({})

export const ANSWER_SCHEMAS = {
  datum: dateAnswers,
  typ: kindAnswers,
  kosten: costAnswers,
  flugzeug: planeAnswers,
  route: routeAnswers,
  fotos: pictureAnswers,
  zusammenfassung: nothing,
  versicherung: insuranceAnswers,
  beschreibung: wordAnswers,
} as const satisfies Record<DraftStep, z.ZodType>

export type AnswersOf<S extends DraftStep> = z.output<(typeof ANSWER_SCHEMAS)[S]>
export type DraftAnswers = { [S in DraftStep]: AnswersOf<S> }
/** A step that nobody has answered is not there. */
export type SavedAnswers = Partial<DraftAnswers>
export type StopAnswer = z.output<typeof stopAnswer>
