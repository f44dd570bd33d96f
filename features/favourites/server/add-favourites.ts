import { count, eq, inArray } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { unknownFlight } from "#features/flights/core/server/unknown-flight.ts"
import { lockCredentials } from "#features/users/core/server/credentials.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { canAddFavourite, MAX_FAVOURITES } from "../favourite.ts"
import { favouritesTable } from "./favourites-table.ts"

/** Notes a flight for somebody; a flight that they cannot see looks like a missing one. */
export async function addFavourite(db: Db, actor: UserActor, flightId: number): Promise<void> {
  const [noted] = await addFavourites(db, actor, [flightId])
  if (noted === undefined) {
    throw unknownFlight()
  }
}

/**
 * Adds several favourites, which a browser imports when its guest signs in. What is gone by then, or
 * their own, is left out without a word. Answers what is noted now.
 */
export async function addFavourites(
  db: Db,
  actor: UserActor,
  flightIds: readonly number[],
): Promise<number[]> {
  if (flightIds.length === 0) return []
  return inTransaction(db, async (tx) => {
    // one at a time, so that two browsers together do not pass the limit
    await lockCredentials(tx, actor.userId)
    const flights = await tx
      .select({
        id: flightsTable.id,
        status: flightsTable.status,
        pilotId: flightsTable.pilotId,
      })
      .from(flightsTable)
      .where(inArray(flightsTable.id, [...flightIds]))
    const ids = flights
      .filter((flight) => canAddFavourite(flight, actor.userId))
      .map(({ id }) => id)
    if (ids.length === 0) return []
    await tx
      .insert(favouritesTable)
      .values(ids.map((flightId) => ({ userId: actor.userId, flightId, createdAt: clock.now() })))
      .onConflictDoNothing()
    await refuseTooMany(tx, actor.userId)
    return ids
  })
}

async function refuseTooMany(tx: Db, userId: number): Promise<void> {
  const [row] = await tx
    .select({ total: count() })
    .from(favouritesTable)
    .where(eq(favouritesTable.userId, userId))
  if ((row?.total ?? 0) <= MAX_FAVOURITES) return
  throw new DomainError(
    "too-many-favourites",
    "invalid",
    `Mehr als ${MAX_FAVOURITES} Flüge lassen sich nicht merken. Streich welche, die vorbei sind.`,
  )
}
