import { FLIGHT_REQUEST_PATH } from "./flight-request.ts"
import type { RequestWish } from "./flight-request-view.ts"

/** What the form can be opened with, by the words of its address. */
export interface RequestWords {
  ort: string
  umkreis: string
  nach: string
  art: string
  von: string
  bis: string
  personen: string
  /** The most that a seat may cost, in whole euros. */
  preis: string
}

const NAMES = ["ort", "umkreis", "nach", "art", "von", "bis", "personen", "preis"] as const
const LONGEST_WORD = 120

export function readRequestWords(params: URLSearchParams): RequestWords {
  const read = (name: (typeof NAMES)[number]) => (params.get(name) ?? "").slice(0, LONGEST_WORD)
  return Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Record<
    (typeof NAMES)[number],
    string
  >
}

/** The form with the wishes of a former request; days that are over stay behind. */
export function againPath(request: RequestWish, today: string): string {
  const isAhead = request.lastDay !== null && request.lastDay >= today
  const words: Partial<RequestWords> = {
    ort: request.place,
    umkreis: String(request.radiusKm),
    nach: request.destination ?? "",
    art: request.goal === "round_trip" ? "rundflug" : "",
    von: isAhead ? (request.firstDay ?? "") : "",
    bis: isAhead ? (request.lastDay ?? "") : "",
    personen: String(request.persons),
    preis: request.mostCents === null ? "" : String(request.mostCents / 100),
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(words)) if (value) params.set(name, value)
  return `${FLIGHT_REQUEST_PATH}?${params}`
}
