import { and, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeOccurrence } from "#db/seed/factories/make-occurrence.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { OCCURRENCE_LIST } from "../occurrence-list.ts"
import { eraseOccurrences } from "./erase-occurrences.ts"
import { countOpenOccurrences, listOccurrences } from "./list-occurrences.ts"
import { occurrencesTable } from "./occurrences-table.ts"
import { openOccurrence } from "./open-occurrence.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })

const CLOSING = {
  note: "Mit dem Platz gesprochen, ein Zaun kommt.",
  summary: "Ein Tier lief über die Bahn, der Start wurde rechtzeitig abgebrochen.",
  namesNobody: true,
}

const close = (id: number, body: object = CLOSING, as = admin.id) =>
  call("POST", `/api/occurrences/${id}/closing`, { as, body })

const actorOf = (userId: number) =>
  ({ kind: "user", userId, isPilot: false, isAdmin: true, officeRoles: ["owner"] }) as const

const found = async (words: string, as = admin.id) => {
  const query = parseListAddress(OCCURRENCE_LIST, new URLSearchParams(words))
  return (await listOccurrences(db, actorOf(as), query)).entries.map(({ id }) => id)
}

const rowOf = async (id: number) => {
  const [row] = await db.select().from(occurrencesTable).where(eq(occurrencesTable.id, id))
  return row
}

const eventsOf = (id: number, kind: string) =>
  db
    .select()
    .from(eventsTable)
    .where(and(eq(eventsTable.entityId, id), eq(eventsTable.kind, kind)))

test("closing keeps note and summary, is logged once, and takes the report off the list", async () => {
  const { id } = await makeOccurrence(db)
  const waiting = await countOpenOccurrences(db)
  expect(await found("")).toContain(id)
  const first = await close(id)
  expect(first).toMatchObject({ status: 200, json: { id, status: "closed" } })
  expect(await close(id)).toMatchObject({ status: 200, json: first.json })
  expect(await openOccurrence(db, actorOf(admin.id), id)).toMatchObject({
    closing: { note: CLOSING.note, summary: CLOSING.summary },
    mayClose: false,
  })
  expect(await countOpenOccurrences(db)).toBe(waiting - 1)
  expect(await found("")).not.toContain(id)
  expect(await found("stand=abgeschlossen")).toContain(id)
  expect(await eventsOf(id, "occurrence.closed")).toMatchObject([{ actorId: admin.id }])
})

test("of two admins at once one closes it, and the other is refused with the reason", async () => {
  const { id } = await makeOccurrence(db)
  const other = await makeUser(db, { isAdmin: true })
  const answers = await Promise.all([
    close(id),
    close(id, { ...CLOSING, note: "Nichts zu tun." }, other.id),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test("every look into a report is written down with who has looked", async () => {
  const { id } = await makeOccurrence(db)
  await openOccurrence(db, actorOf(admin.id), id)
  expect(await eventsOf(id, "occurrence.opened")).toMatchObject([{ actorId: admin.id }])
})

test("a summary names nobody of the flight, no aircraft, no place, no day and no number", async () => {
  const pilot = await makePilot(db, { firstName: "Wiebke", lastName: "Harms" })
  const flight = await makeFlight(db, { pilotId: pilot.id })
  const people = [{ name: "Ole Petersen", weightKg: 70, luggageKg: 2 }]
  const guest = await makeUser(db, { firstName: "Merle", lastName: "Diekmann" })
  await makeBooking(db, { flight, passengerId: guest.id, people })
  const { id } = await makeOccurrence(db, { flightId: flight.id, reporterId: guest.id })
  const { aircraft, departure } = await openOccurrence(db, actorOf(admin.id), id)
  const named = [
    "Harms",
    "Merle",
    "Petersen",
    aircraft?.registration ?? "",
    departure.code,
    departure.name,
    "5. Dezember",
    "0171 5550199",
  ]
  for (const word of named) {
    const answer = await close(id, { ...CLOSING, summary: `${CLOSING.summary} So sagt ${word}.` })
    expect(answer, word).toMatchObject({
      status: 400,
      json: { message: [{ property: "summary" }] },
    })
  }
  expect((await rowOf(id))?.closedAt).toBeNull()
  expect((await close(id)).status).toBe(200)
})

test("nobody in the back office learns of a report about a flight of their own", async () => {
  const flying = await makePilot(db, { isAdmin: true })
  const flight = await makeFlight(db, { pilotId: flying.id })
  const travelling = await makeUser(db, { isAdmin: true })
  const booking = await makeBooking(db, { flight, passengerId: travelling.id })
  const { id } = await makeOccurrence(db, {
    flightId: flight.id,
    reporterId: booking.passengerId,
  })
  const missing = await close(2_147_483_647)
  expect(missing.status).toBe(404)
  for (const { id: who } of [flying, travelling]) {
    expect(await found("sortierung=neueste", who)).not.toContain(id)
    await expect(openOccurrence(db, actorOf(who), id)).rejects.toThrow("gibt es nicht")
    expect(await close(id, CLOSING, who)).toEqual(missing)
  }
  expect(await found("sortierung=neueste")).toContain(id)
})

test("without note, summary or the second look nothing is closed", async () => {
  const { id } = await makeOccurrence(db)
  for (const field of ["note", "summary", "namesNobody"]) {
    const answer = await close(id, { ...CLOSING, [field]: field === "namesNobody" ? false : "" })
    expect(answer, field).toMatchObject({ status: 400, json: { message: [{ property: field }] } })
  }
})

test("words of somebody who has left go once the summary stands for them, before or after", async () => {
  for (const leavesFirst of [true, false]) {
    const { id, reporterId } = await makeOccurrence(db)
    if (leavesFirst) await eraseOccurrences(db, reporterId ?? 0)
    await close(id)
    if (!leavesFirst) await eraseOccurrences(db, reporterId ?? 0)
    expect(await rowOf(id)).toMatchObject({ reporterId: null, words: "", summary: CLOSING.summary })
    expect((await openOccurrence(db, actorOf(admin.id), id)).reporter).toBeNull()
  }
})
