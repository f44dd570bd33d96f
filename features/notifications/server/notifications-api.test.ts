import { asc, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { clock } from "#platform/clock.ts"
import { env } from "#platform/server/env.ts"
import { proves } from "#tests/contract/proves.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { countUnread } from "./notifications-queries.ts"
import { notificationsTable } from "./notifications-table.ts"

const db = await testDatabase()
const app = testApplication(db)

const FACTS = {
  flight: {
    title: "Übers Watt nach Juist",
    departsAt: "2027-06-12T07:30:00.000Z",
    timeZone: "Europe/Berlin",
  },
}

/** Notifications of a new person about a new flight; answers their ids, oldest first. */
async function notified(count: number, readAt: Date | null = null) {
  const user = await makeUser(db)
  const flight = await makeFlight(db)
  await db.insert(notificationsTable).values(
    Array.from({ length: count }, () => ({
      userId: user.id,
      flightId: flight.id,
      kind: "booking-confirmed" as const,
      path: "/de/cockpit",
      data: FACTS,
      createdAt: clock.now(),
      readAt,
    })),
  )
  const rows = await db
    .select({ id: notificationsTable.id })
    .from(notificationsTable)
    .where(eq(notificationsTable.userId, user.id))
    .orderBy(asc(notificationsTable.id))
  return { user, flight, ids: rows.map(({ id }) => id) }
}

function listOf(userId: number, as = userId) {
  return app.call("GET", `/api/users/${userId}/notifications`, { as })
}

test("the user's notifications come newest first, each with its sentence and its link", {
  meta: proves("notification-fields", "call-notifications"),
}, async () => {
  const { user, flight, ids } = await notified(2)
  const answer = await listOf(user.id)
  expect(answer.status).toBe(200)
  expect(answer.json).toEqual(
    ids.toReversed().map((id) => ({
      id,
      flightId: flight.id,
      kind: "booking-confirmed",
      path: "/de/cockpit",
      text: "Gebucht: Übers Watt nach Juist, Sa., 12. Juni",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      readAt: null,
    })),
  )
})

test("nobody gets them without a session, and somebody else's look like missing ones", {
  meta: proves("notifications-signed-in"),
}, async () => {
  const { user } = await notified(1)
  const other = await makeUser(db)
  expect(await app.call("GET", `/api/users/${user.id}/notifications`)).toMatchObject({
    status: 401,
  })
  const foreign = await listOf(user.id, other.id)
  expect(foreign.status).toBe(404)
  expect((await listOf(2_000_000_000, other.id)).json).toEqual(foreign.json)
  expect(await listOf(0x10, other.id)).toMatchObject({ status: 404 })
})

test("an unchanged list is answered by 304 without a body, a changed one in full", async () => {
  const { user, ids } = await notified(1)
  const cookie = await accessCookieFor(db, user.id)
  const ask = (tag?: string | null) =>
    app.app.request(`${env().PUBLIC_URL}/api/users/${user.id}/notifications`, {
      headers: { cookie, ...(tag && { "if-none-match": tag }) },
    })
  const first = await ask()
  const tag = first.headers.get("etag")
  expect(tag).toMatch(/^W\/"/)
  const second = await ask(tag)
  expect(second.status).toBe(304)
  expect(await second.text()).toBe("")
  await app.call("DELETE", "/api/notifications", { as: user.id, body: { notificationIds: ids } })
  const third = await ask(tag)
  expect(third.status).toBe(200)
  expect(third.headers.get("etag")).not.toBe(tag)
})

test("deleting marks as read: only the user's own, only once, and the list keeps them", {
  meta: proves("call-notifications-delete"),
}, async () => {
  const mine = await notified(2)
  const theirs = await notified(1)
  const body = { notificationIds: [...mine.ids, ...theirs.ids] }
  const answer = await app.call("DELETE", "/api/notifications", { as: mine.user.id, body })
  expect(answer).toMatchObject({ status: 200, json: { areRead: true } })
  const { json: list } = await listOf(mine.user.id)
  expect(list).toHaveLength(2)
  for (const { readAt } of list) expect(readAt).toMatch(/^\d{4}-/)
  expect(await countUnread(db, mine.user.id)).toBe(0)
  expect(await countUnread(db, theirs.user.id)).toBe(1)
  await app.call("DELETE", "/api/notifications", { as: mine.user.id, body })
  expect((await listOf(mine.user.id)).json).toEqual(list)
})

test.each([
  ["no list", {}],
  ["a single number", { notificationIds: 7 }],
  ["words", { notificationIds: ["7"] }],
  ["fractions", { notificationIds: [1.5] }],
  ["a number beyond every id", { notificationIds: [2 ** 31] }],
  ["zero", { notificationIds: [0] }],
  ["more than 500", { notificationIds: Array.from({ length: 501 }, (_, index) => index + 1) }],
])("%s instead of ids is refused with 400", async (_, body) => {
  const { user } = await notified(1)
  const answer = await app.call("DELETE", "/api/notifications", { as: user.id, body })
  expect(answer.status).toBe(400)
  expect(answer.json.message[0].property).toMatch(/^notificationIds/)
  expect(await countUnread(db, user.id)).toBe(1)
})

test("no ids mark nothing, and without a session nothing is marked", async () => {
  const { user, ids } = await notified(1)
  const nothing = { notificationIds: [] }
  expect(
    await app.call("DELETE", "/api/notifications", { as: user.id, body: nothing }),
  ).toMatchObject({ status: 200 })
  const all = { notificationIds: ids }
  expect(await app.call("DELETE", "/api/notifications", { body: all })).toMatchObject({
    status: 401,
  })
  expect(await countUnread(db, user.id)).toBe(1)
})

test("the list holds the newest 50 and every unread one before them", async () => {
  const { user, ids } = await notified(60)
  const [oldest, ...others] = ids
  await app.call("DELETE", "/api/notifications", {
    as: user.id,
    body: { notificationIds: others },
  })
  const { json } = await listOf(user.id)
  expect(json.map(({ id }: { id: number }) => id)).toEqual([...ids.slice(10).toReversed(), oldest])
})
