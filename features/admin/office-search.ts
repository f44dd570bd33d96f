import { z } from "zod"
import { line } from "#platform/text-input.ts"

/*
 * The search over everything in the back office: one field, answered kind by kind. What a text can mean says
 * `parse-office-search.ts`; a hit has the facts that tell it from others like it, as somebody reads them.
 */

/** The page of it, for everybody without script, and to keep what was found. */
export const OFFICE_SEARCH_PATH = "/de/verwaltung/suche"

export const OFFICE_SEARCH_CALL = "/api/office-search"

export function officeSearchPath(text: string): string {
  return `${OFFICE_SEARCH_PATH}?${new URLSearchParams({ q: text })}`
}

export const MAX_SEARCHED_LENGTH = 100

/** Of each kind so many are shown; who gets more has to name more. */
export const MAX_HITS = 6

const HIT_KINDS = [
  "person",
  "booking",
  "flight",
  "plane",
  "voucher",
  "receipt",
  "payment",
  "place",
] as const
export type HitKind = (typeof HIT_KINDS)[number]

export const HIT_KIND_LABELS: Readonly<Record<HitKind, string>> = {
  person: "Personen",
  booking: "Buchungen",
  flight: "Flüge",
  plane: "Flugzeuge",
  voucher: "Gutscheine",
  receipt: "Belege",
  payment: "Zahlungen",
  place: "Seiten der Verwaltung",
}

export const officeSearchQuerySchema = z.object({ q: line(MAX_SEARCHED_LENGTH) })

const hitSchema = z.object({
  /** Names it among all hits. */
  id: z.string(),
  kind: z.enum(HIT_KINDS),
  title: z.string(),
  /** What tells it from others of its title. */
  facts: z.array(z.string()),
  /** How it stands, as a word. */
  status: z.string().nullable(),
  href: z.string(),
})

export const officeSearchSchema = z.object({
  groups: z.array(
    z.object({
      kind: z.enum(HIT_KINDS),
      hits: z.array(hitSchema),
      /** There are others that are not shown. */
      hasMore: z.boolean(),
    }),
  ),
})

export type OfficeHit = z.infer<typeof hitSchema>
export type OfficeSearch = z.infer<typeof officeSearchSchema>
export type HitGroup = OfficeSearch["groups"][number]

/** Said while the field is empty, and where nothing is found. */
export const SEARCHABLE =
  "Gesucht wird nach Namen, Mailadressen, Buchungs- und Zahlungsnummern, Flugnummern, Kennzeichen, ICAO-Codes, Gutscheincodes, Belegnummern und Kennungen des Zahlungsdiensts."
