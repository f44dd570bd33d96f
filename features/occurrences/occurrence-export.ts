import { COUNTRY_NAMES, type Country } from "#features/places/town.ts"
import type { PlaneCategory } from "#features/planes/plane.ts"
import { CATEGORY_NAMES } from "#features/planes/plane-labels.ts"
import { toCsvFile } from "#platform/csv.ts"
import {
  FLIGHT_PHASES,
  type FlightPhase,
  OCCURRENCE_KINDS,
  type OccurrenceKind,
} from "./occurrence.ts"
import { OCCURRENCE_LIST } from "./occurrence-list.ts"

/*
 * What an authority gets: closed reports as the back office has summed them up, and nothing from which
 * somebody could infer who it was. Every flight stands on a public page with its day, aerodrome and
 * aircraft, so a day or a code would name its pilot; README.md says what is left and why.
 */

export const OCCURRENCE_EXPORT_PATH = `${OCCURRENCE_LIST.path}/export`

export const EXPORT_FORMATS = { csv: "text/csv", json: "application/json" } as const
export type ExportFormat = keyof typeof EXPORT_FORMATS

export function isExportFormat(text: string | null): text is ExportFormat {
  return text !== null && Object.hasOwn(EXPORT_FORMATS, text)
}

/** A year or a quarter of one, „2026“ or „2026-Q4“; whole ones only, so that no two exports differ by a day. */
export function isExportPeriod(text: string | null): text is string {
  return text !== null && /^20\d\d(?:-Q[1-4])?$/.test(text)
}

/** What there is to export, the latest first: every year with its quarters. */
export function listPeriods(quarters: readonly string[]): { value: string; label: string }[] {
  const years = [...new Set(quarters.map(yearOf))].toSorted().toReversed()
  return years.flatMap((year) => [
    { value: year, label: `Ganzes Jahr ${year}` },
    ...quarters
      .filter((quarter) => yearOf(quarter) === year)
      .toSorted()
      .toReversed()
      .map((value) => ({ value, label: formatQuarter(value) })),
  ])
}

const yearOf = (quarter: string) => quarter.slice(0, 4)

function formatQuarter(quarter: string): string {
  return `${quarter.slice(-1)}. Quartal ${yearOf(quarter)}`
}

export interface ExportedOccurrence {
  /** „2026-Q4“ */
  quarter: string
  kind: OccurrenceKind
  phase: FlightPhase
  aircraftClass: PlaneCategory | null
  country: Country
  /** Null where too few flights share quarter, class and region. */
  region: string | null
  hasInjuries: boolean
  /** As far as we know: only pilots are asked, so that a no would tell who has reported. */
  isReportedToAuthority: boolean
  summary: string
}

const COLUMNS: readonly (readonly [string, (one: ExportedOccurrence) => string])[] = [
  ["Quartal", ({ quarter }) => formatQuarter(quarter)],
  ["Art", ({ kind }) => OCCURRENCE_KINDS[kind]],
  ["Flugphase", ({ phase }) => FLIGHT_PHASES[phase]],
  [
    "Luftfahrzeugklasse",
    ({ aircraftClass }) => (aircraftClass ? CATEGORY_NAMES[aircraftClass] : "unbekannt"),
  ],
  ["Land", ({ country }) => COUNTRY_NAMES[country]],
  ["Region", ({ region }) => region ?? ""],
  ["Verletzte", ({ hasInjuries }) => (hasInjuries ? "ja" : "nein")],
  [
    "Behörde informiert",
    ({ isReportedToAuthority }) => (isReportedToAuthority ? "ja" : "nicht bekannt"),
  ],
  ["Zusammenfassung", ({ summary }) => summary],
]

/** For people: what a German spreadsheet opens at a double click (semicolons, with a byte order mark). */
export function toCsv(occurrences: readonly ExportedOccurrence[]): string {
  const lines = [
    COLUMNS.map(([title]) => title),
    ...occurrences.map((one) => COLUMNS.map(([, cell]) => cell(one))),
  ]
  return toCsvFile(lines)
}

/** For programs: the same with the words of the code. */
export function toJson(period: string, occurrences: readonly ExportedOccurrence[]): string {
  return `${JSON.stringify({ period, occurrences }, null, 2)}\n`
}
