import { pageContext } from "#app/page-context.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { parseKeyFiguresAddress } from "#features/key-figures/key-figures-address.ts"
import { toKeyFiguresCsv } from "#features/key-figures/key-figures-csv.ts"
import { monthOf } from "#features/key-figures/period.ts"
import { exportKeyFigures } from "#features/key-figures/server/export-key-figures.ts"
import { clock } from "#platform/clock.ts"
import { CSV_TYPE } from "#platform/csv.ts"
import type { Route } from "./+types/key-figures-csv"

/** The key figures of a view, month by month, by region and kind, as a table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const query = parseKeyFiguresAddress(url.searchParams, monthOf(clock.now()))
  const rows = await exportKeyFigures(context.get(pageContext).db, admin, query)
  return new Response(toKeyFiguresCsv(rows), {
    headers: {
      "content-type": CSV_TYPE,
      "content-disposition": 'attachment; filename="aufwind-zahlen.csv"',
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  })
}
