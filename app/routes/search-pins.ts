import { pageContext } from "#app/page-context.ts"
import { parseSearchParams } from "#features/search/search-params.ts"
import { findPins } from "#features/search/server/find-pins.ts"
import type { Route } from "./+types/search-pins"

/** What the map of the search shows for the same words as the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return Response.json(
    await findPins(context.get(pageContext).db, parseSearchParams(url.searchParams)),
  )
}
