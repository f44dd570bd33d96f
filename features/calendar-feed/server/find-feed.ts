import { and, eq, isNull } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { type CalendarFeed, feedPath } from "../calendar-feed.ts"
import { calendarFeedsTable as feeds } from "./calendar-feeds-table.ts"
import { hashFeedSecret, unsealFeedSecret } from "./feed-secret.ts"

/** The address of somebody's own calendar; undefined where they have none. */
export async function findOwnFeed(db: Db, userId: number): Promise<CalendarFeed | undefined> {
  const [row] = await db.select().from(feeds).where(eq(feeds.userId, userId))
  if (!row) return undefined
  const secret = unsealFeedSecret(userId, row.secretEncrypted)
  return { id: row.id, address: `${env().PUBLIC_URL}${feedPath(secret)}` }
}

/**
 * Whose calendar lies under a secret. A blocked account has as little of it as of the cockpit, as long as
 * it is blocked.
 */
export async function findFeedBySecret(
  db: Db,
  secret: string,
): Promise<{ userId: number } | undefined> {
  const [row] = await db
    .select({ userId: feeds.userId })
    .from(feeds)
    .innerJoin(usersTable, eq(usersTable.id, feeds.userId))
    .where(
      and(
        eq(feeds.secretHash, hashFeedSecret(secret)),
        isNull(usersTable.deletedAt),
        isNull(usersTable.blockedAt),
      ),
    )
  return row
}
