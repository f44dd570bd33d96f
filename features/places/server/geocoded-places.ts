import { minutes } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import { fetchOutbound } from "#platform/server/fetch-outbound.ts"
import { log } from "#platform/server/log.ts"
import type { PlaceSuggestion } from "../place-suggestion.ts"
import { parseGeocoderAnswer } from "./parse-geocoder-answer.ts"

/** How long a suggestion waits for the external geocoder. */
const TIMEOUT_MS = 1_000
const COMPLAINT_EVERY_MS = minutes(1)
/** Before what lies abroad or is a street is left out. */
const ASKED_FOR = "20"

export interface GeocoderAnswer {
  /** Empty where nothing is set, nothing found, or nothing came. */
  places: readonly PlaceSuggestion[]
  hasFailed: boolean
}

/**
 * Asks the operator's search for places, if there is one (GEOCODER_URL). It learns the typed text and
 * nothing of who has typed it. A failure is said to the log, and there once a minute at most.
 */
export async function queryGeocoder(text: string): Promise<GeocoderAnswer> {
  const { GEOCODER_URL } = env()
  if (GEOCODER_URL === undefined || text === "") return { places: [], hasFailed: false }
  try {
    return { places: await findGeocodedPlaces(GEOCODER_URL, text), hasFailed: false }
  } catch (error) {
    complain(error)
    return { places: [], hasFailed: true }
  }
}

let complainedAt = Number.NEGATIVE_INFINITY

function complain(err: unknown): void {
  if (performance.now() - complainedAt < COMPLAINT_EVERY_MS) return
  complainedAt = performance.now()
  log.warn({ err }, "GEOCODER_URL does not answer: towns come from our own table")
}

/**
 * The places that it finds; throws where it does not answer within a second, or not understandably.
 * An address without a path is that of either; then both of their usual calls are tried.
 */
export async function findGeocodedPlaces(
  geocoderUrl: string,
  text: string,
): Promise<PlaceSuggestion[]> {
  const url = new URL(geocoderUrl)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  if (url.pathname !== "/") return ask(url, text, signal)
  try {
    return await ask(new URL("/v1/autocomplete", url), text, signal)
  } catch {
    return await ask(new URL("/api", url), text, signal)
  }
}

async function ask(url: URL, text: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  // Photon refuses words that it does not know, Pelias passes over them
  const words = /\/api\/?$/.test(url.pathname) ? photonParams(text) : peliasParams(text)
  for (const [word, value] of Object.entries(words)) url.searchParams.set(word, value)
  const answer = await fetchOutbound(url, { headers: { accept: "application/json" }, signal })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`GEOCODER_URL answered ${answer.status}`)
  }
  return parseGeocoderAnswer(await answer.json())
}

function photonParams(q: string): Record<string, string> {
  return { q, lang: "de", limit: ASKED_FOR, bbox: "5.8,45.7,17.2,55.2" }
}

function peliasParams(text: string): Record<string, string> {
  const layers = "locality,localadmin"
  return { text, q: text, lang: "de", size: ASKED_FOR, layers, "boundary.country": "DEU,AUT,CHE" }
}
