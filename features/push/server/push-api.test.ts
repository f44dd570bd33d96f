import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import {
  draftPushSubscription,
  makePushSubscription,
} from "#db/seed/factories/make-push-subscription.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { erasePushSubscriptions } from "./erase-subscriptions.ts"
import { exportPushSubscriptions } from "./export-subscriptions.ts"
import { pushKeysTable, pushSubscriptionsTable } from "./push-tables.ts"
import { removeSubscriptionsOfSession } from "./remove-subscription.ts"

const db = await testDatabase()
const app = testApplication(db)

const PATH = "/api/push/subscription"

const subscribe = (as: number, body: unknown) => app.call("PUT", PATH, { as, body })

function browsersOf(userId: number) {
  return db.select().from(pushSubscriptionsTable).where(eq(pushSubscriptionsTable.userId, userId))
}

test("without settings there is one pair of keys, and its private half lies sealed", async () => {
  const { id } = await makeUser(db)
  const [first, second] = await Promise.all([
    app.call("GET", "/api/push/key", { as: id }),
    app.call("GET", "/api/push/key", { as: id }),
  ])
  expect(first.json.publicKey).toMatch(/^B[\w-]{86}$/)
  expect(second.json).toEqual(first.json)
  const rows = await db.select().from(pushKeysTable)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.publicKey).toBe(first.json.publicKey)
  // 32 bytes of a bare key are 43 characters
  expect(rows[0]?.privateKeyEncrypted.length).toBeGreaterThan(43)
})

test("a browser is added once, however often it says so, under the sign-in of today", async () => {
  const { id } = await makeUser(db)
  const browser = draftPushSubscription()
  expect(await subscribe(id, browser)).toMatchObject({ status: 200, json: { isSubscribed: true } })
  const [first] = await browsersOf(id)
  expect((await subscribe(id, browser)).status).toBe(200)
  const kept = await browsersOf(id)
  expect(kept).toMatchObject([{ endpoint: browser.endpoint, ...browser.keys }])
  expect(kept[0]?.id).toBe(first?.id)
  expect(kept[0]?.sessionId).not.toBe(first?.sessionId)
})

test("a browser belongs to whoever has switched it on there last", async () => {
  const [first, second] = [await makeUser(db), await makePilot(db)]
  const browser = draftPushSubscription()
  await subscribe(first.id, browser)
  await subscribe(second.id, browser)
  expect(await browsersOf(first.id)).toEqual([])
  expect(await browsersOf(second.id)).toMatchObject([{ endpoint: browser.endpoint }])
  await app.call("DELETE", PATH, { as: first.id, body: { endpoint: browser.endpoint } })
  expect(await browsersOf(second.id)).toHaveLength(1)
})

test("a browser is taken away, and may be taken away again", async () => {
  const { userId, endpoint } = await makePushSubscription(db)
  for (const _ of ["once", "twice"]) {
    expect(await app.call("DELETE", PATH, { as: userId, body: { endpoint } })).toMatchObject({
      status: 200,
      json: { isSubscribed: false },
    })
  }
  expect(await browsersOf(userId)).toEqual([])
})

test.each([
  "https://push.example.org/abc",
  "http://fcm.googleapis.com/fcm/abc",
  "https://127.0.0.1/abc",
  "https://fcm.googleapis.com:8443/fcm/abc",
  "https://localhost:4443/abc",
])("%s is refused at the field, in German", async (endpoint) => {
  const { id } = await makeUser(db)
  const answer = await subscribe(id, draftPushSubscription(endpoint))
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.json)).toContain("gehört zu keinem Push-Dienst")
  expect(answer.json.message).toMatchObject([{ property: "endpoint" }])
  expect(await browsersOf(id)).toEqual([])
})

test.each([
  ["no point of the curve", { p256dh: `B${"A".repeat(86)}` }, "keys.p256dh"],
  ["too short a key", { p256dh: "BAAA" }, "keys.p256dh"],
  ["too short a secret", { auth: "AAAA" }, "keys.auth"],
])("%s is refused: nothing could be encrypted with it", async (_, wrong, property) => {
  const { id } = await makeUser(db)
  const { endpoint, keys } = draftPushSubscription()
  const answer = await subscribe(id, { endpoint, keys: { ...keys, ...wrong } })
  expect(answer.status).toBe(400)
  expect(answer.json.message).toMatchObject([{ property }])
})

test("an account has at most twenty browsers: the oldest goes", async () => {
  const { id } = await makeUser(db)
  const oldest = await makePushSubscription(db, { userId: id, createdAt: new Date(0) })
  for (let count = 0; count < 19; count += 1) await makePushSubscription(db, { userId: id })
  await subscribe(id, draftPushSubscription())
  const kept = await browsersOf(id)
  expect(kept).toHaveLength(20)
  expect(kept.map((browser) => browser.id)).not.toContain(oldest.id)
})

test("whoever signs out is told nothing there any more, but in other browsers", async () => {
  const { id } = await makeUser(db)
  const [here, there] = [draftPushSubscription(), draftPushSubscription()]
  await subscribe(id, here)
  await subscribe(id, there)
  const [{ sessionId } = { sessionId: "" }] = await browsersOf(id)
  await removeSubscriptionsOfSession(db, sessionId ?? "")
  expect(await browsersOf(id)).toMatchObject([{ endpoint: there.endpoint }])
  await db.delete(sessionsTable).where(eq(sessionsTable.userId, id))
  expect(await browsersOf(id)).toEqual([])
})

test("the copy of a person's data names their browsers, and the deletion forgets them", async () => {
  const { userId, endpoint } = await makePushSubscription(db)
  const other = await makePushSubscription(db)
  expect(await exportPushSubscriptions(db, userId)).toEqual({
    browser: [expect.objectContaining({ adresseBeimPushDienst: endpoint, fehlversucheSeither: 0 })],
  })
  await erasePushSubscriptions(db, userId)
  expect(await browsersOf(userId)).toEqual([])
  expect(await browsersOf(other.userId)).toHaveLength(1)
})
