import { z } from "zod"
import { TOPICS } from "#features/flights/core/flight.ts"
import { isRealDay, NO_SUCH_DAY } from "#platform/days.ts"
import { line } from "#platform/text-input.ts"
import {
  DEFAULT_RADIUS_KM,
  type FlightLength,
  type PlaneKind,
  RADII_KM,
  RATING_STEPS,
  type Sort,
} from "./search-query.ts"

/*
 * `GET /api/flights`: the filters of the search page under the names of the API. Unlike the page,
 * which shows the nearest sensible search, it refuses what it does not understand.
 */

const MAX_PAGE_SIZE = 50
const MAX_NAME_LENGTH = 120
const MAX_CURSOR_LENGTH = 200
const DEAREST_CENTS = 150_000

export const API_SORTS: Record<string, Sort> = {
  recommended: "empfohlen",
  date: "datum",
  price: "preis",
  distance: "entfernung",
  duration: "dauer",
  rating: "bewertung",
}
const API_LENGTHS: Record<string, FlightLength> = { short: "kurz", medium: "mittel", long: "lang" }
const API_PLANES: Record<string, PlaneKind> = {
  high_wing: "hochdecker",
  low_wing: "tiefdecker",
  twin: "zweimotorig",
  motor_glider: "reisemotorsegler",
  ultralight: "ultraleicht",
  glider: "segelflugzeug",
}

const number = (text: z.ZodString) => text.transform(Number)
const wholeNumber = number(z.string().regex(/^-?\d{1,9}$/, "Hier passt nur eine ganze Zahl."))
const degrees = number(
  z.string().regex(/^-?\d{1,3}(?:\.\d{1,9})?$/, "Hier passt nur eine Zahl in Grad."),
)
const latitude = degrees.pipe(z.number().min(-90).max(90))
const longitude = degrees.pipe(z.number().min(-180).max(180))
const day = z.string().refine(isRealDay, NO_SUCH_DAY)
const yes = z.literal(["true", "false"]).transform((text) => text === "true")

/** Values parted by commas, each of a few known ones. */
function oneOrMore<Value>(known: Record<string, Value>) {
  const names = Object.keys(known)
  return z
    .string()
    .transform((text) => text.split(","))
    .refine((said) => said.every((name) => names.includes(name)), {
      error: `Möglich sind ${names.join(", ")}.`,
    })
    .transform((said) => said.flatMap((name) => known[name] ?? []))
    .default([])
}

export const flightsQuerySchema = z
  .strictObject({
    town: line(MAX_NAME_LENGTH).default(""),
    lat: latitude.optional(),
    lng: longitude.optional(),
    west: longitude.optional(),
    south: latitude.optional(),
    east: longitude.optional(),
    north: latitude.optional(),
    destination: line(MAX_NAME_LENGTH).default(""),
    radius: wholeNumber.pipe(z.number().min(1).max(RADII_KM[4])).default(DEFAULT_RADIUS_KM),
    from: day.optional(),
    to: day.optional(),
    weekends: yes.default(false),
    persons: wholeNumber.pipe(z.number().min(1).max(5)).default(1),
    maxTotalCents: wholeNumber.pipe(z.number().min(1).max(DEAREST_CENTS)).optional(),
    durations: oneOrMore(API_LENGTHS),
    kinds: oneOrMore({
      round_trip: "round_trip",
      one_way: "one_way",
      excursion: "excursion",
    } as const),
    topics: oneOrMore(Object.fromEntries(TOPICS.map((topic) => [topic, topic]))),
    instantBooking: yes.default(false),
    aircraft: oneOrMore(API_PLANES),
    minRating: z.literal(RATING_STEPS.map(String)).transform(Number).optional(),
    dog: yes.default(false),
    child: yes.default(false),
    sort: z.literal(Object.keys(API_SORTS)).default("recommended"),
    limit: wholeNumber.pipe(z.number().min(1).max(MAX_PAGE_SIZE)).default(20),
    cursor: line(MAX_CURSOR_LENGTH).optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    error: "Das Ende liegt vor dem Anfang.",
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    path: ["lng"],
    error: "Zu einem Standort gehören beide Grade.",
  })
  .refine(
    ({ west, south, east, north }) =>
      new Set([west, south, east, north].map((edge) => edge === undefined)).size === 1,
    {
      path: ["west"],
      error: "Zu einem Ausschnitt gehören alle vier Seiten.",
    },
  )
  .refine(({ west, east }) => west === undefined || east === undefined || west < east, {
    path: ["east"],
    error: "Der Osten liegt westlich des Westens.",
  })
  .refine(({ south, north }) => south === undefined || north === undefined || south < north, {
    path: ["north"],
    error: "Der Norden liegt südlich des Südens.",
  })
export type FlightsQuery = z.output<typeof flightsQuerySchema>

const airportSchema = z.object({ code: z.string(), name: z.string() })

export const flightsAnswerSchema = z.object({
  flights: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      kind: z.enum(["round_trip", "one_way", "excursion"]),
      topics: z.array(z.string()),
      /** Null while the day is still to be agreed on. */
      departsAt: z.string().nullable(),
      arrivesAt: z.string().nullable(),
      timeZone: z.string(),
      /** Of an offer without a date: first and last ISO day, and the days of the week (1 is Monday). */
      window: z.object({ from: z.string(), to: z.string(), weekdays: z.array(z.int()) }).nullable(),
      departure: airportSchema,
      destination: airportSchema,
      durationMinutes: z.int(),
      /** Of one person, fee included. */
      totalCents: z.int(),
      freeSeats: z.int(),
      instantBooking: z.boolean(),
      pilot: z.object({
        id: z.int(),
        name: z.string(),
        rating: z.number().nullable(),
        reviewCount: z.int(),
      }),
    }),
  ),
  total: z.int(),
  nextCursor: z.string().nullable(),
})
export type FlightsAnswer = z.output<typeof flightsAnswerSchema>
