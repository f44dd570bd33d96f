import { and, asc, eq, isNull, ne } from "drizzle-orm"
import { afterEach, beforeEach, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { flightSeatsTable, flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { formatEuro } from "#platform/money.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import type { RadiusKm } from "../subscription.ts"
import { deleteActivationOf } from "./delete-activation.ts"
import { planDigestsQueue } from "./digest-jobs.ts"
import { sendDigest } from "./send-digest.tsx"
import { subscriptionMatchesTable as matches, subscriptionsTable } from "./subscriptions-tables.ts"

const db = await testDatabase()
const app = testApplication(db)

/** 18:00 in Berlin on a summer day. */
const EVENING = new Date("2027-06-10T16:00:00Z")

let restore = () => {}
function at(time: Date) {
  restore()
  restore = setClockSource(() => time)
}
beforeEach(() => at(EVENING))
afterEach(() => restore())

async function watch(userId: number, name: string, place: { lat: number; lng: number }) {
  const [row] = await db
    .insert(subscriptionsTable)
    .values({
      userId,
      name,
      ...place,
      radiusKm: 50 as RadiusKm,
      status: "active",
      createdAt: clock.now(),
      confirmedAt: clock.now(),
    })
    .returning()
  return row?.id ?? 0
}

const watchBonn = (userId: number) => watch(userId, "Bonn", { lat: 50.7374, lng: 7.0982 })

async function note(subscriptionId: number, ...flights: { id: number }[]) {
  await db
    .insert(matches)
    .values(flights.map(({ id }) => ({ subscriptionId, flightId: id, matchedAt: clock.now() })))
}

async function mailsTo(email: string) {
  return db
    .select()
    .from(mailsTable)
    .where(eq(mailsTable.recipient, email))
    .orderBy(asc(mailsTable.createdAt))
}

async function unsent(subscriptionId: number) {
  const rows = await db
    .select({ id: matches.flightId })
    .from(matches)
    .where(and(eq(matches.subscriptionId, subscriptionId), isNull(matches.sentAt)))
  return rows.map(({ id }) => id)
}

/** What the server does at 18:00. */
async function evening() {
  await planDigestsQueue.run(db, {})
  await workOff(db)
}

test("one mail a day covers all towns, with total prices, links and an unsubscribe link", async () => {
  const user = await makeUser(db)
  const bonn = await watchBonn(user.id)
  const siegburg = await watch(user.id, "Siegburg", { lat: 50.7915, lng: 7.2007 })
  const flight = await makeFlight(db, { title: "Übers Watt nach Juist" })
  const other = await makeFlight(db, {
    title: "Siebengebirge im Abendlicht",
    departsAt: new Date(EVENING.getTime() + days(3)),
  })
  await note(bonn, flight)
  await note(siegburg, flight, other)
  await evening()
  const [mail, ...more] = await mailsTo(user.email)
  expect(more).toEqual([])
  // Siegburg is nearer to the airfield than Bonn
  expect(mail?.subject).toBe("2 neue Flüge um Siegburg")
  expect(mail?.text).toContain(formatEuro(6_875))
  expect(mail?.html.split(`/de/flug/${flight.id}"`)).toHaveLength(2)
  const key = deleteActivationOf(siegburg)
  expect(mail?.html).toContain(`/unsubscribe/${siegburg}/${key}`)
  expect(mail?.headers).toEqual({
    "List-Unsubscribe": expect.stringMatching(/^<http.*\/unsubscribe\/\d+\/[\w-]{43}>$/),
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  })
  expect([await unsent(bonn), await unsent(siegburg)]).toEqual([[], []])
})

test("the unsubscribe link ends every subscription of that mail, also one that is younger and found nothing", async () => {
  const user = await makeUser(db)
  const bonn = await watchBonn(user.id)
  const siegburg = await watch(user.id, "Siegburg", { lat: 50.7915, lng: 7.2007 })
  await watch(user.id, "Kiel", { lat: 54.3233, lng: 10.1228 })
  await note(bonn, await makeFlight(db))
  await note(siegburg, await makeFlight(db))
  await evening()
  await watch(user.id, "Jena", { lat: 50.9271, lng: 11.5892 })
  const [mail] = await mailsTo(user.email)
  const header = /<(http.*)>/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? ""
  const link = /href="([^"]*)"[^>]*>Alle Suchagenten abbestellen/.exec(mail?.html ?? "")?.[1]
  expect(link).toBe(header)
  expect(await app.call("POST", new URL(header).pathname)).toMatchObject({ status: 200 })
  const rows = await db
    .select()
    .from(subscriptionsTable)
    .where(and(eq(subscriptionsTable.userId, user.id), ne(subscriptionsTable.status, "deleted")))
  expect(rows.map(({ name }) => name)).toEqual(["Jena"])
})

test("what is found later waits for the next day, however often the job runs", async () => {
  const user = await makeUser(db)
  const bonn = await watchBonn(user.id)
  const [first, second] = [await makeFlight(db), await makeFlight(db)]
  await note(bonn, first)
  await evening()
  await note(bonn, second)
  await evening()
  expect(await mailsTo(user.email)).toHaveLength(1)
  expect(await unsent(bonn)).toEqual([second.id])
  at(new Date(EVENING.getTime() + days(1)))
  await evening()
  const mails = await mailsTo(user.email)
  expect(mails).toHaveLength(2)
  expect(mails[1]?.html).toContain(`/de/flug/${second.id}"`)
  expect(mails[1]?.html).not.toContain(`/de/flug/${first.id}"`)
})

test("two jobs at the same moment write one mail", async () => {
  const user = await makeUser(db)
  await note(await watchBonn(user.id), await makeFlight(db))
  await Promise.all([sendDigest(db, user.id), sendDigest(db, user.id), sendDigest(db, user.id)])
  expect(await mailsTo(user.email)).toHaveLength(1)
})

test("only bookable flights are sent; a full one may return, a past one does not", async () => {
  const user = await makeUser(db)
  const bonn = await watchBonn(user.id)
  const full = await makeFlight(db)
  await db.delete(flightSeatsTable).where(eq(flightSeatsTable.flightId, full.id))
  const paused = await makeFlight(db, { status: "paused" })
  const soon = await makeFlight(db, { departsAt: new Date(EVENING.getTime() + hours(2)) })
  const passed = await makeFlight(db, { departsAt: new Date(EVENING.getTime() - hours(1)) })
  await note(bonn, full, paused, soon, passed)
  await evening()
  expect(await mailsTo(user.email)).toEqual([])
  expect((await unsent(bonn)).toSorted()).toEqual([full.id, paused.id, soon.id].toSorted())
  await db.update(flightsTable).set({ status: "published" }).where(eq(flightsTable.id, paused.id))
  await evening()
  const [mail] = await mailsTo(user.email)
  expect(mail?.subject).toBe("Ein neuer Flug um Bonn")
})

test("deleted subscriptions and accounts get no mail", async () => {
  const [one, other] = [await makeUser(db), await makeUser(db)]
  const [ofOne, ofOther] = [await watchBonn(one.id), await watchBonn(other.id)]
  const flight = await makeFlight(db)
  await note(ofOne, flight)
  await note(ofOther, flight)
  await db
    .update(subscriptionsTable)
    .set({ status: "deleted", deletedAt: clock.now() })
    .where(eq(subscriptionsTable.id, ofOne))
  await db.update(usersTable).set({ deletedAt: clock.now() }).where(eq(usersTable.id, other.id))
  await evening()
  expect([await mailsTo(one.email), await mailsTo(other.email)]).toEqual([[], []])
})

test.each([
  ["the clocks go forward", "2027-03-27T17:00:00Z", "2027-03-28T16:00:00Z"],
  ["the clocks go back", "2027-10-30T16:00:00Z", "2027-10-31T17:00:00Z"],
])("on the day when %s there is a digest at 18:00 as on the day before", async (_, day, next) => {
  const user = await makeUser(db)
  at(new Date(day))
  const bonn = await watchBonn(user.id)
  await note(bonn, await makeFlight(db))
  await evening()
  at(new Date(next))
  await note(bonn, await makeFlight(db))
  await evening()
  // an hour before midnight is still the same day
  at(new Date(new Date(next).getTime() + hours(5)))
  await note(bonn, await makeFlight(db))
  await evening()
  expect(await mailsTo(user.email)).toHaveLength(2)
})

test("a job that comes a day late leaves its flights to the next digest", async () => {
  const user = await makeUser(db)
  const bonn = await watchBonn(user.id)
  await note(bonn, await makeFlight(db))
  await planDigestsQueue.run(db, {})
  at(new Date(EVENING.getTime() + hours(14)))
  await workOff(db)
  expect(await mailsTo(user.email)).toEqual([])
  at(new Date(EVENING.getTime() + days(1)))
  await evening()
  expect(await mailsTo(user.email)).toHaveLength(1)
})

test("many flights are counted, and the mail stays short", async () => {
  const user = await makeUser(db)
  const bonn = await watchBonn(user.id)
  const flights = []
  for (let count = 0; count < 8; count += 1) flights.push(await makeFlight(db))
  await note(bonn, ...flights)
  await evening()
  const [mail] = await mailsTo(user.email)
  expect(mail?.subject).toBe("8 neue Flüge um Bonn")
  expect(mail?.text).toContain("Weitere 2 und alle anderen ansehen")
  expect(new Set(mail?.html.match(/\/de\/flug\/\d+"/g)).size).toBe(6)
  expect(await unsent(bonn)).toEqual([])
})
