import type { Db } from "#platform/server/db.ts"
import { BLAMABLE, type CountWithout } from "../blame.ts"
import type { SearchParams } from "../search-params.ts"
import { parseSearch } from "./parse-search.ts"
import { findIds } from "./search-flights.ts"
import type { SearchPlace } from "./search-place.ts"

/** What an empty search would find without each of its filters, one at a time, all in memory. */
export async function countWithout(
  db: Db,
  words: SearchParams,
  place: SearchPlace,
  today: string,
): Promise<CountWithout[]> {
  const counts: CountWithout[] = []
  for (const word of BLAMABLE.filter((one) => words[one] !== "")) {
    const { query } = parseSearch({ ...words, [word]: "" }, today)
    const elsewhere = word === "nach" ? { ...place, arriving: undefined } : place
    counts.push({ word, total: (await findIds(db, { ...query, page: 1 }, elsewhere)).total })
  }
  return counts
}
