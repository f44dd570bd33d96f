import { FLIGHT_REQUEST_PATH } from "./flight-request.ts"
import type { RequestSummary } from "./flight-request-view.ts"

/** What the form can be opened with, by the words of its address. */
export interface RequestParams {
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
const MAX_WORD_LENGTH = 120

export function parseRequestParams(params: URLSearchParams): RequestParams {
  const read = (name: (typeof NAMES)[number]) => (params.get(name) ?? "").slice(0, MAX_WORD_LENGTH)
  return Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Record<
    (typeof NAMES)[number],
    string
  >
}

/** The form filled in from an earlier request; days that are over stay behind. */
export function againPath(request: RequestSummary, today: string): string {
  const isAhead = request.lastDay !== null && request.lastDay >= today
  const words: Partial<RequestParams> = {
    ort: request.place,
    umkreis: String(request.radiusKm),
    nach: request.destination ?? "",
    art: request.goal === "round_trip" ? "rundflug" : "",
    von: isAhead ? (request.firstDay ?? "") : "",
    bis: isAhead ? (request.lastDay ?? "") : "",
    personen: String(request.persons),
    preis: request.maxPriceCents === null ? "" : String(request.maxPriceCents / 100),
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(words)) if (value) params.set(name, value)
  return `${FLIGHT_REQUEST_PATH}?${params}`
}
