import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { clock } from "#platform/clock.ts"
import { proves } from "#tests/contract/proves.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { getPilotRating } from "./reviews-queries.ts"
import { reviewsTable } from "./reviews-table.ts"

const db = await testDatabase()
const { call } = testApplication(db)

test("a pilot's figures have the rating that guests read", {
  meta: proves("user-statistics"),
}, async () => {
  const { id: pilotId } = await makePilot(db)
  const { id: passengerId } = await makeUser(db)
  const flight = await makePastFlight(db, { pilotId, passengerId })
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  await db.insert(reviewsTable).values({
    flightId: flight.id,
    bookingId: booking?.id ?? 0,
    authorId: passengerId,
    subjectId: pilotId,
    stars: 4,
    text: "Ruhig geflogen, gut erklärt.",
    createdAt: clock.now(),
    publishedAt: clock.now(),
  })
  const { mean, count } = await getPilotRating(db, pilotId)
  const { json } = await call("GET", `/api/users/${pilotId}/statistics`, { as: pilotId })
  expect(json.pilot.rating).toEqual({ mean: 4, count: 1 })
  expect(json.pilot.rating).toEqual({ mean, count })
})
