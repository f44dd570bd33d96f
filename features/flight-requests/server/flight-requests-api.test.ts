import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeFlightRequest } from "#db/seed/factories/make-flight-request.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { loadPlaces } from "#features/places/server/load-places.ts"
import { findUserByEmail } from "#features/users/core/server/users-queries.ts"
import { blockUser } from "#features/users/office/server/block-user.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { addDays } from "#platform/days.ts"
import { days } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { codeMailedTo, mailsTo, resetAllRateLimits } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { parseRequestParams } from "../request-address.ts"
import { expireFlightRequestsQueue } from "./expire-flight-requests.ts"
import { flightRequestsTable } from "./flight-requests-tables.ts"
import { listOwnRequests } from "./list-own-requests.ts"
import { prefillFlightRequest } from "./prefill-flight-request.ts"
import { today } from "./today.ts"

const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

function laterBy(duration: number) {
  const at = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

const BONN = { place: "Bonn", coordinates: { lat: 50.7339, lng: 7.0998 } }
const JUIST = { name: "Juist", coordinates: { lat: 53.68, lng: 7 } }

interface Options {
  as?: number
  key?: string
}

function submit(fields: object = {}, { as, key }: Options = {}) {
  return app.call("POST", "/api/flight-requests", {
    body: { ...BONN, goal: "any", persons: 2, ...fields },
    ...(as !== undefined && { as }),
    ...(key !== undefined && { headers: { "idempotency-key": key } }),
  })
}

function step(id: number, name: "open" | "close", as: number) {
  return app.call("POST", `/api/flight-requests/${id}/${name}`, { as })
}

async function statusOf(id: number) {
  const [row] = await db.select().from(flightRequestsTable).where(eq(flightRequestsTable.id, id))
  return row?.status
}

async function eventsOf(id: number) {
  const rows = await db.select().from(eventsTable).where(eq(eventsTable.entityId, id))
  return rows.filter(({ entity }) => entity === "flight_request").map(({ kind }) => kind)
}

test("a request of a signed-in user opens at once and ends with its last day", async () => {
  const { id: userId } = await makeUser(db)
  const [firstDay, lastDay] = [addDays(today(), 5), addDays(today(), 8)]
  const answer = await submit(
    { goal: "town", destination: JUIST, firstDay, lastDay, mostEuros: 120, message: "Bis bald!" },
    { as: userId },
  )
  expect(answer.status).toBe(201)
  expect(answer.json).toMatchObject({ status: "open" })
  expect(await listOwnRequests(db, userId)).toMatchObject([
    {
      id: answer.json.id,
      status: "open",
      place: "Bonn",
      radiusKm: 50,
      destination: "Juist",
      firstDay,
      lastDay,
      persons: 2,
      maxPriceCents: 12_000,
      message: "Bis bald!",
      offers: [],
    },
  ])
  expect(await eventsOf(answer.json.id)).toEqual(["flight_request.opened"])
})

test("a repeated press creates one request", async () => {
  const { id: userId } = await makeUser(db)
  const answers = await Promise.all([
    submit({}, { as: userId, key: "gesuch-double-press" }),
    submit({}, { as: userId, key: "gesuch-double-press" }),
  ])
  const again = await submit({}, { as: userId, key: "gesuch-double-press" })
  expect(again.status).toBe(201)
  expect(answers.map(({ status }) => status)).toContain(201)
  expect(await listOwnRequests(db, userId)).toHaveLength(1)
})

test("of four requests at once three open, and one more can open after one is closed", async () => {
  const { id: userId } = await makeUser(db)
  const answers = await Promise.all(
    [1, 2, 3, 4].map((persons) => submit({ persons }, { as: userId })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 201, 201, 422])
  const refused = answers.find(({ status }) => status === 422)
  expect(refused?.json.message).toContain("schon 3 offene Gesuche")
  const [open] = await listOwnRequests(db, userId)
  expect((await step(open?.id ?? 0, "close", userId)).json).toMatchObject({ status: "closed" })
  expect((await submit({}, { as: userId })).status).toBe(201)
})

test.each([
  ["without a place", { place: "", coordinates: { lat: 0, lng: 0 } }, "place"],
  ["within a radius that is none", { radiusKm: 30 }, "radiusKm"],
  ["to a town that is missing", { goal: "town" }, "destination"],
  ["on a day that does not exist", { firstDay: "2027-02-30", lastDay: "2027-03-01" }, "firstDay"],
  ["on a day that is over", { firstDay: "2020-01-01", lastDay: "2020-01-01" }, "firstDay"],
  ["with nobody", { persons: 0 }, "persons"],
  ["with six", { persons: 6 }, "persons"],
  ["for a sum with cents", { mostEuros: 12.5 }, "mostEuros"],
  ["for too little", { mostEuros: 5 }, "mostEuros"],
  ["with too long a message", { message: "a".repeat(601) }, "message"],
])("a request with %s is refused at its field, in German", async (_, fields, property) => {
  const { id: userId } = await makeUser(db)
  const answer = await submit(fields, { as: userId })
  expect([400, 422]).toContain(answer.status)
  const properties = (answer.json.message as { property: string }[]).map((one) => one.property)
  expect(properties).toEqual([property])
  expect(await listOwnRequests(db, userId)).toEqual([])
})

test("a visitor's request waits for the code, which creates the account and opens it", async () => {
  const email = "neu.gesuch@flug.example"
  const answer = await submit({ email })
  expect(answer.status).toBe(201)
  expect(answer.json).toMatchObject({ status: "draft", endsAt: null })
  const entered = await app.call("POST", "/api/auth/login/token", {
    body: { email, token: await codeMailedTo(db, email), isPersistent: true },
  })
  expect(entered.status).toBe(200)
  const user = await findUserByEmail(db, email)
  const opened = await step(answer.json.id, "open", user?.id ?? 0)
  expect(opened.json).toMatchObject({ status: "open" })
  expect((await step(answer.json.id, "open", user?.id ?? 0)).json).toEqual(opened.json)
  expect(await eventsOf(answer.json.id)).toEqual(["flight_request.opened"])
})

test("nobody learns whether an address has an account, and what waits there opens not by itself", async () => {
  const known = await makeUser(db)
  const answer = await submit({ email: known.email })
  expect(answer.json).toEqual({ id: expect.any(Number), status: "draft", endsAt: null })
  await app.call("POST", "/api/auth/login/token", {
    body: {
      email: known.email,
      token: await codeMailedTo(db, known.email),
      isPersistent: true,
    },
  })
  await workOff(db)
  expect(await listOwnRequests(db, known.id)).toMatchObject([{ status: "draft" }])
  expect((await step(answer.json.id, "close", known.id)).json).toMatchObject({ status: "closed" })
})

test("of drafts that others leave at an address the newest three are kept, a week long", async () => {
  const known = await makeUser(db)
  for (const place of ["Bonn", "Köln", "Siegburg", "Koblenz"]) {
    await resetAllRateLimits(db)
    expect((await submit({ place, email: known.email })).status).toBe(201)
  }
  const places = (await listOwnRequests(db, known.id)).map(({ place }) => place)
  expect(places).toEqual(["Koblenz", "Siegburg", "Köln"])
  laterBy(days(8))
  await expireFlightRequestsQueue.run(db, {})
  expect(await listOwnRequests(db, known.id)).toEqual([])
})

test("a visitor needs an address, and a program gets what everybody gets and nothing exists", async () => {
  const nameless = await submit({})
  expect(nameless.json.message).toMatchObject([{ property: "email" }])
  const answer = await submit({ email: "robot@flug.example", honeypot: "https://spam.example" })
  expect(answer.status).toBe(201)
  expect(answer.json).toMatchObject({ status: "draft" })
  expect(await statusOf(answer.json.id)).toBeUndefined()
  expect(await mailsTo(db, "robot@flug.example")).toEqual([])
})

test("another person's request looks like a missing one", async () => {
  const request = await makeFlightRequest(db)
  const stranger = await makeUser(db)
  for (const name of ["open", "close"] as const) {
    expect((await step(request.id, name, stranger.id)).status).toBe(404)
  }
  expect(await statusOf(request.id)).toBe("open")
})

test("closing is an end: again changes nothing, and it cannot be opened any more", async () => {
  const request = await makeFlightRequest(db)
  await step(request.id, "close", request.userId)
  expect((await step(request.id, "close", request.userId)).status).toBe(200)
  expect((await step(request.id, "open", request.userId)).status).toBe(422)
  expect(await eventsOf(request.id)).toEqual(["flight_request.closed"])
})

test("a request expires with its last day, without one after 90 days", async () => {
  const dated = await makeFlightRequest(db)
  const anyDay = await makeFlightRequest(db, { firstDay: null, lastDay: null })
  laterBy(days(14))
  await expireFlightRequestsQueue.run(db, {})
  expect(await statusOf(dated.id)).toBe("open")
  laterBy(days(1))
  // before the job comes by, its owner sees it already
  expect(await listOwnRequests(db, dated.userId)).toMatchObject([{ status: "expired" }])
  await expireFlightRequestsQueue.run(db, {})
  expect(await statusOf(dated.id)).toBe("expired")
  expect(await statusOf(anyDay.id)).toBe("open")
  laterBy(days(76))
  await expireFlightRequestsQueue.run(db, {})
  expect(await statusOf(anyDay.id)).toBe("expired")
  expect(await eventsOf(anyDay.id)).toEqual(["flight_request.expired"])
})

test("the form begins with what the address of the search says", async () => {
  await loadPlaces(db)
  const words = {
    ort: "Bonn",
    umkreis: "200",
    nach: "",
    art: "rundflug",
    von: addDays(today(), 3),
    bis: addDays(today(), 3),
    personen: "9",
    preis: "80",
  }
  expect(await prefillFlightRequest(db, words)).toMatchObject({
    place: { address: "Bonn", coordinates: { lat: expect.any(Number) } },
    radiusKm: 100,
    goal: "round_trip",
    days: "day",
    firstDay: addDays(today(), 3),
    persons: 5,
    most: "80",
  })
  const strange = { ...words, ort: "Nirgendwo", nach: "Juist", von: "2020-01-01", bis: "heute" }
  expect(await prefillFlightRequest(db, strange)).toMatchObject({
    placeText: "Nirgendwo",
    place: null,
    goal: "town",
    destination: { address: "Juist" },
    days: "any",
    firstDay: "",
  })
})

test("a request can name a sight: chosen, submitted, and filled in again", async () => {
  const { id: userId } = await makeUser(db)
  const coordinates = { lat: 47.4211, lng: 10.9853 }
  const destination = { name: "Zugspitze", coordinates }
  const answer = await submit({ goal: "town", destination }, { as: userId })
  expect(answer.status).toBe(201)
  const [own] = await listOwnRequests(db, userId)
  expect(own).toMatchObject({ goal: "sight", destination: "Zugspitze" })
  const again = new URL(own?.againPath ?? "", "http://localhost").searchParams
  expect(await prefillFlightRequest(db, parseRequestParams(again))).toMatchObject({
    goal: "town",
    destination: { address: "Zugspitze", coordinates },
  })
})

test("blocking an account removes its open requests", async () => {
  const request = await makeFlightRequest(db)
  const admin = await makeUser(db, { isAdmin: true })
  await blockUser(
    db,
    { kind: "user", userId: admin.id, isPilot: false, isAdmin: true, officeRoles: ["owner"] },
    {
      userId: request.userId,
      statement: {
        ground: "terms",
        provision: "AGB Nummer 12 (1)",
        reasons: "Mehrere Wünsche waren offensichtlich erfunden.",
      },
    },
  )
  await workOff(db)
  expect(await statusOf(request.id)).toBe("removed")
})
