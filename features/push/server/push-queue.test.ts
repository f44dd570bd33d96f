import { startPushService } from "#tests/support/push-service/push-service.ts"

const service = startPushService()

import { and, eq } from "drizzle-orm"
import { importJWK, jwtVerify } from "jose"
import { afterEach, beforeEach, expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePushSubscription } from "#db/seed/factories/make-push-subscription.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { NotificationKind } from "#features/notifications/notification.ts"
import { notificationsTable } from "#features/notifications/server/notifications-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { payFor } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { enqueuePushes } from "./enqueue-pushes.ts"
import { getPushKeys } from "./push-keys.ts"
import { pushQueue } from "./push-queue.ts"
import { pushSubscriptionsTable } from "./push-tables.ts"

const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
beforeEach(() => {
  service.received.length = 0
  service.answerWith(201)
})
afterEach(() => restoreClock())

let count = 0
/** A browser at the stand-in, which its person has switched on. */
function makeBrowser(userId: number, overrides: Parameters<typeof makePushSubscription>[1] = {}) {
  count += 1
  return makePushSubscription(db, {
    userId,
    endpoint: `${service.origin}/browser/${count}`,
    ...overrides,
  })
}

async function makeNotification(userId: number, kind: NotificationKind = "booking-accepted") {
  const flight = await makeFlight(db)
  return insertRow(db, notificationsTable, {
    userId,
    kind,
    flightId: flight.id,
    path: "/de/cockpit",
    data: { flight: { title: flight.title, timeZone: flight.timeZone } },
    createdAt: clock.now(),
  })
}

async function notifiedBrowser(kind?: NotificationKind) {
  const user = await makeUser(db)
  const browser = await makeBrowser(user.id)
  const notification = await makeNotification(user.id, kind)
  const push = () =>
    pushQueue.run(db, { notificationId: notification.id, subscriptionId: browser.id })
  return { user, browser, notification, push }
}

async function find(id: number) {
  const [row] = await db
    .select()
    .from(pushSubscriptionsTable)
    .where(eq(pushSubscriptionsTable.id, id))
  return row
}

test("a request for a seat reaches the pilot's browsers, encrypted and under our name, once", async () => {
  const flight = await makeFlight(db)
  const browser = await makeBrowser(flight.pilotId)
  const guest = await makeUser(db)
  await payFor(app, flight.id, 1, guest.id)
  await workOff(db)
  expect(service.received).toHaveLength(1)
  const [push] = service.received
  expect(push?.path).toBe(new URL(browser.endpoint).pathname)
  expect(push?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" })
  expect(Number(push?.headers.ttl)).toBeGreaterThan(hours(23) / 1000)
  expect(push?.body.toString("latin1")).not.toContain(flight.title)
  expect(await find(browser.id)).toMatchObject({ failures: 0, lastSuccessAt: expect.any(Date) })

  const [notification] = await db
    .select()
    .from(notificationsTable)
    .where(and(eq(notificationsTable.userId, flight.pilotId)))
  await enqueuePushes(db, { id: notification?.eventId ?? 0 })
  await workOff(db)
  expect(service.received).toHaveLength(1)
})

test("the guest's browser learns of the pilot's answer", async () => {
  const flight = await makeFlight(db)
  const guest = await makeUser(db)
  const browser = await makeBrowser(guest.id)
  await payFor(app, flight.id, 1, guest.id)
  await workOff(db)
  expect(service.received).toEqual([])
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  await app.call("POST", `/api/bookings/${booking?.id}/decline`, {
    as: flight.pilotId,
    body: { reason: "" },
  })
  await workOff(db)
  expect(service.received.map(({ path }) => path)).toEqual([new URL(browser.endpoint).pathname])
})

test("the push service can check who sends: a signature by our key, for its own address", async () => {
  const { push } = await notifiedBrowser()
  await push()
  const { publicKey } = await getPushKeys(db)
  const [, token = "", key] =
    /^vapid t=([^,]+), ?k=(.+)$/.exec(service.received[0]?.headers.authorization ?? "") ?? []
  expect(key).toBe(publicKey)
  const point = Buffer.from(publicKey, "base64url")
  const half = (from: number, to: number) => point.subarray(from, to).toString("base64url")
  const [x, y] = [half(1, 33), half(33, 65)]
  const verifyingKey = await importJWK({ kty: "EC", crv: "P-256", x, y } as const, "ES256")
  const { payload } = await jwtVerify(token, verifyingKey, { audience: service.origin })
  expect(payload.sub).toMatch(/^mailto:.+@/)
})

test.each([404, 410])("a browser that is gone (%i) is forgotten", async (status) => {
  const { browser, push } = await notifiedBrowser()
  service.answerWith(status)
  await push()
  expect(await find(browser.id)).toBeUndefined()
})

test.each([429, 500, 503])("what passes (%i) is tried again", async (status) => {
  const { browser, push } = await notifiedBrowser()
  service.answerWith(status)
  await expect(push()).rejects.toThrow(`answered ${status}`)
  expect(await find(browser.id)).toMatchObject({ failures: 1, lastSuccessAt: null })
  service.answerWith(201)
  await push()
  expect(await find(browser.id)).toMatchObject({ failures: 0, lastSuccessAt: expect.any(Date) })
})

test("a push that is refused for good is not tried again, and the browser stays", async () => {
  const { browser, push } = await notifiedBrowser()
  service.answerWith(413)
  await push()
  expect(await find(browser.id)).toMatchObject({ failures: 1 })
})

test("what was read meanwhile is not pushed", async () => {
  const { notification, push } = await notifiedBrowser()
  await db
    .update(notificationsTable)
    .set({ readAt: clock.now() })
    .where(eq(notificationsTable.id, notification.id))
  await push()
  expect(service.received).toEqual([])
})

test("what is a day old is not pushed", async () => {
  const { push } = await notifiedBrowser()
  const tomorrow = clock.now().getTime() + hours(24)
  restoreClock = setClockSource(() => new Date(tomorrow))
  await push()
  expect(service.received).toEqual([])
})

test("each kind can be switched off by itself", async () => {
  const { user, browser, push } = await notifiedBrowser("booking-declined")
  await app.call("PUT", `/api/users/${user.id}`, {
    as: user.id,
    body: { mutedPushes: ["booking-decided"] },
  })
  const [saved] = await db.select().from(usersTable).where(eq(usersTable.id, user.id))
  expect(saved?.mutedPushes).toEqual(["booking-decided"])
  await push()
  expect(service.received).toEqual([])
  const request = await makeNotification(user.id, "booking-requested")
  await pushQueue.run(db, { notificationId: request.id, subscriptionId: browser.id })
  expect(service.received).toHaveLength(1)
})

test("a kind that nobody waits for is not pushed", async () => {
  const { push } = await notifiedBrowser("price-cut")
  await push()
  expect(service.received).toEqual([])
})

test("a browser whose sign-in was ended from elsewhere shows nothing more", async () => {
  const { user, browser, push } = await notifiedBrowser()
  const { endpoint, p256dh, auth } = browser
  await app.call("PUT", "/api/push/subscription", {
    as: user.id,
    body: { endpoint, keys: { p256dh, auth } },
  })
  await db
    .update(sessionsTable)
    .set({ revokedAt: clock.now() })
    .where(eq(sessionsTable.userId, user.id))
  await push()
  expect(service.received).toEqual([])
})

test("in a browser with two accounts only the last one is told", async () => {
  const { browser, push } = await notifiedBrowser()
  const second = await makeUser(db)
  const { endpoint, p256dh, auth } = browser
  const moved = { as: second.id, body: { endpoint, keys: { p256dh, auth } } }
  expect((await app.call("PUT", "/api/push/subscription", moved)).status).toBe(200)
  await push()
  expect(service.received).toEqual([])
  const { id } = await makeNotification(second.id)
  await pushQueue.run(db, { notificationId: id, subscriptionId: browser.id })
  expect(service.received).toHaveLength(1)
})
