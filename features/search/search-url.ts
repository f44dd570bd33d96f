import { z } from "zod"
import { addDays, isRealDay } from "#platform/time.ts"

/*
 * What somebody looks for is the address of the search page and nothing else: every state can be
 * shared, reloaded and read without script. The German names are the query's own.
 */

export const RADII_KM = [25, 50, 100, 200, 400] as const
export const DEFAULT_RADIUS_KM = 100
export const DEFAULT_DAYS_AHEAD = 60
export const PAGE_SIZE = 12
export const SORTS = { datum: "Datum", preis: "Preis", entfernung: "Entfernung" } as const
export type Sort = keyof typeof SORTS

/** What the address says, as text, before it is understood. */
export interface SearchWords {
  ort: string
  umkreis: string
  von: string
  bis: string
  personen: string
  sortierung: string
  seite: string
}

export interface SearchWish {
  town: string
  radiusKm: number
  /** ISO days in Europe/Berlin, both included. */
  from: string
  to: string
  seats: number
  sort: Sort
  page: number
}

export function readSearchWords(params: URLSearchParams): SearchWords {
  const word = (name: string) => (params.get(name) ?? "").normalize("NFC").trim().slice(0, 120)
  return {
    ort: word("ort"),
    umkreis: word("umkreis"),
    von: word("von"),
    bis: word("bis"),
    personen: word("personen"),
    sortierung: word("sortierung"),
    seite: word("seite"),
  }
}

/** Understands the words on a given day (ISO); what it cannot take comes back per field. */
export function understandSearch(
  words: SearchWords,
  today: string,
): { wish: SearchWish; errors: Partial<Record<keyof SearchWords, string>> } {
  const errors: Partial<Record<keyof SearchWords, string>> = {}
  const read = <T>(field: keyof SearchWords, schema: z.ZodType<T, string>, otherwise: T): T => {
    if (words[field] === "") return otherwise
    const parsed = schema.safeParse(words[field])
    if (parsed.success) return parsed.data
    errors[field] = parsed.error.issues[0]?.message ?? "Das verstehen wir nicht."
    return otherwise
  }
  const day = z
    .string()
    .refine(isRealDay, "Diesen Tag gibt es nicht.")
    .refine((text) => !isRealDay(text) || text >= today, "Dieser Tag liegt in der Vergangenheit.")
  const from = read("von", day, today)
  const usualEnd = addDays(from, DEFAULT_DAYS_AHEAD)
  let to = read("bis", day, usualEnd)
  if (to < from) {
    errors.bis = "Das Ende liegt vor dem Anfang."
    to = usualEnd
  }
  return {
    wish: {
      town: words.ort,
      radiusKm: read("umkreis", radius, DEFAULT_RADIUS_KM),
      from,
      to,
      seats: read("personen", persons, 1),
      sort: read("sortierung", z.enum(["datum", "preis", "entfernung"]), "datum"),
      page: read("seite", pageNumber, 1),
    },
    errors,
  }
}

const radius = z
  .string()
  .transform(Number)
  .refine((km) => RADII_KM.some((known) => known === km), "Wähle 25, 50, 100, 200 oder 400 km.")

const persons = z
  .string()
  .transform(Number)
  .refine((count) => Number.isInteger(count) && count >= 1, "Mindestens eine Person fliegt mit.")
  .refine((count) => count <= 5, "Höchstens fünf Personen teilen sich die Kosten eines Flugs.")

const pageNumber = z
  .string()
  .transform(Number)
  .refine(
    (page) => Number.isInteger(page) && page >= 1 && page <= 1000,
    "Diese Seite gibt es nicht.",
  )

/** The address of a search; defaults are left out, so that one search has one address. */
export function searchPath(wish: Partial<SearchWords>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(wish)) {
    if (value && !(name === "seite" && value === "1")) params.set(name, value)
  }
  const query = params.toString()
  return query ? `/de/suche?${query}` : "/de/suche"
}
