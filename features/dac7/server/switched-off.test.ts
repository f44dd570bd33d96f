import { expect, test, vi } from "vitest"

vi.stubEnv("DAC7_OPERATOR_TIN", undefined)
const { sql } = await import("drizzle-orm")
const { testDatabase } = await import("#tests/support/database.ts")
const { makePilot } = await import("#db/seed/factories/make-pilot.ts")
const { makeFlight } = await import("#db/seed/factories/make-flight.ts")
const { makeBooking } = await import("#db/seed/factories/make-booking.ts")
const { days } = await import("#platform/duration.ts")
const { askForTaxDetailsQueue } = await import("./ask-for-tax-details.ts")
const { taxReportProblem } = await import("./make-tax-messages.ts")
const { findTaxState, isWithheld } = await import("./tax-requests.ts")
const { taxRequestsTable } = await import("./tax-tables.ts")

const db = await testDatabase()

test("with the switch off nobody is asked, and the back office is told why", async () => {
  const { id: pilotId } = await makePilot(db)
  const flight = await makeFlight(db, { pilotId })
  await makeBooking(db, { flight })
  await askForTaxDetailsQueue.run(db, null)
  expect((await db.execute(sql`select from tax_requests`)).rows).toEqual([])
  expect(taxReportProblem(2024)).toContain("DAC7_OPERATOR_TIN")
})

test("what waited when it was switched off waits no longer", async () => {
  const { id: userId } = await makePilot(db)
  const day = (count: number) => new Date(Date.now() - days(100 - count))
  await db.insert(taxRequestsTable).values({
    userId,
    requestedAt: day(0),
    remindedAt: day(21),
    remindedAgainAt: day(42),
    withheldAt: day(60),
  })
  expect(await isWithheld(db, userId)).toBe(false)
  expect(await findTaxState(db, userId)).toBeNull()
})
