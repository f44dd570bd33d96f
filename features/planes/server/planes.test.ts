import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { PLANE_INPUT } from "#tests/support/plane-input.ts"
import type { PlaneInput } from "../plane-schema.ts"
import { PLANE_TYPES } from "../plane-types.ts"
import { erasePlanes } from "./erase-planes.ts"
import { exportPlanes } from "./export-planes.ts"
import { getOwnPlane, listPlanes } from "./planes-queries.ts"
import { planesTable } from "./planes-table.ts"

const db = await testDatabase()
const { call } = testApplication(db)

const BALANCE = { ...PLANE_TYPES.c172p.balance, emptyKg: 680.4, emptyArm: 1.004 } as NonNullable<
  PlaneInput["balance"]
>
// as people type it
const PLANE: PlaneInput = {
  ...PLANE_INPUT,
  icaoType: "c172",
  gear: "fixed",
  livery: "green",
  registration: "d ekbw",
  fuelLitresPerHour: 34.5,
  balance: BALANCE,
}

const add = (as: number, changes: Partial<PlaneInput> = {}) =>
  call("POST", "/api/planes", { as, body: { ...PLANE, ...changes } })

const eventsOf = async (planeId: number) =>
  (await db.select().from(eventsTable).where(eq(eventsTable.entityId, planeId)))
    .filter(({ entity }) => entity === "plane")
    .map(({ kind }) => kind)

test("an aircraft is stored as entered, with its registration in the one spelling", async () => {
  const pilot = await makePilot(db)
  const { status, json } = await add(pilot.id)
  expect(status).toBe(201)
  const plane = await getOwnPlane(db, pilot.id, json.id)
  expect(plane.isInUse).toBe(true)
  expect(plane.details).toEqual({ ...PLANE, icaoType: "C172", registration: "D-EKBW" })
  expect(await listPlanes(db, pilot.id)).toMatchObject([
    { id: json.id, registration: "D-EKBW", hasBalance: true, isInUse: true },
  ])
  expect(await eventsOf(json.id)).toEqual(["plane.added"])
})

test("the very same aircraft again is the one that is there, two at a time too", async () => {
  const pilot = await makePilot(db)
  const answers = await Promise.all([add(pilot.id), add(pilot.id), add(pilot.id)])
  expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
  expect(await listPlanes(db, pilot.id)).toHaveLength(1)
})

test("a registration is taken by an own aircraft in use, not by a retired one nor by another pilot's", async () => {
  const pilot = await makePilot(db)
  const member = await makePilot(db)
  const { json: first } = await add(pilot.id)
  const taken = await add(pilot.id, { year: 1985 })
  expect(taken.status).toBe(400)
  expect(taken.json.message).toEqual([
    {
      property: "registration",
      constraints: {
        "registration-taken": "Ein Flugzeug mit diesem Kennzeichen hast du schon in deiner Liste.",
      },
    },
  ])
  expect(await add(member.id)).toMatchObject({ status: 201 })

  expect(await call("POST", `/api/planes/${first.id}/retire`, { as: pilot.id })).toMatchObject({
    json: { isInUse: false },
  })
  const second = await add(pilot.id, { year: 1985 })
  expect(second.status).toBe(201)
  const back = await call("POST", `/api/planes/${first.id}/return`, { as: pilot.id })
  expect(back).toMatchObject({ status: 400, json: { code: "registration-taken" } })
  await call("POST", `/api/planes/${second.json.id}/retire`, { as: pilot.id })
  for (const _ of ["once", "twice"]) {
    expect(await call("POST", `/api/planes/${first.id}/return`, { as: pilot.id })).toMatchObject({
      json: { isInUse: true },
    })
  }
  expect(await eventsOf(first.id)).toEqual(["plane.added", "plane.retired", "plane.returned"])
})

test("an edit is stored with what has changed, an unchanged one is not", async () => {
  const pilot = await makePilot(db)
  const other = await makePlane(db, { pilotId: pilot.id, registration: "D-EOTH" })
  const { json } = await add(pilot.id)
  const change = (changes: Partial<PlaneInput>) =>
    call("PUT", `/api/planes/${json.id}`, { as: pilot.id, body: { ...PLANE, ...changes } })
  expect(await change({})).toMatchObject({ status: 200 })
  expect(await change({ payloadKg: 240, balance: null })).toMatchObject({ status: 200 })
  const events = await db.select().from(eventsTable).where(eq(eventsTable.kind, "plane.changed"))
  expect(events.filter(({ entityId }) => entityId === json.id).map(({ data }) => data)).toEqual([
    { changed: ["payloadKg", "balance"] },
  ])
  const taken = await change({ registration: other.registration })
  expect(taken).toMatchObject({ status: 400, json: { code: "registration-taken" } })
  expect((await getOwnPlane(db, pilot.id, json.id)).details.registration).toBe("D-EKBW")
})

test("a copy of a pilot's data holds the masses and arms, a deleted account none of them", async () => {
  const pilot = await makePilot(db)
  const { json } = await add(pilot.id)
  const [exported] = (await exportPlanes(db, pilot.id)).flugzeuge
  expect(exported).toMatchObject({
    kennzeichen: "D-EKBW",
    begonnenMitMuster: "c172p",
    massenUndHebelarme: {
      leermasseKg: 680.4,
      plaetze: [{ name: "Vorn", hebelarmMeter: 0.94 }, { name: "Hinten" }, { hoechstensKg: 54 }],
      kraftstoff: { ausfliegbareLiter: 151 },
      bereich: [{ kg: 600 }, { kg: 884 }, { kg: 1088 }, { kg: 1088 }, { kg: 600 }],
    },
  })
  await erasePlanes(db, pilot.id)
  expect(await getOwnPlane(db, pilot.id, json.id)).toMatchObject({
    isInUse: false,
    details: { registration: "", balance: null, model: "Cessna 172 P" },
  })
})

test("a list ends at thirty aircraft in use", async () => {
  const pilot = await makePilot(db)
  for (let made = 0; made < 30; made += 1) await makePlane(db, { pilotId: pilot.id })
  const refused = await add(pilot.id)
  expect(refused).toMatchObject({ status: 422, json: { code: "too-many-planes" } })
})

test("the database keeps no envelope of two points", async () => {
  const pilot = await makePilot(db)
  const envelope = BALANCE.envelope.slice(0, 2)
  const write = db
    .insert(planesTable)
    .values({
      ...PLANE,
      registration: "D-EXXX",
      pilotId: pilot.id,
      createdAt: new Date("2027-06-01T10:00:00Z"),
      balance: { ...BALANCE, envelope },
    })
    .then(() => "written")
  await expect(write).rejects.toThrow()
})
