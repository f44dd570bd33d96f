import { and, desc, eq, inArray, sql } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { pushSubscriptionsTable as table } from "./push-tables.ts"
import type { NewPushSubscription } from "./subscription-schema.ts"

/** More browsers than anybody uses; beyond them the oldest goes. */
const MAX_SUBSCRIPTIONS = 20

/**
 * Adds a browser to an account, or keeps it there under the sign-in of today. One that another account
 * had moves over: nobody but the browser knows its endpoint.
 */
export function saveSubscription(
  db: Db,
  { userId, sessionId }: UserActor,
  { endpoint, keys }: NewPushSubscription,
): Promise<void> {
  const owner = { userId, sessionId: sessionId ?? null, ...keys }
  return inTransaction(db, async (tx) => {
    await tx
      .insert(table)
      .values({ ...owner, endpoint, createdAt: clock.now() })
      .onConflictDoUpdate({
        target: table.endpoint,
        set: {
          ...owner,
          createdAt: sql`case when ${table.userId} = excluded.user_id then ${table.createdAt} else excluded.created_at end`,
          lastSuccessAt: sql`case when ${table.userId} = excluded.user_id then ${table.lastSuccessAt} end`,
          failures: 0,
        },
      })
    await dropOldest(tx, userId)
  })
}

async function dropOldest(tx: Db, userId: number): Promise<void> {
  const surplus = tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.createdAt), desc(table.id))
    .offset(MAX_SUBSCRIPTIONS)
  await tx.delete(table).where(and(eq(table.userId, userId), inArray(table.id, surplus)))
}
