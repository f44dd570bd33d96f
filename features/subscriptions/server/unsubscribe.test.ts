import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { clock } from "#platform/clock.ts"
import { env } from "#platform/server/env.ts"
import { eventsTable } from "#platform/server/events.ts"
import { proves } from "#tests/contract/proves.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { unsubscribePath } from "../unsubscription.ts"
import { deleteActivationOf } from "./delete-activation.ts"
import { subscriptionsTable } from "./subscriptions-tables.ts"

const db = await testDatabase()
const app = testApplication(db)

async function watch(userId: number, name: string): Promise<number> {
  const [row] = await db
    .insert(subscriptionsTable)
    .values({
      userId,
      name,
      lat: 50.7,
      lng: 7.1,
      radiusKm: 50,
      status: "active",
      createdAt: clock.now(),
      confirmedAt: clock.now(),
    })
    .returning()
  return row?.id ?? 0
}

async function living(userId: number): Promise<string[]> {
  const rows = await db
    .select()
    .from(subscriptionsTable)
    .where(eq(subscriptionsTable.userId, userId))
  return rows.filter(({ status }) => status !== "deleted").map(({ name }) => name)
}

function remove(id: number, deleteActivation: string, as?: number) {
  return app.call("DELETE", `/api/subscriptions/${id}`, {
    body: { deleteActivation },
    ...(as !== undefined && { as }),
  })
}

/** What a mail program sends (RFC 8058): a form, from anywhere, without a cookie. */
function press(id: number, activation: string, rawBody = "List-Unsubscribe=One-Click") {
  return app.app.request(`${env().PUBLIC_URL}${unsubscribePath(id, activation)}`, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://mail.example",
      "sec-fetch-site": "cross-site",
    },
    body: rawBody,
  })
}

test("the key deletes, signed in or not, and again without harm", {
  meta: proves("call-unsubscribe"),
}, async () => {
  const user = await makeUser(db)
  const [one, two] = [await watch(user.id, "Bonn"), await watch(user.id, "Köln")]
  const first = await remove(one, deleteActivationOf(one), user.id)
  expect([first.status, first.json]).toEqual([200, { isDeleted: true }])
  expect((await remove(one, deleteActivationOf(one))).status).toBe(200)
  expect(await living(user.id)).toEqual(["Köln"])
  expect((await remove(two, deleteActivationOf(two))).status).toBe(200)
  expect(await living(user.id)).toEqual([])
  const events = await db.select().from(eventsTable).where(eq(eventsTable.entityId, one))
  expect(events.filter(({ kind }) => kind === "subscription.deleted")).toHaveLength(1)
})

test("a wrong key looks like a missing Suchagent, even to its owner", async () => {
  const user = await makeUser(db)
  const [own, other] = [await watch(user.id, "Bonn"), await watch(user.id, "Köln")]
  const wrong = await remove(own, deleteActivationOf(other), user.id)
  const missing = await remove(2_000_000_000, deleteActivationOf(2_000_000_000))
  expect([wrong.status, wrong.json]).toEqual([404, missing.json])
  expect((await press(own, deleteActivationOf(other))).status).toBe(404)
  expect(await living(user.id)).toEqual(["Bonn", "Köln"])
})

test("one press in a mail program is enough, from any origin and without a cookie", async () => {
  const user = await makeUser(db)
  const id = await watch(user.id, "Bonn")
  const answer = await press(id, deleteActivationOf(id))
  expect([answer.status, answer.headers.get("location")]).toEqual([200, null])
  expect(await living(user.id)).toEqual([])
  expect((await press(id, deleteActivationOf(id))).status).toBe(200)
})

test("it may also be sent as multipart, as the standard wants", async () => {
  const user = await makeUser(db)
  const id = await watch(user.id, "Bonn")
  const body = new FormData()
  body.set("List-Unsubscribe", "One-Click")
  const url = `${env().PUBLIC_URL}${unsubscribePath(id, deleteActivationOf(id))}`
  expect((await app.app.request(url, { method: "POST", body })).status).toBe(200)
  expect(await living(user.id)).toEqual([])
})

test("a person who posts our own page goes back to it", async () => {
  const user = await makeUser(db)
  const id = await watch(user.id, "Bonn")
  const answer = await press(id, deleteActivationOf(id), "page=1")
  expect(answer.status).toBe(303)
  expect(answer.headers.get("location")).toBe(`/unsubscribe/${id}/${deleteActivationOf(id)}`)
  expect(await living(user.id)).toEqual([])
})

test("looking at the address deletes nothing", async () => {
  const user = await makeUser(db)
  const id = await watch(user.id, "Bonn")
  await app.call("GET", unsubscribePath(id, deleteActivationOf(id)))
  await app.call("HEAD", unsubscribePath(id, deleteActivationOf(id)))
  expect(await living(user.id)).toEqual(["Bonn"])
})

test("the key of a mail's header ends all that the account had then, and nothing newer", async () => {
  const [user, neighbour] = [await makeUser(db), await makeUser(db)]
  await watch(user.id, "Bonn")
  await watch(neighbour.id, "Bonn")
  const newest = await watch(user.id, "Köln")
  await watch(user.id, "Hamburg")
  await press(newest, deleteActivationOf(newest, "all"))
  expect(await living(user.id)).toEqual(["Hamburg"])
  expect(await living(neighbour.id)).toEqual(["Bonn"])
})

test("to everything else another site still posts in vain", async () => {
  const user = await makeUser(db)
  const id = await watch(user.id, "Bonn")
  const foreign = { origin: "https://mail.example", "content-type": "application/json" }
  const body = JSON.stringify({ deleteActivation: deleteActivationOf(id) })
  for (const [method, path] of [
    ["DELETE", `/api/subscriptions/${id}`],
    ["POST", "/api/subscriptions"],
    ["PUT", unsubscribePath(id, deleteActivationOf(id))],
    ["POST", `/unsubscribe/${id}/${deleteActivationOf(id)}/more/still`],
    ["POST", "/unsubscribe"],
  ] as const) {
    const answer = await app.app.request(`${env().PUBLIC_URL}${path}`, {
      method,
      headers: foreign,
      body,
    })
    expect([path, answer.status]).toEqual([path, 403])
  }
  expect(await living(user.id)).toEqual(["Bonn"])
})
