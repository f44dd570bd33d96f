import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { type CommunityView, tellCommunityYear } from "../community-year.ts"
import type { NoYearView } from "../own-year-view.ts"
import { hasEnded, readYear, usualYear, yearsSince } from "../wrapped-year.ts"
import { getCommunitySums, getFirstCommunityYear } from "./community-year-queries.ts"

/** The year of all that an address asks for, the same for every visitor. */
export async function getCommunityPage(
  db: Db,
  askedFor: string | null,
): Promise<CommunityView | NoYearView> {
  const now = clock.now()
  const first = await getFirstCommunityYear(db)
  const asked = readYear(askedFor, now, first)
  if (asked.kind !== "open") return { asked, usualYear: usualYear(now, first) }
  const { year } = asked
  const sums = await getCommunitySums(db, year)
  return {
    year,
    years: yearsSince(first, now),
    ...tellCommunityYear(year, hasEnded(year, now), sums),
  }
}
