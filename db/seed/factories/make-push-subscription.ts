import { createECDH, randomBytes, randomUUID } from "node:crypto"
import { pushSubscriptionsTable } from "#features/push/server/push-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"
import { makeUser } from "./make-user.ts"

/** What a browser says of itself when it subscribes. */
export function draftPushSubscription(endpoint = `https://fcm.googleapis.com/fcm/${randomUUID()}`) {
  const browser = createECDH("prime256v1")
  const keys = {
    p256dh: browser.generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  }
  return { endpoint, keys }
}

export async function makePushSubscription(
  db: Db,
  overrides: Partial<typeof pushSubscriptionsTable.$inferInsert> = {},
) {
  const { endpoint, keys } = draftPushSubscription(overrides.endpoint)
  return insertRow(db, pushSubscriptionsTable, {
    ...keys,
    createdAt: clock.now(),
    ...overrides,
    endpoint,
    userId: overrides.userId ?? (await makeUser(db)).id,
  })
}
