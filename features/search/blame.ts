import type { Asked } from "./format-search.ts"
import { changedPath } from "./search-changes.ts"
import { type FilterQuestion, filtersOf, switchesOf } from "./search-filters.ts"
import type { SearchParam } from "./search-params.ts"
import { formatFlightCount } from "./search-query.ts"

/*
 * An empty search names what has emptied it: the filters each of which alone, once it is taken away,
 * leaves flights. How many is counted by the same search (server/count-without.ts).
 */

/** How many flights there would be without one word of the search. */
export interface CountWithout {
  word: SearchParam
  total: number
}

/** Words that may be to blame; days and radius have ways of their own that go further. */
export const BLAMABLE: readonly SearchParam[] = [
  ...(["nach", "personen", "preis", "dauer", "art"] as const),
  ...(["thema", "sofort", "flugzeug", "bewertung", "hund", "kind"] as const),
]

export interface Blamed extends CountWithout {
  /** As the filter says it: „bis 50 €“. */
  label: string
  path: string
}

/** The filters to blame, the one first whose absence brings most. */
export function blameOf(asked: FilterQuestion, counts: readonly CountWithout[]): Blamed[] {
  const labels = new Map<SearchParam, string>([
    ...filtersOf(asked).map(({ word, label, value }) => [word, value ?? label] as const),
    ...switchesOf(asked).map(({ word, label }) => [word, label] as const),
  ])
  return counts
    .filter(({ total }) => total > 0)
    .map(({ word, total }) => ({
      word,
      total,
      label: labels.get(word) ?? word,
      path: changedPath(asked.words, { [word]: "" }),
    }))
    .toSorted((one, other) => other.total - one.total)
}

/** „Es liegt an „bis 50 €“: Ohne diesen Filter sind es 7 Flüge.“ */
export function formatBlame(blamed: readonly Blamed[], { words }: Pick<Asked, "words">) {
  const [first, ...others] = blamed
  if (first) {
    const names = blamed.map(({ label }) => `„${label}“`).join(" oder ")
    return others.length === 0
      ? `Es liegt an ${names}: Ohne diesen Filter ${isOrAre(first.total)} es ${formatFlightCount(first.total)}.`
      : `Es liegt an ${names}: Einer davon weniger, und es gibt wieder Flüge.`
  }
  const set = BLAMABLE.filter((word) => words[word] !== "")
  return set.length > 1
    ? "Keiner der Filter allein ist schuld, zusammen lassen sie nichts übrig."
    : ""
}

function isOrAre(total: number): string {
  return total === 1 ? "ist" : "sind"
}
