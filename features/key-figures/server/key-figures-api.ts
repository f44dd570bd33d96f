import { needsRight } from "#features/office-roles/server/needs-right.ts"
import { clock } from "#platform/clock.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { KEY_FIGURES_CALL } from "../key-figures-address.ts"
import { keyFiguresQuerySchema, keyFiguresSchema } from "../key-figures-schemas.ts"
import { monthOf } from "../period.ts"
import { listFigureRows } from "./export-key-figures.ts"
import { getKeyFigures } from "./key-figures-view.ts"

export const keyFiguresApi: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: KEY_FIGURES_CALL,
    summary:
      "Key figures of some months, by month and by region and kind of flight; money in cents",
    access: needsRight("figures.read"),
    query: keyFiguresQuerySchema,
    answer: keyFiguresSchema,
    async handle({ db, query }) {
      const to = query.to ?? query.from ?? monthOf(clock.now())
      const asked = { ...query, from: query.from ?? to, to }
      const { trend, countedAt } = await getKeyFigures(db, asked)
      const months = trend
        .filter(({ isInPeriod }) => isInPeriod)
        .map(({ month, figures }) => ({ month, figures }))
      const rows = await listFigureRows(db, asked)
      return { json: { from: asked.from, to, countedAt, months, rows } }
    },
  }),
]
