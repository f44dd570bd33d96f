import { boxAround, distanceKm, type GeoPoint } from "#features/places/geo.ts"
import { clock } from "#platform/clock.ts"
import { minutes, seconds } from "#platform/duration.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { fetchOutbound } from "#platform/server/fetch-outbound.ts"
import { log } from "#platform/server/log.ts"
import {
  type ProviderReport,
  parseProviderAnswer,
  type ReportKind,
} from "./parse-provider-answer.ts"

/** Farther away it is other weather. */
const REACH_KM = 50
const TIMEOUT_MS = seconds(2)
const KEPT_MS = minutes(10)
/** There are as many keys as aerodromes, twice. */
const MAX_KEPT = 1_000
const COMPLAINT_EVERY_MS = minutes(1)

export interface NearestReport extends ProviderReport {
  /** 0 where the aerodrome itself reports. */
  distanceKm: number
}

export type Found = { state: "found"; report: NearestReport } | { state: "none" | "unreachable" }

interface Aerodrome extends GeoPoint {
  code: string
}

/**
 * The report of the nearest station within reach. The service learns where, and nothing of who asks;
 * where it fails, that is said to the log, and there once a minute at most.
 */
export async function findNearestReport(kind: ReportKind, place: Aerodrome): Promise<Found> {
  if (!isWeatherConfigured()) return { state: "unreachable" }
  try {
    const report = nearestOf(await askOnce(kind, place), place)
    return report ? { state: "found", report } : { state: "none" }
  } catch (error) {
    complain(error)
    return { state: "unreachable" }
  }
}

export function isWeatherConfigured(): boolean {
  return env().WEATHER_URL !== undefined
}

function nearestOf(
  reports: readonly ProviderReport[],
  place: Aerodrome,
): NearestReport | undefined {
  const [nearest] = reports
    .map((report) => ({
      ...report,
      // the service may know another spot of the same field
      distanceKm: report.code === place.code ? 0 : distanceKm(place, report),
    }))
    .filter((report) => report.distanceKm <= REACH_KM)
    .sort(
      (one, other) =>
        one.distanceKm - other.distanceKm || other.issuedAt.getTime() - one.issuedAt.getTime(),
    )
  return nearest
}

interface Kept {
  reports: Promise<ProviderReport[]>
  since: number
}

const kept = new Map<string, Kept>()

export function clearWeatherCache(): void {
  kept.clear()
}

/** One question for all who ask within ten minutes; one that failed is not kept. */
function askOnce(kind: ReportKind, place: Aerodrome): Promise<ProviderReport[]> {
  const key = `${kind} ${place.code}`
  const now = clock.now().getTime()
  const known = kept.get(key)
  if (known && now - known.since < KEPT_MS) return known.reports
  if (kept.size >= MAX_KEPT) kept.clear()
  const reports = ask(kind, place)
  kept.set(key, { reports, since: now })
  reports.catch(() => kept.delete(key))
  return reports
}

async function ask(kind: ReportKind, place: GeoPoint): Promise<ProviderReport[]> {
  const url = new URL(`${env().WEATHER_URL?.replace(/\/$/, "")}/${kind}`)
  const { south, west, north, east } = boxAround(place, REACH_KM)
  url.searchParams.set("bbox", [south, west, north, east].join(","))
  url.searchParams.set("format", "json")
  const answer = await fetchOutbound(url, {
    headers: { accept: "application/json", "user-agent": PRODUCT_NAME },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  // so it says that nobody there reports
  if (answer.status === 204) return []
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`WEATHER_URL answered ${answer.status}`)
  }
  return parseProviderAnswer(kind, await answer.json())
}

let complainedAt = Number.NEGATIVE_INFINITY

function complain(err: unknown): void {
  if (performance.now() - complainedAt < COMPLAINT_EVERY_MS) return
  complainedAt = performance.now()
  log.warn({ err }, "WEATHER_URL does not answer: briefings go without reports")
}
