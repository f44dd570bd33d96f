import { expect, test } from "vitest"
import { countOf } from "#db/seed/test-world.ts"
import { searchOffice } from "#features/admin/server/search/search-office.ts"
import { loadPlaces } from "#features/places/server/load-places.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { fillBookings } from "./fill-bookings.ts"
import { fillFlights } from "./fill-flights.ts"
import { fillOfficeLists } from "./fill-office-lists.ts"

const { db, owner } = await testDatabaseWithUrl()
await loadPlaces(db)
await fillFlights(db, { count: 400 })
await fillBookings(owner, { count: 2_000 })
await fillOfficeLists(owner)

test("every booking has its checkout, its payment and as many people as seats", async () => {
  expect(await countOf(db, "from bookings")).toBe(2_000)
  expect(await countOf(db, "from payments join checkouts on checkouts.id = checkout_id")).toBe(
    2_000,
  )
  expect(
    await countOf(
      db,
      `from bookings b where (select count(*) from booking_people where booking_id = b.id) <> seats`,
    ),
  ).toBe(0)
  expect(await countOf(db, "from vouchers")).toBe(40)
})

test("what was made is found in the search of the back office", async () => {
  const { rows } = await db.execute<{ ref: string }>("select ref from checkouts limit 1")
  const { groups } = await searchOffice(db, { officeRoles: ["owner"] }, rows[0]?.ref ?? "")
  expect(groups.map(({ kind }) => kind)).toEqual(["booking", "payment"])
})

test("every flight has been decided about, and every booking has its mail", async () => {
  expect(await countOf(db, "from flight_vettings")).toBe(400)
  expect(await countOf(db, "from flight_vettings where verdict = 'returned'")).toBe(8)
  expect(await countOf(db, "from mails")).toBe(2_000)
})
