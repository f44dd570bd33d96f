import { FLIGHT_KIND_LABELS, type FlightKind } from "#features/flights/core/flight.ts"
import { countMonths, MAX_MONTHS, type Period, shiftMonth } from "./period.ts"

/*
 * What is asked of the key figures, and the addresses that ask it.
 */

export const KEY_FIGURES_PATH = "/de/verwaltung/zahlen"
export const KEY_FIGURES_CALL = "/api/key-figures"

export interface KeyFiguresQuery extends Period {
  /** Where flights start; empty: everywhere. */
  region: string
  kind: FlightKind | ""
}

/** The words of an address for each kind of flight; the first one means all. */
const KINDS_BY_PARAM = {
  "": "",
  rundflug: "round_trip",
  strecke: "one_way",
  ausflug: "excursion",
} as const satisfies Readonly<Record<string, FlightKind | "">>

/** What a list of kinds offers. */
export const KIND_CHOICES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(KINDS_BY_PARAM).map(([word, kind]) => [
    word,
    kind === "" ? "Alle" : FLIGHT_KIND_LABELS[kind],
  ]),
)

export const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/
const MAX_REGION_LENGTH = 60

/** Reads an address; what cannot be meant is ignored, ends in the wrong order are turned. Unasked it is the present month. */
export function parseKeyFiguresAddress(words: URLSearchParams, thisMonth: string): KeyFiguresQuery {
  const month = (name: string) => {
    const said = words.get(name) ?? ""
    return MONTH.test(said) && said <= thisMonth ? said : undefined
  }
  const ends = [month("von"), month("bis")].filter((one) => one !== undefined).toSorted()
  const to = ends.at(-1) ?? thisMonth
  const from = ends[0] ?? to
  return {
    from: countMonths({ from, to }) > MAX_MONTHS ? shiftMonth(to, 1 - MAX_MONTHS) : from,
    to,
    region: (words.get("region") ?? "").trim().slice(0, MAX_REGION_LENGTH),
    kind: kindOf(words.get("art") ?? ""),
  }
}

function kindOf(word: string): FlightKind | "" {
  return Object.hasOwn(KINDS_BY_PARAM, word)
    ? KINDS_BY_PARAM[word as keyof typeof KINDS_BY_PARAM]
    : ""
}

export function kindWord(kind: FlightKind | ""): string {
  return Object.entries(KINDS_BY_PARAM).find(([, value]) => value === kind)?.[0] ?? ""
}

function wordsOf({ from, to, region, kind }: KeyFiguresQuery): URLSearchParams {
  const said = { von: from, bis: to, region, art: kindWord(kind) }
  return new URLSearchParams(Object.entries(said).filter(([, word]) => word !== ""))
}

/** The page of the same figures with something changed. */
export function keyFiguresPath(
  query: KeyFiguresQuery,
  change: Partial<KeyFiguresQuery> = {},
): string {
  return `${KEY_FIGURES_PATH}?${wordsOf({ ...query, ...change })}`
}

/** The same as a table. */
export function keyFiguresCsvPath(query: KeyFiguresQuery): string {
  return `${KEY_FIGURES_PATH}.csv?${wordsOf(query)}`
}

/** The same as data. */
export function keyFiguresCall({ from, to, region, kind }: KeyFiguresQuery): string {
  const said = Object.entries({ from, to, region, kind }).filter(([, word]) => word !== "")
  return `${KEY_FIGURES_CALL}?${new URLSearchParams(said)}`
}
