import { eq } from "drizzle-orm"
import ical from "node-ical"
import { afterEach, beforeEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makeOffer } from "#db/seed/factories/make-offer.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { BOOKING_STATUS_LABELS, type BookingStatus } from "#features/bookings/core/booking.ts"
import { bookingCalendar } from "#features/bookings/core/server/booking-calendar.ts"
import { bookingsTable, newDatesTable } from "#features/bookings/core/server/bookings-tables.ts"
import { findMailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { flightPath, flightRoomPath } from "#features/flights/core/flight-path.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import { recordEvent } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { startIn } from "#tests/support/proposal-steps.ts"
import { feedPath } from "../calendar-feed.ts"
import { calendarFeedsTable } from "./calendar-feeds-table.ts"
import { hashFeedSecret } from "./feed-secret.ts"

const db = await testDatabase()
const { app, call } = testApplication(db)

// the clocks go forward on 28 March 2027
let restoreClock = () => {}
beforeEach(() => {
  restoreClock = setClockSource(() => new Date("2027-03-20T09:00:00Z"))
})
afterEach(() => restoreClock())

const daysFromNow = (count: number) => new Date(clock.now().getTime() + days(count))

async function addressOf(as: number): Promise<string> {
  return (await call("PUT", "/api/calendar-feed", { as })).json.address
}

const fetchFeed = (address: string, init: RequestInit = {}) => app.request(address, init)

async function textOf(userId: number): Promise<string> {
  const answer = await fetchFeed(await addressOf(userId))
  expect(answer.status).toBe(200)
  return answer.text()
}

async function entriesOf(userId: number) {
  return eventsIn(await textOf(userId))
}

function eventsIn(text: string) {
  return Object.values(ical.sync.parseICS(text)).flatMap((part) =>
    part?.type === "VEVENT" ? [part] : [],
  )
}

/** The lines of a file as they were before they were folded (RFC 5545, 3.1). */
const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n")

async function bookedFlight(flight: Parameters<typeof makeFlight>[1] = {}) {
  const { id: guestId } = await makeUser(db, { firstName: "Lena", lastName: "Berger" })
  const pilot = await makePilot(db, { firstName: "Jan", lastName: "Reimers" })
  const made = await makeFlight(db, { pilotId: pilot.id, departsAt: daysFromNow(14), ...flight })
  const booking = await makeBooking(db, { flight: made, passengerId: guestId })
  return { guestId, pilot, flight: made, booking }
}

const setStatus = (bookingId: number, status: BookingStatus) =>
  db
    .update(bookingsTable)
    .set({
      status,
      rebookBy: status === "rebooking_offered" ? daysFromNow(3) : null,
      paymentDueBy: status === "payment_due" ? daysFromNow(1) : null,
    })
    .where(eq(bookingsTable.id, bookingId))

test.each([
  ["requested", "TENTATIVE"],
  ["payment_due", "TENTATIVE"],
  ["confirmed", "CONFIRMED"],
  ["flown", "CONFIRMED"],
  ["no_show", "CONFIRMED"],
  ["disputed", "CONFIRMED"],
  ["settled", "CONFIRMED"],
  ["rebooking_offered", "CANCELLED"],
  ["declined", "CANCELLED"],
  ["expired", "CANCELLED"],
  ["withdrawn", "CANCELLED"],
  ["cancelled_by_passenger", "CANCELLED"],
  ["cancelled_by_pilot", "CANCELLED"],
] satisfies [BookingStatus, string][])(
  "a booking that is %s stands in the guest's calendar as %s",
  async (status, shown) => {
    const { guestId, booking, flight } = await bookedFlight()
    await setStatus(booking.id, status)
    const [entry, ...others] = await entriesOf(guestId)
    expect(others).toEqual([])
    expect(entry).toMatchObject({ uid: `buchung-${booking.id}@localhost`, status: shown })
    const label = shown === "CONFIRMED" ? "" : `${BOOKING_STATUS_LABELS[status]}: `
    expect(entry?.summary).toBe(`${label}${flight.title}`)
    expect(entry?.transparency).toBe(shown === "CANCELLED" ? "TRANSPARENT" : "OPAQUE")
  },
)

test.each(["held", "lapsed"] satisfies BookingStatus[])(
  "a booking that is %s has no entry",
  async (status) => {
    const { guestId, booking } = await bookedFlight()
    await setStatus(booking.id, status)
    expect(await entriesOf(guestId)).toEqual([])
  },
)

test.each(["requested", "payment_due", "joined"] satisfies BookingStatus[])(
  "more seats that are %s stand in the entry of the booking that they are for",
  async (status) => {
    const { guestId, flight, booking } = await bookedFlight()
    const more = await makeBooking(db, { flight, outcome: "withdrawn" })
    const paymentDueBy = status === "payment_due" ? daysFromNow(1) : null
    await db
      .update(bookingsTable)
      .set({ passengerId: guestId, addsToId: booking.id, status, paymentDueBy })
      .where(eq(bookingsTable.id, more.id))
    expect((await entriesOf(guestId)).map(({ uid }) => uid)).toEqual([
      `buchung-${booking.id}@localhost`,
    ])
  },
)

test.each([
  ["published", "CONFIRMED"],
  ["paused", "CONFIRMED"],
  ["under_way", "CONFIRMED"],
  ["settlement_due", "CONFIRMED"],
  ["closed", "CONFIRMED"],
  ["cancelled", "CANCELLED"],
  ["blocked", "CANCELLED"],
  ["draft", undefined],
  ["in_review", undefined],
] satisfies [FlightStatus, string | undefined][])(
  "an own flight that is %s stands in its pilot's calendar as %s",
  async (status, shown) => {
    const { pilot, flight } = await bookedFlight()
    await db.update(flightsTable).set({ status }).where(eq(flightsTable.id, flight.id))
    const entries = await entriesOf(pilot.id)
    expect(entries.map((entry) => entry.status)).toEqual(shown ? [shown] : [])
    if (shown) expect(entries[0]?.uid).toBe(`flug-${flight.id}@localhost`)
  },
)

test("who flies and comes along elsewhere sees both; what is older than half a year is gone", async () => {
  const { guestId, flight } = await bookedFlight({ departsAt: daysFromNow(-182) })
  await makeBooking(db, {
    flight: await makeFlight(db, { departsAt: daysFromNow(-184) }),
    passengerId: guestId,
  })
  const own = await makeFlight(db, { pilotId: guestId, departsAt: daysFromNow(5) })
  const shown = (await entriesOf(guestId)).map(({ start }) => new Date(start).toISOString())
  expect(shown).toEqual([own.departsAt?.toISOString(), flight.departsAt?.toISOString()])
})

test("nobody reads a name, a price or a weight, and a guest reads the meeting point without numbers until the yes", async () => {
  const meetingPoint = "Am Turm, ruf an: 0170 1234567"
  const { guestId, pilot, booking } = await bookedFlight({ meetingPoint })
  for (const userId of [guestId, pilot.id]) {
    const text = unfolded(await textOf(userId)).join("\n")
    expect(text).not.toMatch(/Reimers|Berger|€|EUR|\bkg\b|\b64\b/)
    expect(text).toContain("0170 1234567")
  }
  await setStatus(booking.id, "requested")
  const [asked] = await entriesOf(guestId)
  expect(asked?.description).toContain("Treffpunkt: Am Turm")
  expect(asked?.description).not.toContain("0170")
  await setStatus(booking.id, "cancelled_by_passenger")
  expect((await entriesOf(guestId))[0]?.description).not.toContain("Treffpunkt")
})

test("an entry says where it starts and leads into the flight's room", async () => {
  const { guestId, flight } = await bookedFlight()
  const lines = unfolded(await textOf(guestId))
  const [entry] = await entriesOf(guestId)
  expect(entry?.location).toBe("Bonn-Hangelar (EDKB)")
  expect(entry?.geo).toEqual({ lat: 50.7689, lon: 7.1634 })
  expect(entry?.url).toMatchObject({ val: `${env().PUBLIC_URL}${flightRoomPath(flight.id)}` })
  expect(lines).toEqual(
    expect.arrayContaining([
      "VERSION:2.0",
      "X-WR-CALNAME:Flüge bei Aufwind",
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
      "X-PUBLISHED-TTL:PT1H",
    ]),
  )
  expect(lines.filter((line) => line.startsWith("METHOD"))).toEqual([])
})

test("a calendar has its properties before its parts, and a part also where nothing is booked", async () => {
  const { guestId } = await bookedFlight()
  const { id: newcomerId } = await makeUser(db)
  for (const userId of [guestId, newcomerId]) {
    const text = await textOf(userId)
    const lines = text.split("\r\n")
    const first = lines.indexOf("BEGIN:VTIMEZONE")
    expect(first).toBeGreaterThan(lines.indexOf("X-PUBLISHED-TTL:PT1H"))
    expect(lines[lines.indexOf("END:VTIMEZONE") + 1]).toMatch(/^(?:BEGIN:VEVENT|END:VCALENDAR)$/)
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true)
  }
  expect(await entriesOf(newcomerId)).toEqual([])
})

test("on the day on which the clocks go forward a flight starts at the hour of the airfield's clock", async () => {
  const [before, after] = ["2027-03-28T00:30:00Z", "2027-03-28T09:00:00Z"]
  const { guestId } = await bookedFlight({ departsAt: new Date(before) })
  await makeBooking(db, {
    flight: await makeFlight(db, { departsAt: new Date(after) }),
    passengerId: guestId,
  })
  const text = await textOf(guestId)
  expect(text).toContain("DTSTART;TZID=Europe/Berlin:20270328T013000\r\n")
  expect(text).toContain("DTSTART;TZID=Europe/Berlin:20270328T110000\r\n")
  // every zone that is named has its rules, once
  expect(text.match(/^TZID:.*$/gm)).toEqual(["TZID:Europe/Berlin"])
  const starts = eventsIn(text).map(({ start }) => new Date(start).getTime())
  expect(starts).toEqual([Date.parse(before), Date.parse(after)])
})

test("a flight from abroad starts by the clock there, and its stamp stays in UTC", async () => {
  const departsAt = new Date("2027-06-05T09:00:00Z")
  const { guestId } = await bookedFlight({ departsAt })
  await db.update(flightsTable).set({ timeZone: "Europe/London" })
  const text = await textOf(guestId)
  expect(text).toContain("TZID:Europe/London\r\n")
  expect(text).toContain("DTSTART;TZID=Europe/London:20270605T100000\r\n")
  expect(text).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/)
  expect(new Date(eventsIn(text)[0]?.start ?? 0)).toEqual(departsAt)
})

test("lines are folded at 75 octets, and commas, semicolons, umlauts and line ends come through", async () => {
  const title = `Über Föhr, Amrum; und Sylt ${"mit Möwen über dem Wattenmeer ".repeat(4)}`.trim()
  const meetingPoint = "Gate 2; links, hinter dem Café „Löwe“"
  const { guestId, flight } = await bookedFlight({ title, meetingPoint })
  const text = await textOf(guestId)
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/)
  for (const line of text.split("\r\n")) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  }
  const [entry] = eventsIn(text)
  expect(entry?.summary).toBe(title)
  expect(String(entry?.description).split("\n")).toEqual([
    "Bonn-Hangelar (EDKB) nach Juist (EDWJ)",
    `Treffpunkt: ${meetingPoint}`,
    `Alles zum Flug: ${env().PUBLIC_URL}${flightRoomPath(flight.id)}`,
  ])
})

test("a booking that moves to another date keeps its uid, and each step counts", async () => {
  const pilot = await makePilot(db)
  await makeLanding(db, { userId: pilot.id, takeOffs: 5, landings: 5 })
  const { id: planeId } = await makePlane(db, { pilotId: pilot.id })
  const { guestId, booking, flight } = await bookedFlight({ pilotId: pilot.id, planeId })
  const entry = async () => {
    const [found, ...others] = await entriesOf(guestId)
    expect(others).toEqual([])
    return {
      uid: found?.uid,
      sequence: Number(found?.sequence),
      status: found?.status,
      start: new Date(found?.start ?? 0),
    }
  }
  const before = await entry()
  // asked for, and then confirmed
  expect(before).toMatchObject({ sequence: 1, status: "CONFIRMED", start: flight.departsAt })
  const offered = { reason: "weather", word: "", starts: [startIn(21)] }
  await call("POST", `/api/flights/${flight.id}/new-dates`, { as: pilot.id, body: offered })
  expect(await entry()).toEqual({ ...before, sequence: 2, status: "CANCELLED" })
  const [date] = await db.select().from(newDatesTable).where(eq(newDatesTable.flightId, flight.id))
  const body = { newDateId: date?.id }
  await call("POST", `/api/bookings/${booking.id}/new-date`, { as: guestId, body })
  const { uid } = before
  expect(await entry()).toEqual({ uid, sequence: 3, status: "CONFIRMED", start: date?.departsAt })
})

test("a proposal stands at the start that the guest has named, and leads to its offer", async () => {
  const { id: guestId } = await makeUser(db)
  const offer = await makeOffer(db)
  const proposedDepartsAt = daysFromNow(9)
  await makeBooking(db, {
    flight: offer,
    passengerId: guestId,
    outcome: "requested",
    proposedDepartsAt,
  })
  const [entry] = await entriesOf(guestId)
  expect(entry).toMatchObject({
    status: "TENTATIVE",
    url: { val: `${env().PUBLIC_URL}${flightPath(offer.id)}` },
  })
  expect(new Date(entry?.start ?? 0)).toEqual(proposedDepartsAt)
})

test("an own flight that is changed and called off keeps its uid, and each step counts", async () => {
  const pilot = await makePilot(db)
  const flight = await makeFlight(db, { pilotId: pilot.id, departsAt: daysFromNow(14) })
  const steps: unknown[] = []
  const look = async () => {
    const [entry] = await entriesOf(pilot.id)
    steps.push([entry?.uid, Number(entry?.sequence), entry?.status])
  }
  const actor = { kind: "user", userId: pilot.id, isPilot: true, isAdmin: false } as const
  const event = { entityId: flight.id, actor, role: "pilot" } as const
  await look()
  await recordEvent(db, { ...event, kind: "flight.changed", from: "published", to: "published" })
  await look()
  const body = { reason: "weather", word: "" }
  await call("POST", `/api/flights/${flight.id}/cancel`, { as: pilot.id, body })
  await look()
  const uid = `flug-${flight.id}@localhost`
  expect(steps).toEqual([
    [uid, 0, "CONFIRMED"],
    [uid, 1, "CONFIRMED"],
    [uid, 2, "CANCELLED"],
  ])
})

test("feed and mail say the same of a booking, but for when it was written", async () => {
  const { guestId, booking } = await bookedFlight()
  const facts = await findMailFacts(db, booking.id)
  if (!facts) throw new Error("the booking has no facts")
  const entryIn = (text: string) =>
    text
      .slice(text.indexOf("BEGIN:VEVENT"), text.indexOf("END:VEVENT"))
      .replace(/DTSTAMP:.*/, "DTSTAMP")
  expect(entryIn(await textOf(guestId))).toBe(entryIn(bookingCalendar(facts)))
})

test("the file is the same until something changes, and is not sent twice", async () => {
  const { guestId, booking } = await bookedFlight()
  const address = await addressOf(guestId)
  const first = await fetchFeed(address)
  expect(Object.fromEntries(first.headers)).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, max-age=300",
    "x-robots-tag": "noindex",
  })
  const tag = first.headers.get("etag") ?? ""
  restoreClock()
  restoreClock = setClockSource(() => new Date("2027-03-20T10:00:00Z"))
  const again = await fetchFeed(address, { headers: { "if-none-match": tag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe("")
  const head = await fetchFeed(address, { method: "HEAD" })
  expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, tag, ""])
  await setStatus(booking.id, "cancelled_by_pilot")
  expect((await fetchFeed(address, { headers: { "if-none-match": tag } })).status).toBe(200)
})

test("asking for an address twice gives the same one, of which the database knows no plain text", async () => {
  const { id } = await makeUser(db)
  const addresses = await Promise.all([1, 2, 3].map(() => addressOf(id)))
  expect(new Set(addresses).size).toBe(1)
  const secret = addresses[0]?.match(/\/kalender\/([\w-]{43})\.ics$/)?.[1] ?? ""
  const [row] = await db.select().from(calendarFeedsTable).where(eq(calendarFeedsTable.userId, id))
  expect(row?.secretHash).toBe(hashFeedSecret(secret))
  expect(JSON.stringify(row)).not.toContain(secret)
})

test("a renewed address answers at once and the old one no more; a repeat gets the same new one", async () => {
  const { id: as } = await makeUser(db)
  const { json: old } = await call("PUT", "/api/calendar-feed", { as })
  const renew = () => call("POST", "/api/calendar-feed/renew", { as, body: { id: old.id } })
  const answers = [...(await Promise.all([renew(), renew()])), await renew()]
  const [{ json: renewed }] = answers as [(typeof answers)[number]]
  expect(answers.map(({ json }) => json)).toEqual([renewed, renewed, renewed])
  expect(renewed.address).not.toBe(old.address)
  expect((await fetchFeed(old.address)).status).toBe(404)
  expect((await fetchFeed(renewed.address)).status).toBe(200)
  expect(await addressOf(as)).toBe(renewed.address)
})

test("somebody else's address is renewed by nobody", async () => {
  const [{ id: owner }, { id: other }] = [await makeUser(db), await makeUser(db)]
  const { json: feed } = await call("PUT", "/api/calendar-feed", { as: owner })
  await addressOf(other)
  for (const id of [feed.id, 2_000_000_000]) {
    const answer = await call("POST", "/api/calendar-feed/renew", { as: other, body: { id } })
    expect(answer).toMatchObject({ status: 404, json: { code: "unknown-calendar-feed" } })
  }
  expect((await fetchFeed(feed.address)).status).toBe(200)
})

test("a removed address answers no more, and removing it again is fine", async () => {
  const { id: as } = await makeUser(db)
  const address = await addressOf(as)
  for (const _ of [1, 2]) {
    expect((await call("DELETE", "/api/calendar-feed", { as })).status).toBe(200)
  }
  expect((await fetchFeed(address)).status).toBe(404)
  expect(await addressOf(as)).not.toBe(address)
})

test("unknown secrets and what is none are not found", async () => {
  for (const secret of ["x".repeat(43), "kurz", "x".repeat(44), `${"x".repeat(42)}%00`]) {
    const answer = await fetchFeed(`${env().PUBLIC_URL}${feedPath(secret)}`)
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"])
  }
})

test("a blocked account's calendar is closed until the block is lifted, a deleted one's for good", async () => {
  const { id, email } = await makeUser(db)
  const address = await addressOf(id)
  const block = (blockedAt: Date | null) =>
    db.update(usersTable).set({ blockedAt }).where(eq(usersTable.id, id))
  await block(clock.now())
  expect((await fetchFeed(address)).status).toBe(404)
  await block(null)
  expect((await fetchFeed(address)).status).toBe(200)
  expect((await call("DELETE", `/api/users/${id}`, { as: id, body: { email } })).status).toBe(200)
  expect((await fetchFeed(address)).status).toBe(404)
})

test("who fetches without end is asked to wait, and others are not", async () => {
  const [{ id: eager }, { id: other }] = [await makeUser(db), await makeUser(db)]
  const address = await addressOf(eager)
  let last = 200
  for (let tries = 0; tries < 300 && last !== 429; tries += 1) {
    last = (await fetchFeed(address, { method: "HEAD" })).status
  }
  expect(last).toBe(429)
  expect((await fetchFeed(await addressOf(other))).status).toBe(200)
})
