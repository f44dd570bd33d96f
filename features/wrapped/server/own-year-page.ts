import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { NoYearView, OwnYearView } from "../own-year-view.ts"
import { readYear, usualYear, yearsSince } from "../wrapped-year.ts"
import { tellYear } from "../year-story.ts"
import { drawYearMap } from "./draw-year-map.ts"
import { getFirstYear, getFlownYear } from "./own-year.ts"
import { listYearShares } from "./year-shares.ts"

/** The own year that an address asks for, with all that was shared of it. */
export async function getOwnYearPage(
  db: Db,
  { userId, isPilot }: UserActor,
  askedFor: string | null,
): Promise<OwnYearView | NoYearView> {
  const now = clock.now()
  const first = await getFirstYear(db, userId)
  const asked = readYear(askedFor, now, first)
  if (asked.kind !== "open") return { asked, usualYear: usualYear(now, first) }
  const [flown, shares] = await Promise.all([
    getFlownYear(db, userId, asked.year),
    listYearShares(db, userId),
  ])
  const cards = tellYear(flown)
  const chart = cards.flatMap(({ picture }) => ("map" in picture ? [picture.map] : []))[0]
  return {
    year: asked.year,
    isOver: flown.isOver,
    years: yearsSince(first, now),
    isPilot,
    cards,
    map: chart ? await drawYearMap(db, chart) : null,
    shares,
  }
}
