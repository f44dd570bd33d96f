import { pageContext } from "#app/page-context.ts"
import { readSearchWords } from "#features/search/search-words.ts"
import { findPins } from "#features/search/server/find-pins.ts"
import type { Route } from "./+types/search-pins"

/** What the map of the search shows for the same words as the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const pins = await findPins(context.get(pageContext).db, readSearchWords(url.searchParams))
  // seats change all the time, but nobody minds who comes back to a search within a minute
  return Response.json({ pins }, { headers: { "cache-control": "private, max-age=30" } })
}
