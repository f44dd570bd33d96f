import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeFlightRequest } from "#db/seed/factories/make-flight-request.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { clock } from "#platform/clock.ts"
import { testDatabase } from "#tests/support/database.ts"
import { flightRequestNotificationsTable as notifications } from "./flight-requests-tables.ts"

const db = await testDatabase()

/** What the version before 0037-flight-request-notifications.sql calls the table and its column. */
test("a process of the previous version keeps reading and writing under the old name", async () => {
  const pilot = await makePilot(db)
  const passenger = await makeUser(db)
  const request = await makeFlightRequest(db, { userId: passenger.id })
  const notifiedAt = clock.now()
  const row = { flightRequestId: request.id, pilotId: pilot.id, notifiedAt }

  const insert = sql`
    insert into flight_request_tellings (flight_request_id, pilot_id, told_at)
    values (${request.id}, ${pilot.id}, ${notifiedAt.toISOString()}) on conflict do nothing`
  await db.execute(insert)
  await db.execute(insert)
  expect(await db.select().from(notifications)).toEqual([row])

  const found = await db.execute(sql`
    select flight_request_id, pilot_id from flight_request_tellings
    where pilot_id = ${pilot.id} and told_at >= ${notifiedAt.toISOString()}`)
  expect(found.rows).toEqual([{ flight_request_id: request.id, pilot_id: pilot.id }])

  await db.execute(sql`delete from flight_request_tellings where pilot_id = ${pilot.id}`)
  expect(await db.select().from(notifications)).toEqual([])
})
