import { type SearchWord, type SearchWords, searchPath } from "./search-words.ts"
import type { Asked } from "./wish-in-words.ts"

/*
 * One search, changed: each answer is the address of what it would be then, from its first page on.
 */

/** Everything that narrows; where from, where to, order and page stay what they are. */
const NARROWING: readonly SearchWord[] = [
  ...(["umkreis", "von", "bis", "spielraum", "wann", "personen", "preis", "dauer", "art"] as const),
  ...(["thema", "sofort", "flugzeug", "bewertung", "hund", "kind"] as const),
]
/** Those of them that judge the flight itself. */
const JUDGING: readonly SearchWord[] = NARROWING.slice(NARROWING.indexOf("preis"))
export const DAYS: readonly SearchWord[] = ["von", "bis", "spielraum", "wann"]

export const emptied = (names: readonly SearchWord[]) =>
  Object.fromEntries(names.map((name) => [name, ""])) as Partial<SearchWords>

/** The same search with other words, from its first page on. */
export function changedPath(words: SearchWords, change: Partial<SearchWords>): string {
  return searchPath({ ...words, ...change, seite: "" })
}

/** The same search without its filters, where it has any. */
export function unfilteredPath(words: SearchWords, names = NARROWING): string | undefined {
  return names.some((name) => words[name] !== "") ? changedPath(words, emptied(names)) : undefined
}

/** The same without those that judge the flight itself. */
function unjudgedPath(words: SearchWords): string | undefined {
  return unfilteredPath(words, JUDGING)
}

/** On any day. */
function anyDayPath(words: SearchWords): string {
  return changedPath(words, { ...emptied(DAYS), wann: "egal" })
}

/** For whom nothing or little was found: what may be changed, in one step. */
export function waysToMore(
  { words, wish }: Pick<Asked, "words" | "wish">,
  more: {
    wider: { radiusKm: number; total: number } | null
    anyDay: number | null
  },
): { label: string; path: string; total?: number }[] {
  const unjudged = unjudgedPath(words)
  const isNowhereElse = more.wider === null && more.anyDay === null
  return [
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
    ...(wish.seats > 1
      ? [{ label: "Nur für dich suchen", path: changedPath(words, { personen: "" }) }]
      : []),
    ...(unjudged ? [{ label: "Filter entfernen", path: unjudged }] : []),
    ...(words.karte || (isNowhereElse && (words.ort || words.nahe))
      ? [{ label: "Überall suchen", path: changedPath(words, { karte: "", ort: "", nahe: "" }) }]
      : []),
  ]
}

/** Where somebody says what they wish for when nobody offers it yet. */
export function requestPath({ words, wish }: Pick<Asked, "words" | "wish">): string {
  const params = new URLSearchParams()
  const said = {
    ort: words.ort,
    umkreis: words.ort && words.umkreis && String(wish.radiusKm),
    nach: words.nach,
    art: words.art === "rundflug" ? words.art : "",
    von: words.von && wish.when.from,
    bis: words.bis && (wish.when.to ?? ""),
    personen: wish.seats > 1 ? String(wish.seats) : "",
    preis: wish.mostCents === null ? "" : String(Math.floor(wish.mostCents / 100)),
  }
  for (const [name, value] of Object.entries(said)) if (value) params.set(name, value)
  const query = params.toString()
  return query ? `/de/gesuch?${query}` : "/de/gesuch"
}
