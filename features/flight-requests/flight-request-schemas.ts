import { z } from "zod"
import { honeypotSchema } from "#features/subscriptions/honeypot-schema.ts"
import { isRealDay, NO_SUCH_DAY } from "#platform/days.ts"
import { line, lines, verbatim } from "#platform/text-input.ts"
import {
  DEFAULT_RADIUS_KM,
  GOAL_IDS,
  MAX_EUROS,
  MAX_MESSAGE_LENGTH,
  MAX_PERSONS,
  MIN_EUROS,
  RADII_KM,
} from "./flight-request.ts"

export const CHOOSE_TOWN = "Wähle eines der Ergebnisse aus"
const PERSONS = `Zwischen 1 und ${MAX_PERSONS} Personen gehen.`
const EUROS = `Zwischen ${MIN_EUROS} und ${MAX_EUROS.toLocaleString("de-DE")} €, ohne Cent.`

const point = (sentence: string) =>
  z.object(
    {
      lat: z.number(sentence).min(-90).max(90),
      lng: z.number(sentence).min(-180).max(180),
    },
    sentence,
  )

const day = verbatim(10, NO_SUCH_DAY).refine(isRealDay, NO_SUCH_DAY).nullable()

/** A town as it was chosen from the suggestions, and the flight that somebody asks for from there. */
export const newFlightRequestSchema = z.object({
  place: line(120, CHOOSE_TOWN).min(1, CHOOSE_TOWN),
  coordinates: point(CHOOSE_TOWN),
  radiusKm: z
    .literal([...RADII_KM], `Wähle ${RADII_KM.slice(0, -1).join(", ")} oder ${RADII_KM.at(-1)} km`)
    .default(DEFAULT_RADIUS_KM),
  goal: z.enum(GOAL_IDS, "Sag, wohin es gehen soll."),
  /** For `goal` „town“ alone; a town, an airfield or a sight. */
  destination: z
    .object({ name: line(120, CHOOSE_TOWN).min(1, CHOOSE_TOWN), coordinates: point(CHOOSE_TOWN) })
    .nullable()
    .default(null),
  /** ISO days, both included; neither: any day. */
  firstDay: day.default(null),
  lastDay: day.default(null),
  persons: z.int(PERSONS).min(1, PERSONS).max(MAX_PERSONS, PERSONS),
  /** The most that one person wants to pay, in whole euros. */
  mostEuros: z.int(EUROS).min(MIN_EUROS, EUROS).max(MAX_EUROS, EUROS).nullable().default(null),
  message: lines(MAX_MESSAGE_LENGTH).default(""),
  // whoever is signed in is written to at the address of the account; others are asked for theirs
  email: verbatim(1000).nullish(),
  honeypot: honeypotSchema,
})

export type NewFlightRequest = z.output<typeof newFlightRequestSchema>

export const flightRequestSchema = z.object({
  id: z.int(),
  status: z.enum(["draft", "open", "offer_received", "matched", "closed", "expired", "removed"]),
  endsAt: z.iso.datetime().nullable(),
})

export type FlightRequest = z.output<typeof flightRequestSchema>

export const begunOfferSchema = z.object({
  /** Of the draft. */
  flightId: z.int(),
  path: z.string(),
})

export type BegunOffer = z.output<typeof begunOfferSchema>
