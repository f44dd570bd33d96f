import { and, eq, isNull, sql } from "drizzle-orm"
import webPush from "web-push"
import { z } from "zod"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { notificationsTable } from "#features/notifications/server/notifications-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { minutes, seconds } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { log } from "#platform/server/log.ts"
import { PUSH_KINDS } from "../push-kinds.ts"
import { pushPayload } from "../push-payload.ts"
import { getPushKeys } from "./push-keys.ts"
import { pushSubscriptionsTable } from "./push-tables.ts"

export const PUSH_QUEUE = "pushes"

const job = z.object({ notificationId: z.int(), subscriptionId: z.int() })
type PushJob = z.output<typeof job>

const TIMEOUT_MS = seconds(10)

/** Sends one notification to one browser. What was read, switched off or is too old meanwhile is not sent. */
export const pushQueue: JobQueue = {
  name: PUSH_QUEUE,
  async run(db, data) {
    const push = await findPush(db, job.parse(data))
    if (!push) return
    const { notification, subscription } = push
    const kind = PUSH_KINDS[notification.kind]
    if (!kind || push.mutedPushes.includes(kind.optional)) return
    const leftMs = notification.createdAt.getTime() + kind.ttlMs - clock.now().getTime()
    if (leftMs < minutes(1)) return
    try {
      await send(db, { ...push, ttl: Math.floor(leftMs / 1000) })
    } catch (error) {
      await settleFailure(db, subscription.id, error)
      return
    }
    await db
      .update(pushSubscriptionsTable)
      .set({ lastSuccessAt: clock.now(), failures: 0 })
      .where(eq(pushSubscriptionsTable.id, subscription.id))
  },
}

/** A browser belongs to its account for as long as the sign-in there has not been ended. */
async function findPush(db: Db, { notificationId, subscriptionId }: PushJob) {
  const [push] = await db
    .select({
      notification: notificationsTable,
      subscription: pushSubscriptionsTable,
      mutedPushes: usersTable.mutedPushes,
    })
    .from(notificationsTable)
    .innerJoin(pushSubscriptionsTable, eq(pushSubscriptionsTable.userId, notificationsTable.userId))
    .innerJoin(usersTable, eq(usersTable.id, notificationsTable.userId))
    .leftJoin(sessionsTable, eq(sessionsTable.id, pushSubscriptionsTable.sessionId))
    .where(
      and(
        eq(notificationsTable.id, notificationId),
        eq(pushSubscriptionsTable.id, subscriptionId),
        isNull(notificationsTable.readAt),
        isNull(sessionsTable.revokedAt),
      ),
    )
  return push
}

type DuePush = NonNullable<Awaited<ReturnType<typeof findPush>>> & { ttl: number }

async function send(db: Db, { notification, subscription, ttl }: DuePush) {
  const { endpoint, p256dh, auth } = subscription
  await webPush.sendNotification(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(pushPayload(notification)),
    {
      vapidDetails: { subject: `mailto:${env().OPERATOR_EMAIL}`, ...(await getPushKeys(db)) },
      TTL: ttl,
      urgency: "high",
      timeout: TIMEOUT_MS,
    },
  )
}

/** A browser that is gone goes; what may pass is thrown on, so that the queue tries again. */
async function settleFailure(db: Db, subscriptionId: number, error: unknown): Promise<void> {
  const status = error instanceof webPush.WebPushError ? error.statusCode : undefined
  const isThisOne = eq(pushSubscriptionsTable.id, subscriptionId)
  if (status === 404 || status === 410) {
    await db.delete(pushSubscriptionsTable).where(isThisOne)
    return
  }
  await db
    .update(pushSubscriptionsTable)
    .set({ failures: sql`${pushSubscriptionsTable.failures} + 1` })
    .where(isThisOne)
  const isPassing = status === undefined || status === 429 || status >= 500
  if (isPassing)
    throw new Error(`the push service answered ${status ?? "nothing"}`, { cause: error })
  log.warn({ subscriptionId, status }, "a push service refused a push")
}
