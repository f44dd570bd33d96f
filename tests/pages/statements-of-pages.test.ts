import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeConversation } from "#db/seed/factories/make-conversation.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { env } from "#platform/server/env.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { servePage } from "#server/pages.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { statementsOf } from "#tests/support/statements-of.ts"

const db = await testDatabase()
const { app } = testApplication(db, apiEndpoints, (c) => servePage(db, c))

const pilot = await makePilot(db)
await makeLanding(db, { userId: pilot.id, takeOffs: 5, landings: 5 })
const { id: planeId } = await makePlane(db, { pilotId: pilot.id })
const flight = await makeFlight(db, { pilotId: pilot.id, planeId })
// so that what is asked of the next flight differs from what is asked of all
await makeFlight(db, { pilotId: pilot.id, planeId })
const { id: guestId } = await makeUser(db)
await makeBooking(db, { flight, passengerId: guestId })
const conversation = await makeConversation(db, {
  subject: "flight",
  flightId: flight.id,
  pilotId: pilot.id,
  personId: guestId,
})

async function askedBy(userId: number, path: string): Promise<string[]> {
  const cookie = await accessCookieFor(db, userId)
  return statementsOf(db, async () => {
    const answer = await app.request(env().PUBLIC_URL + path, { headers: { cookie } })
    expect(answer.status).toBe(200)
    await answer.text()
  })
}

const repeatedIn = (asked: readonly string[]) =>
  asked.filter((statement, index) => asked.indexOf(statement) !== index)

/** So many statements a page may need, of which some wait for others. */
const PAGES = [
  { name: "home", path: "/de", most: 9 },
  { name: "search", path: "/de/suche?ort=Bonn", most: 6 },
  { name: "flight", path: `/de/flug/${flight.id}`, most: 25 },
  { name: "cockpit", path: "/de/cockpit", most: 37 },
  { name: "thread", path: `/de/cockpit/nachrichten/${conversation.id}`, most: 35 },
]

test.each(PAGES)(
  "$name asks the database nothing twice, and no more than it needs",
  async (page) => {
    for (const userId of [pilot.id, guestId]) {
      const asked = await askedBy(userId, page.path)
      expect(repeatedIn(asked)).toEqual([])
      expect(asked.length).toBeLessThanOrEqual(page.most)
    }
  },
)

test("a thread looks into no bookings but its own", async () => {
  const path = `/de/cockpit/nachrichten/${conversation.id}`
  const before = (await askedBy(guestId, path)).length
  for (const _ of [1, 2, 3]) {
    await makeBooking(db, { flight: await makeFlight(db), passengerId: guestId })
  }
  expect((await askedBy(guestId, path)).length).toBe(before)
})
