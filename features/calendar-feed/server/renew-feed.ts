import { and, eq } from "drizzle-orm"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { CalendarFeed } from "../calendar-feed.ts"
import { calendarFeedsTable as feeds } from "./calendar-feeds-table.ts"
import { findOwnFeed } from "./find-feed.ts"
import { insertFeed } from "./insert-feed.ts"

/** Puts another address in the place of the named one; a repeat gets what has taken its place. */
export function renewFeed(db: Db, { userId }: UserActor, feedId: number): Promise<CalendarFeed> {
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, userId)
    const removed = await tx
      .delete(feeds)
      .where(and(eq(feeds.userId, userId), eq(feeds.id, feedId)))
      .returning({ id: feeds.id })
    if (removed.length > 0) return insertFeed(tx, userId, feedId)
    const [successor] = await tx
      .select({ id: feeds.id })
      .from(feeds)
      .where(and(eq(feeds.userId, userId), eq(feeds.replacesId, feedId)))
    const feed = successor && (await findOwnFeed(tx, userId))
    if (!feed) throw unknownFeed()
    return feed
  })
}

function unknownFeed(): DomainError {
  return new DomainError(
    "unknown-calendar-feed",
    "not-found",
    "Diese Kalenderadresse gibt es nicht mehr.",
  )
}
