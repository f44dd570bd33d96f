import { z } from "zod"
import { VERDICTS } from "./judge-minimums.ts"

/*
 * What a call answers of the weather at the aerodromes of a flight: each report as it came, in plain
 * German, and held against the pilot's own minimums.
 */

const station = z.object({
  code: z.string(),
  /** Null where it is none of our aerodromes. */
  name: z.string().nullable(),
  /** 0 where it is the aerodrome itself. */
  distanceKm: z.number(),
})

const report = z.object({
  station,
  raw: z.string(),
  ageMinutes: z.int(),
})

const metar = report.extend({
  /** Empty where the raw text could not be read. */
  lines: z.array(z.object({ label: z.string(), text: z.string() })),
  /** Empty where the pilot has no minimums, or the raw text could not be read. */
  judgements: z.array(
    z.object({
      subject: z.string(),
      value: z.string(),
      limit: z.string(),
      verdict: z.enum(VERDICTS),
    }),
  ),
})

const taf = report.extend({
  /** Empty where the raw text could not be read. */
  periods: z.array(z.object({ when: z.string(), change: z.string(), text: z.string() })),
  /** ISO instant until which it reaches; null where the raw text could not be read. */
  validTo: z.string().nullable(),
})

/** `none`: nobody within reach reports; `unreachable`: the service did not answer. */
const missing = z.object({ state: z.enum(["none", "unreachable"]) })

export const placeReportsSchema = z.object({
  /** Of the aerodrome. */
  code: z.string(),
  metar: z.union([metar.extend({ state: z.literal("found") }), missing]),
  taf: z.union([taf.extend({ state: z.literal("found") }), missing]),
})

export type PlaceReports = z.output<typeof placeReportsSchema>
export type FoundMetar = Extract<PlaceReports["metar"], { state: "found" }>
export type FoundTaf = Extract<PlaceReports["taf"], { state: "found" }>
