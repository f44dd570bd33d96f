import { addDays, isRealDay } from "#platform/days.ts"

/*
 * What somebody looks for is the address of the search page and nothing else: every state can be
 * shared, reloaded and read without script. The German names are the query's own.
 */

export const RADII_KM = [25, 50, 100, 200, 400] as const
const DEFAULT_RADIUS_KM = 100
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

type Errors = Partial<Record<keyof SearchWords, string>>

/** Understands the words on a given day (ISO); what it cannot take comes back per field. */
export function understandSearch(
  words: SearchWords,
  today: string,
): { wish: SearchWish; errors: Errors } {
  const errors: Errors = {}
  const read = <T>(field: keyof SearchWords, rule: Rule<T>, otherwise: T): T => {
    if (words[field] === "") return otherwise
    const complaint = rule.complaint(words[field])
    if (complaint === undefined) return rule.read(words[field])
    errors[field] = complaint
    return otherwise
  }
  const from = read("von", dayFrom(today), today)
  const usualEnd = addDays(from, DEFAULT_DAYS_AHEAD)
  let to = read("bis", dayFrom(today), usualEnd)
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
      sort: read("sortierung", sorting, "datum"),
      page: read("seite", pageNumber, 1),
    },
    errors,
  }
}

// plain functions: this file travels to the browser, a schema library would weigh more than the page
interface Rule<T> {
  complaint(text: string): string | undefined
  read(text: string): T
}

function dayFrom(today: string): Rule<string> {
  return {
    complaint(text) {
      if (!isRealDay(text)) return "Diesen Tag gibt es nicht."
      return text < today ? "Dieser Tag liegt in der Vergangenheit." : undefined
    },
    read: (text) => text,
  }
}

const radius: Rule<number> = {
  complaint: (text) =>
    RADII_KM.some((km) => km === Number(text)) ? undefined : "Wähle 25, 50, 100, 200 oder 400 km.",
  read: Number,
}

const persons: Rule<number> = {
  complaint(text) {
    const count = Number(text)
    if (!Number.isInteger(count) || count < 1) return "Mindestens eine Person fliegt mit."
    return count > 5 ? "Höchstens fünf Personen teilen sich die Kosten eines Flugs." : undefined
  },
  read: Number,
}

const pageNumber: Rule<number> = {
  complaint: (text) => (/^[1-9]\d{0,2}$/.test(text) ? undefined : "Diese Seite gibt es nicht."),
  read: Number,
}

const sorting: Rule<Sort> = {
  complaint: (text) => (Object.hasOwn(SORTS, text) ? undefined : "So lässt sich nicht sortieren."),
  read: (text) => text as Sort,
}

/** The address of a search; defaults are left out, so that one search has one address. */
export function searchPath(wish: Partial<SearchWords>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(wish)) {
    if (value && !(name === "seite" && value === "1")) params.set(name, value)
  }
  const query = params.toString()
  return query ? `/de/suche?${query}` : "/de/suche"
}
