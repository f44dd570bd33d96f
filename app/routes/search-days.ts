import { pageContext } from "#app/page-context.ts"
import { parseSearchParams } from "#features/search/search-params.ts"
import { findDays } from "#features/search/server/find-days.ts"
import type { Route } from "./+types/search-days"

/** What the calendar of the search says of each day. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return Response.json(
    await findDays(context.get(pageContext).db, parseSearchParams(url.searchParams)),
  )
}
