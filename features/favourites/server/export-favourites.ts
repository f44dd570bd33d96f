import type { Db } from "#platform/server/db.ts"
import { listFavourites } from "./favourites-queries.ts"

/** What a person has noted, for the export of their data. */
export async function exportFavourites(db: Db, userId: number) {
  const rows = await listFavourites(db, userId)
  return { gemerkt: rows.map((row) => ({ flug: row.flightId, gemerktAm: row.createdAt })) }
}
