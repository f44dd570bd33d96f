import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { CalendarFeed } from "../calendar-feed.ts"
import { insertFeed } from "./insert-feed.ts"

/** Gives somebody an address for their calendar; who has one keeps it. */
export function createFeed(db: Db, { userId }: UserActor): Promise<CalendarFeed> {
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, userId)
    return insertFeed(tx, userId)
  })
}
