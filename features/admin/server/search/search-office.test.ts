import { eq, sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightToVet } from "#db/seed/factories/make-flight-to-vet.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { receiptNumber } from "#features/accounting/receipt.ts"
import { issueBookingReceipts } from "#features/accounting/server/issue-booking-receipts.ts"
import { receiptsTable } from "#features/accounting/server/receipts-tables.ts"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { bookingsTable, checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { vettingSheetPath } from "#features/flights/vetting/vetting-list.ts"
import { paymentStoryPath } from "#features/payments/payment-paths.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { planeSheetPath } from "#features/planes/plane-sheet-path.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { formatVoucherCode } from "#features/vouchers/voucher-code.ts"
import { voucherSheetPath } from "#features/vouchers/voucher-list.ts"
import { clock } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { formatEuro } from "#platform/money.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { readRowsOf } from "#tests/support/read-rows.ts"
import { nameWords } from "../../name-words.ts"
import { type OfficeHit, type OfficeSearch, officeSearchPath } from "../../office-search.ts"
import { searchOffice } from "./search-office.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true, firstName: "Vera", lastName: "Amtlich" })

const OWNER = { officeRoles: ["owner"] } as const

const ask = (q: string, as?: number) =>
  call("GET", `/api/office-search?${new URLSearchParams({ q })}`, as ? { as } : {})

async function search(q: string): Promise<OfficeHit[]> {
  const { status, json } = await ask(q, admin.id)
  expect(status, q).toBe(200)
  return (json as OfficeSearch).groups.flatMap(({ hits }) => hits)
}

const addresses = async (q: string) => (await search(q)).map(({ href }) => href)

async function bookedBy(overrides: Partial<typeof usersTable.$inferInsert>) {
  const person = await makeUser(db, overrides)
  const booking = await makeBooking(db, {
    passengerId: person.id,
    people: [{ name: "Ignatz Beifahrer", weightKg: 70, luggageKg: 3 }],
  })
  const [row] = await db
    .select({ ref: checkoutsTable.ref, payment: paymentsTable })
    .from(bookingsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, bookingsTable.checkoutId))
    .innerJoin(paymentsTable, eq(paymentsTable.checkoutId, checkoutsTable.id))
    .where(eq(bookingsTable.id, booking.id))
  if (!row) throw new Error("a made booking is paid")
  return { person, booking, ...row }
}

test("people are found by words of their name in any order, however umlauts and accents are spelt", async () => {
  const { id } = await makeUser(db, { firstName: "Änne-Zoé", lastName: "Großmüller" })
  for (const q of [
    "Großmüller Änne",
    "aenne grossmueller",
    "ZOE",
    "grossmu",
    "Grossmuller, Anne-Zoe",
  ]) {
    expect(await addresses(q), q).toContain(userSheetPath(id))
  }
  expect(await addresses("Änne Kleinmüller")).not.toContain(userSheetPath(id))
})

test("who is called exactly so stands before those whose names only begin so", async () => {
  const longer = await makeUser(db, { firstName: "Quentine", lastName: "Zwirnle" })
  const exact = await makeUser(db, { firstName: "Quentin", lastName: "Zwirn" })
  const found = await addresses("quentin zwirn")
  expect(found.slice(0, 2)).toEqual([userSheetPath(exact.id), userSheetPath(longer.id)])
})

test("people are found by a mail address, whole or begun, in whatever case", async () => {
  const { id } = await makeUser(db, { email: "ottilie.findling@konto.example" })
  for (const q of ["Ottilie.Findling@Konto.example", "ottilie.findling@", "ottilie.fi"]) {
    expect(await addresses(q), q).toContain(userSheetPath(id))
  }
  expect(await addresses("findling@konto.example")).not.toContain(userSheetPath(id))
})

test("deleted accounts are not found", async () => {
  const gone = await makeUser(db, { lastName: "Verschwunden", email: "weg@konto.example" })
  await db.update(usersTable).set({ deletedAt: clock.now() }).where(eq(usersTable.id, gone.id))
  expect(await addresses("Verschwunden")).toEqual([])
  expect(await addresses("weg@konto.example")).toEqual([])
  expect(await addresses(`Konto ${gone.id}`)).toEqual([])
})

test("a booking is found by its reference, its number, its passenger and who flies along", async () => {
  const { person, booking, ref } = await bookedBy({ firstName: "Friederike", lastName: "Bucht" })
  for (const q of [ref, ref.toLowerCase(), ref.replace(/(.{4})(?=.)/g, "$1-")]) {
    expect(await addresses(q), q).toContain(adminBookingPath(booking.id))
  }
  expect(await addresses(`Buchung ${booking.id}`)).toEqual([adminBookingPath(booking.id)])
  expect(await addresses("Friederike Bucht")).toEqual([
    userSheetPath(person.id),
    adminBookingPath(booking.id),
  ])
  expect(await addresses("Beifahrer Ignatz")).toEqual([adminBookingPath(booking.id)])
  const [hit] = await search(`Buchung ${booking.id}`)
  expect(hit).toMatchObject({
    title: expect.stringMatching(/^Friederike Bucht, /),
    status: "Zugesagt",
    facts: [ref, expect.stringMatching(/20\d\d$/), "1 Platz", expect.stringMatching(/€$/)],
  })
})

test("a payment is found by its reference, that of its booking and the provider's id", async () => {
  const { ref, payment } = await bookedBy({})
  for (const q of [payment.ref, payment.providerRef, ref]) {
    expect(await addresses(q), q).toContain(paymentStoryPath(payment.ref))
  }
})

test("flights are found by number, airport and aircraft, what starts next first", async () => {
  const airport = await makeAirport(db, "EDQX")
  const pilot = await makePilot(db)
  const plane = await makePlane(db, { pilotId: pilot.id, registration: "D-EQXY" })
  const inDays = (count: number) => new Date(clock.now().getTime() + days(count))
  const made = []
  for (const departsAt of [inDays(9), inDays(3)]) {
    made.push(
      await makeFlight(db, {
        pilotId: pilot.id,
        planeId: plane.id,
        departureAirportId: airport.id,
        departsAt,
        arrivesAt: new Date(departsAt.getTime() + hours(1)),
      }),
    )
  }
  const [later, sooner] = made.map(({ id }) => vettingSheetPath(id))
  expect(await addresses("edqx")).toEqual([sooner, later])
  for (const q of ["D-EQXY", "deqxy", "D EQXY", "d-eqx"]) {
    expect(await addresses(q), q).toEqual([sooner, later, planeSheetPath(plane)])
  }
  expect(await addresses(`Flug ${made[0]?.id}`)).toEqual([later])
  await db
    .update(flightsTable)
    .set({ status: "draft" })
    .where(eq(flightsTable.id, made[0]?.id ?? 0))
  expect(await addresses("edqx")).toEqual([sooner])
})

test("a flight that was handed in leads to where it is decided", async () => {
  const flight = await makeFlightToVet(db)
  expect(await addresses(`Flug ${flight.id}`)).toEqual([vettingSheetPath(flight.id)])
})

test("a voucher is found by its code, the end of it, its number and the address of its buyer", async () => {
  const { id, code } = await makeVoucher(db, { buyerEmail: "Schenkerin@Konto.example" })
  for (const q of [
    code,
    formatVoucherCode(code),
    code.slice(-4),
    `Gutschein ${id}`,
    "schenkerin@konto",
  ]) {
    expect(await addresses(q), q).toContain(voucherSheetPath(id))
  }
  const [hit] = await search(`Gutschein ${id}`)
  expect(hit).toMatchObject({
    status: "Gültig",
    facts: expect.arrayContaining([formatEuro(15_000)]),
  })
  expect(JSON.stringify(hit)).not.toContain(code)
})

test("a receipt is found by its number", async () => {
  const { booking } = await bookedBy({ firstName: "Rosa", lastName: "Rechnung" })
  await issueBookingReceipts(db, booking.id)
  const [receipt] = await db.select().from(receiptsTable).limit(1)
  if (!receipt) throw new Error("what is paid has a receipt")
  const number = receiptNumber(receipt)
  const found = await search(number.toLowerCase())
  expect(found).toMatchObject([{ kind: "receipt", title: expect.stringContaining(number) }])
  expect(found[0]?.href).toBe(`/de/verwaltung/belege?suche=${number}`)
})

test("a bare number is looked for among everything that has one", async () => {
  const { booking } = await bookedBy({})
  const kinds = (await search(String(booking.id))).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(["person", "booking", "flight"]))
})

test("no more than six of a kind are answered, and whether there are others", async () => {
  for (let n = 0; n < 7; n += 1) await makeUser(db, { lastName: "Vielfach" })
  const { json } = await ask("vielfach", admin.id)
  expect(json.groups).toMatchObject([{ kind: "person", hasMore: true }])
  expect(json.groups[0].hits).toHaveLength(6)
})

test("wildcards and quotes are what they are, and nonsense finds nothing", async () => {
  await makeUser(db, { firstName: "Prozent", lastName: "Zeichen", email: "p%_z@konto.example" })
  for (const q of [
    "%",
    "_",
    "%%%",
    "pro%ent",
    "p_z@",
    "p%@konto",
    "'; drop table users; --",
    "\\",
  ]) {
    expect(await addresses(q), q).toEqual([])
  }
  expect(await addresses("p%_z@")).toHaveLength(1)
  expect(await addresses("")).toEqual([])
  expect(await addresses("xqzzyw vbnmpq")).toEqual([])
})

test("a text that is longer than the field allows is refused", async () => {
  expect((await ask("a".repeat(101), admin.id)).status).toBe(400)
  expect((await ask("a".repeat(100), admin.id)).status).toBe(200)
  expect((await call("GET", "/api/office-search", { as: admin.id })).status).toBe(400)
})

test("only the back office may search, and a search itself opens no account", async () => {
  const person = await makeUser(db, { lastName: "Neugierig" })
  expect((await ask("neugierig")).status).toBe(401)
  expect((await ask("neugierig", person.id)).status).toBe(404)
  await search("neugierig")
  const opened = await db.select().from(eventsTable).where(eq(eventsTable.kind, "user.opened"))
  expect(opened).toEqual([])
})

test("every question goes through an index", async () => {
  const { ref, payment } = await bookedBy({ firstName: "Immo", lastName: "Index" })
  const asked = [
    "Immo Index",
    "immo.index@konto.example",
    ref,
    payment.providerRef,
    "pi_3QxYzABCdef",
    "D-EKBW",
    "EDKB",
    "AW-2026-17",
    "7K3M-Q9TD-2XHP",
    "12",
  ]
  for (const q of asked) {
    const { scanned } = await readRowsOf(db, (tx) => searchOffice(tx, OWNER, q))
    expect(scanned, q).toEqual([])
  }
})

test("the database folds names as the search does", async () => {
  const names = [
    "Müller Mueller Muller",
    "Großmann ẞ Łęcki Øre Đorđe ıĲ",
    "ŒUVRE Æther œæ",
    "Zoë-Chloé O'Neill",
    "Ａｎｎａ Kelvin",
    "Ποιητής 北京 12a",
    "  ",
    "Aeeoeue AEOEUE",
    "e\u0301\u0327 a\u0308 E",
  ]
  for (const name of names) {
    const { rows } = await db.execute<{ words: string[] }>(
      sql`select tsvector_to_array(name_words(${name})) as words`,
    )
    expect(rows[0]?.words, name).toEqual([...new Set(nameWords(name))].toSorted())
  }
})

test("the address of a search keeps what was typed", () => {
  expect(officeSearchPath("a&b c")).toBe("/de/verwaltung/suche?q=a%26b+c")
})
