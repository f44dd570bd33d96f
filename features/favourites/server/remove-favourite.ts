import { and, eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { favouritesTable } from "./favourites-table.ts"

/** Takes a flight off the own list; what is not on it stays off. */
export async function removeFavourite(db: Db, actor: UserActor, flightId: number): Promise<void> {
  await db
    .delete(favouritesTable)
    .where(and(eq(favouritesTable.userId, actor.userId), eq(favouritesTable.flightId, flightId)))
}
