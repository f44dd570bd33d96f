import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { CalendarFeed } from "../calendar-feed.ts"
import { calendarFeedsTable as feeds } from "./calendar-feeds-table.ts"
import { hashFeedSecret, newFeedSecret, sealFeedSecret } from "./feed-secret.ts"
import { findOwnFeed } from "./find-feed.ts"

/** A new address for somebody's calendar, or the one that they have. */
export async function insertFeed(
  tx: Db,
  userId: number,
  replacesId: number | null = null,
): Promise<CalendarFeed> {
  const secret = newFeedSecret()
  await tx
    .insert(feeds)
    .values({
      userId,
      secretHash: hashFeedSecret(secret),
      secretEncrypted: sealFeedSecret(userId, secret),
      replacesId,
      createdAt: clock.now(),
    })
    .onConflictDoNothing({ target: feeds.userId })
  const feed = await findOwnFeed(tx, userId)
  if (!feed) throw new Error("the address of a calendar was not kept")
  return feed
}
