import { pageContext } from "#app/page-context.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { toFlightsCsv } from "#features/statistics/flights-csv.ts"
import { flightsOfYear } from "#features/statistics/periods.ts"
import { listFlightsOnBoard } from "#features/statistics/server/flights-on-board.ts"
import { parseStatisticsQuery } from "#features/statistics/statistics-query.ts"
import { CSV_TYPE } from "#platform/csv.ts"
import type { Route } from "./+types/flights-csv"

/** The own flights of a year, or all, as a table to keep. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { userId } = signedInUser({ context, url })
  const query = parseStatisticsQuery(url.searchParams)
  if (!query) throw pageNotFound(url)
  const flights = await listFlightsOnBoard(context.get(pageContext).db, userId)
  return new Response(toFlightsCsv(flightsOfYear(flights, query.year)), {
    headers: {
      "content-type": CSV_TYPE,
      "content-disposition": `attachment; filename="aufwind-fluege${query.year ? `-${query.year}` : ""}.csv"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  })
}
