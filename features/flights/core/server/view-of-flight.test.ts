import { expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightPhoto } from "#db/seed/factories/make-flight-photo.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { planeInsurancesTable } from "#features/planes/server/plane-insurances-table.ts"
import { planePhotosTable } from "#features/planes/server/plane-photos-table.ts"
import { clock } from "#platform/clock.ts"
import { testDatabase } from "#tests/support/database.ts"
import { findFlightDetail } from "./flights-queries.ts"
import { viewOfFlight } from "./view-of-flight.ts"

const db = await testDatabase()

async function viewOf(flightId: number) {
  const detail = await findFlightDetail(db, flightId)
  if (!detail) throw new Error("no flight")
  return viewOfFlight(detail)
}

test("photos of a flight come in their order, and drawings stay for the places that they leave", async () => {
  const { id, pilotId } = await makeFlight(db)
  const [second, first] = [
    await makeFlightPhoto(db, { flightId: id, pilotId, position: 2 }),
    await makeFlightPhoto(db, { flightId: id, pilotId, position: 1, alt: "Das Watt" }),
  ]
  const { photos, drawn } = await viewOf(id)
  expect(photos).toEqual([
    {
      id: first.id,
      alt: "Das Watt",
      crop: { left: 0, top: 0, width: 1, height: 1 },
      placeholder: "",
    },
    expect.objectContaining({ id: second.id, alt: "" }),
  ])
  expect(Object.keys(drawn)).toEqual(["scene", "seat", "plane", "close"])
})

const IDS = [
  "5c1f6d0e-7a0b-4d7e-9c53-2f1b8a64e0d1",
  "6c1f6d0e-7a0b-4d7e-9c53-2f1b8a64e0d1",
] as const

test("a flight shows the photos of its aircraft in their order, and nothing that is its pilot's alone", async () => {
  const pilot = await makePilot(db, {}, { birthDate: "1984-04-12" })
  const { id: planeId } = await makePlane(db, { pilotId: pilot.id })
  const photo = { planeId, createdAt: clock.now() }
  await insertRow(db, planePhotosTable, { ...photo, id: IDS[0], position: 2 })
  await insertRow(db, planePhotosTable, { ...photo, id: IDS[1], position: 1, alt: "Cockpit" })
  await insertRow(db, planeInsurancesTable, {
    planeId,
    insurer: "Luftpool",
    policyNumber: "LP-2027-118",
    validUntil: "2099-01-01",
    changedAt: clock.now(),
  })
  const { id } = await makeFlight(db, { pilotId: pilot.id, planeId })
  const detail = await findFlightDetail(db, id)
  if (!detail) throw new Error("no flight")
  const view = viewOfFlight(detail)
  expect(view.plane?.photos).toEqual([
    { id: IDS[1], alt: "Cockpit" },
    { id: IDS[0], alt: "" },
  ])
  const everything = JSON.stringify({ view, detail })
  for (const secret of ["LP-2027-118", "1984-04-12"]) expect(everything).not.toContain(secret)
})
