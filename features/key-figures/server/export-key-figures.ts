import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { Figures } from "../figure.ts"
import type { KeyFiguresQuery } from "../key-figures-address.ts"
import { firstDayOf, monthsOf, shiftMonth } from "../period.ts"
import { sumUp } from "../sum-up.ts"
import { ADDED, BALANCES, balancesOf } from "./key-figures-view.ts"
import { readAnswerTimes, sumFigures } from "./read-figures.ts"

/** The figures of one month, one region and one kind of flight; both are empty of what is about no flight. */
export interface FigureRow {
  month: string
  region: string
  kind: string
  figures: Figures
}

/** Every month of a period by region and kind. */
export async function listFigureRows(db: Db, query: KeyFiguresQuery): Promise<FigureRow[]> {
  const { region, kind } = query
  const span = {
    from: firstDayOf(query.from),
    before: firstDayOf(shiftMonth(query.to, 1)),
    region,
    kind,
  }
  const by = ["month", "region", "kind"] as const
  const sums = await sumFigures(db, { ...span, figures: ADDED, by: [...by, "part"] })
  const times = await readAnswerTimes(db, { ...span, by })
  const opening = await sumFigures(db, {
    ...span,
    from: "0001-01-01",
    before: span.from,
    figures: BALANCES,
    by: ["region", "kind"],
  })
  const places = [...new Set([...opening, ...sums].map(placeOf))].toSorted()
  return monthsOf(query).flatMap((month) =>
    places.flatMap((place) => {
      const isHere = (one: { region: string; kind: string }) => placeOf(one) === place
      const here = sums.filter(isHere)
      const balances = balancesOf([
        ...opening.filter(isHere),
        ...here.filter((one) => one.month <= month),
      ])
      const parts = here.filter((one) => one.month === month)
      const hasNothing = parts.length === 0 && Object.values(balances).every((cents) => cents === 0)
      if (hasNothing) return []
      const [own, ofKind] = JSON.parse(place) as [string, string]
      const figures = sumUp(parts, {
        times: times.find((one) => one.month === month && isHere(one)),
        ...balances,
      })
      return [{ month, region: own, kind: ofKind, figures }]
    }),
  )
}

function placeOf({ region, kind }: { region: string; kind: string }): string {
  return JSON.stringify([region, kind])
}

/** The same for a table; that it was taken out is written down. */
export function exportKeyFigures(
  db: Db,
  actor: UserActor,
  query: KeyFiguresQuery,
): Promise<FigureRow[]> {
  return inTransaction(db, async (tx) => {
    const rows = await listFigureRows(tx, query)
    await recordEvent(tx, {
      kind: "user.key_figures_exported",
      entityId: actor.userId,
      actor,
      role: "admin",
      data: { from: query.from, to: query.to, rows: rows.length },
    })
    return rows
  })
}
