import type { Asked } from "./format-search.ts"
import { type SearchParam, type SearchParams, searchPath } from "./search-params.ts"

/*
 * One search, changed: each answer is the address of what it would be then, from its first page on.
 */

/** Everything that narrows; where from, where to, order and page stay what they are. */
const NARROWING: readonly SearchParam[] = [
  ...(["umkreis", "von", "bis", "spielraum", "wann", "personen", "preis", "dauer", "art"] as const),
  ...(["thema", "sofort", "flugzeug", "bewertung", "hund", "kind"] as const),
]
/** Those of them that judge the flight itself. */
const JUDGING: readonly SearchParam[] = NARROWING.slice(NARROWING.indexOf("preis"))
export const DAYS: readonly SearchParam[] = ["von", "bis", "spielraum", "wann"]

export const emptied = (names: readonly SearchParam[]) =>
  Object.fromEntries(names.map((name) => [name, ""])) as Partial<SearchParams>

/** The same search with other words, from its first page on. */
export function changedPath(words: SearchParams, change: Partial<SearchParams>): string {
  return searchPath({ ...words, ...change, seite: "" })
}

/** The same search without its filters, where it has any. */
export function unfilteredPath(words: SearchParams, names = NARROWING): string | undefined {
  return names.some((name) => words[name] !== "") ? changedPath(words, emptied(names)) : undefined
}

/** The same without those that judge the flight itself. */
function unjudgedPath(words: SearchParams): string | undefined {
  return unfilteredPath(words, JUDGING)
}

/** On any day. */
function anyDayPath(words: SearchParams): string {
  return changedPath(words, { ...emptied(DAYS), wann: "egal" })
}

/** For whom nothing or little was found: what may be changed, in one step. */
export function waysToMore(
  { words, query: search }: Pick<Asked, "words" | "query">,
  more: {
    wider: { radiusKm: number; total: number } | null
    anyDay: number | null
    /** What an empty search would find without one of its filters, by its name. */
    blamed?: readonly { label: string; path: string; total: number; word: SearchParam }[]
  },
): { label: string; path: string; total?: number }[] {
  const unjudged = unjudgedPath(words)
  const isNowhereElse = more.wider === null && more.anyDay === null && !more.blamed?.length
  const blamed = more.blamed ?? []
  const isBlamed = (word: SearchParam) => blamed.some((one) => one.word === word)
  return [
    ...blamed.map(({ word, label, path, total }) => ({
      label: word === "personen" ? "Nur für dich suchen" : `Ohne „${label}“`,
      path,
      total,
    })),
    ...(more.wider
      ? [
          {
            label: `In ${more.wider.radiusKm} km Umkreis`,
            path: changedPath(words, { umkreis: String(more.wider.radiusKm) }),
            total: more.wider.total,
          },
        ]
      : []),
    ...(more.anyDay !== null
      ? [{ label: "An jedem Tag", path: anyDayPath(words), total: more.anyDay }]
      : []),
    ...(search.seats > 1 && !isBlamed("personen")
      ? [{ label: "Nur für dich suchen", path: changedPath(words, { personen: "" }) }]
      : []),
    ...(unjudged && !blamed.some(({ path }) => path === unjudged)
      ? [{ label: "Filter entfernen", path: unjudged }]
      : []),
    ...(words.karte || (isNowhereElse && (words.ort || words.nahe))
      ? [{ label: "Überall suchen", path: changedPath(words, { karte: "", ort: "", nahe: "" }) }]
      : []),
  ]
}

/** The address of the form for a flight request, filled in from a search without results. */
export function requestPath({ words, query: search }: Pick<Asked, "words" | "query">): string {
  const params = new URLSearchParams()
  const said = {
    ort: words.ort,
    umkreis: words.ort && words.umkreis && String(search.radiusKm),
    nach: words.nach,
    art: words.art === "rundflug" ? words.art : "",
    von: words.von && search.when.from,
    bis: words.bis && (search.when.to ?? ""),
    personen: search.seats > 1 ? String(search.seats) : "",
    preis: search.maxTotalCents === null ? "" : String(Math.floor(search.maxTotalCents / 100)),
  }
  for (const [name, value] of Object.entries(said)) if (value) params.set(name, value)
  const query = params.toString()
  return query ? `/de/gesuch?${query}` : "/de/gesuch"
}
