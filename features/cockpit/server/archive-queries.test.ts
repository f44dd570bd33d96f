import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeSettlement } from "#db/seed/factories/make-settlement.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { testDatabase } from "#tests/support/database.ts"
import { ARCHIVE_PAGE_SIZE } from "../archive.ts"
import { listArchivedBookings, listArchivedFlights } from "./archive-queries.ts"

const db = await testDatabase()

const daysAgo = (count: number) => new Date(clock.now().getTime() - days(count))

test("the archive says what a settled flight cost in the end, to both sides", async () => {
  const { id: pilotId } = await makePilot(db)
  const { id: passengerId } = await makeUser(db)
  await makePastFlight(db, { pilotId, passengerId, actualCostCents: 11_000 })
  // one guest and the pilot: half of 110.00 each, the fee at its minimum
  expect(await listArchivedFlights(db, pilotId, 1)).toMatchObject({
    total: 1,
    rows: [{ status: "closed", guests: 1, totalCostCents: 11_000, sharedCents: 5_500 }],
  })
  expect(await listArchivedBookings(db, passengerId, 1)).toMatchObject({
    total: 1,
    rows: [{ status: "settled", seats: 1, paidCents: 6_050, refundedCents: 825 }],
  })
})

test("from the statement on the archive shows stated costs beside stated shares", async () => {
  const { id: pilotId } = await makePilot(db)
  const [departsAt, publishedAt] = [daysAgo(2), daysAgo(20)]
  const behind = { departsAt, publishedAt, createdAt: publishedAt }
  // 200.00 were stated: half of it is more than the one guest has prepaid, then less
  await makeSettlement(db, { ...behind, pilotId, step: "submitted" })
  expect((await listArchivedFlights(db, pilotId, 1)).rows).toMatchObject([
    { status: "settlement_submitted", totalCostCents: 20_000, sharedCents: 6_250 },
  ])
  const { id: cheaper } = await makePilot(db)
  await makeSettlement(db, {
    ...behind,
    pilotId: cheaper,
    totalCostCents: 60_000,
    step: "submitted",
  })
  expect((await listArchivedFlights(db, cheaper, 1)).rows).toMatchObject([
    { totalCostCents: 20_000, sharedCents: 10_000 },
  ])
})

test("a flight that came to nothing is archived without an amount, a future one is not in the archive", async () => {
  const { id: passengerId } = await makeUser(db)
  await makeBooking(db, { passengerId, outcome: "declined" })
  await makeBooking(db, { passengerId, outcome: "confirmed" })
  expect(await listArchivedBookings(db, passengerId, 1)).toMatchObject({
    total: 1,
    rows: [{ status: "declined", paidCents: 0, refundedCents: 0 }],
  })
})

test("a pilot's coming flights are not in the archive, cancelled ones are", async () => {
  const { id: pilotId } = await makePilot(db)
  await makeFlight(db, { pilotId })
  await makeFlight(db, { pilotId, status: "cancelled" })
  const { rows } = await listArchivedFlights(db, pilotId, 1)
  expect(rows.map(({ status }) => status)).toEqual(["cancelled"])
})

test("the archive goes on after a full page", async () => {
  const { id: pilotId } = await makePilot(db)
  for (let made = 0; made <= ARCHIVE_PAGE_SIZE; made += 1) {
    await makeFlight(db, { pilotId, status: "cancelled" })
  }
  const first = await listArchivedFlights(db, pilotId, 1)
  const second = await listArchivedFlights(db, pilotId, 2)
  expect(first).toMatchObject({ total: ARCHIVE_PAGE_SIZE + 1 })
  expect(first.rows).toHaveLength(ARCHIVE_PAGE_SIZE)
  expect(second.rows).toHaveLength(1)
  expect(first.rows.map(({ id }) => id)).not.toContain(second.rows[0]?.id)
})
