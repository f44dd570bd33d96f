import { type AirportWithRunways, listAirports } from "#features/places/server/airports-queries.ts"
import { clock } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { judgeMinimums } from "../judge-minimums.ts"
import type { Minimums } from "../minimums.ts"
import type { FoundMetar, FoundTaf, PlaceReports } from "../reports.ts"
import { describeMetar } from "./describe-metar.ts"
import { describeTaf } from "./describe-taf.ts"
import { findNearestReport, type NearestReport } from "./find-reports.ts"
import { readMetar } from "./read-metar.ts"

/** The reports of several aerodromes, held against a pilot's minimums; all are asked for at once. */
export async function readReports(
  db: Db,
  aerodromes: readonly AirportWithRunways[],
  minimums: Minimums | null,
): Promise<PlaceReports[]> {
  const names = new Map((await listAirports(db)).map(({ code, name }) => [code, name]))
  return Promise.all(
    aerodromes.map(async (airport) => {
      const [metar, taf] = await Promise.all([
        findNearestReport("metar", airport),
        findNearestReport("taf", airport),
      ])
      return {
        code: airport.code,
        metar:
          metar.state === "found"
            ? { state: metar.state, ...metarOf(metar.report, { names, minimums, airport }) }
            : metar,
        taf:
          taf.state === "found"
            ? { state: taf.state, ...tafOf(taf.report, names, airport.timeZone) }
            : taf,
      }
    }),
  )
}

type Names = ReadonlyMap<string, string>

function headOf({ code, distanceKm, raw, issuedAt }: NearestReport, names: Names) {
  const age = clock.now().getTime() - issuedAt.getTime()
  return {
    station: {
      code,
      name: names.get(code) ?? null,
      distanceKm: distanceKm === 0 ? 0 : Math.max(1, Math.round(distanceKm)),
    },
    raw,
    // a report may bear the full hour and be there before it
    ageMinutes: Math.max(0, Math.floor(age / minutes(1))),
  }
}

interface About {
  names: Names
  minimums: Minimums | null
  airport: AirportWithRunways
}

function metarOf(
  report: NearestReport,
  { names, minimums, airport }: About,
): Omit<FoundMetar, "state"> {
  const head = headOf(report, names)
  const metar = readMetar(report.raw, report.issuedAt)
  if (!metar) return { ...head, lines: [], judgements: [] }
  const isOwn = report.code === airport.code
  return {
    ...head,
    lines: describeMetar(metar, report.code),
    judgements: minimums
      ? judgeMinimums({
          conditions: metar.conditions,
          runways: isOwn ? airport.runways.map(({ ident }) => ident) : [],
          minimums,
        })
      : [],
  }
}

function tafOf(report: NearestReport, names: Names, zone: string): Omit<FoundTaf, "state"> {
  const described = describeTaf(report.raw, report.issuedAt, zone)
  return { ...headOf(report, names), ...(described ?? { periods: [], validTo: null }) }
}
