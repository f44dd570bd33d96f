import { z } from "zod"
import type { GeoPoint } from "#features/places/geo.ts"
import { seconds } from "#platform/duration.ts"
import { line } from "#platform/text-input.ts"

/*
 * What https://aviationweather.gov/api/data answers with `format=json`; of its fields only those that
 * say who reports where and when, and the report itself.
 */

export interface ProviderReport extends GeoPoint {
  /** ICAO code of the station. */
  code: string
  raw: string
  issuedAt: Date
}

export type ReportKind = "metar" | "taf"

const station = {
  icaoId: z.string().regex(/^[A-Z][A-Z0-9]{3}$/),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
}
const rawText = line(4_000).pipe(z.string().min(1))

const metar = z
  .object({ ...station, rawOb: rawText, obsTime: z.int().positive() })
  .transform(({ icaoId, lat, lon, rawOb, obsTime }): ProviderReport => {
    return { code: icaoId, lat, lng: lon, raw: rawOb, issuedAt: new Date(seconds(obsTime)) }
  })

/** „2026-11-28T11:00:00.000Z“; older editions write a space and leave out the zone, which is UTC. */
const utcInstant = z
  .string()
  .transform((text) => new Date(text.replace(" ", "T").replace(/Z?$/, "Z")))
  .refine((at) => !Number.isNaN(at.getTime()))

const taf = z
  .object({ ...station, rawTAF: rawText, issueTime: utcInstant })
  .transform(({ icaoId, lat, lon, rawTAF, issueTime }): ProviderReport => {
    return { code: icaoId, lat, lng: lon, raw: rawTAF, issuedAt: issueTime }
  })

const REPORT_SCHEMAS = { metar, taf }

const NIL = /\bNIL\b/

/** The reports of an answer; a damaged one is left out, and so is one that says that there is none. */
export function parseProviderAnswer(kind: ReportKind, answer: unknown): ProviderReport[] {
  return z
    .array(z.unknown())
    .max(1_000)
    .parse(answer)
    .flatMap((entry) => REPORT_SCHEMAS[kind].safeParse(entry).data ?? [])
    .filter(({ raw }) => !NIL.test(raw))
}
