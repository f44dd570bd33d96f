import { and, eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { lapseHoldsQueue } from "#features/bookings/holds/server/lapse-holds.ts"
import { expireRequestsQueue } from "#features/bookings/requests/server/expire-requests.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours, minutes } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { formatShortDay, formatTime } from "#platform/time.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, payFor } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { listNotifications } from "./notifications-queries.ts"
import { notificationsReactions } from "./notifications-reactions.ts"
import { FLIGHT_REMINDER, remindOfFlightsQueue } from "./remind-of-flights.ts"
import { warnOfPausedFlightsQueue } from "./warn-of-paused-flights.ts"

const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

function laterBy(duration: number) {
  const at = clock.now().getTime() + duration
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

async function told(userId: number) {
  return (await listNotifications(db, userId)).map(({ text }) => text.split(":")[0])
}

async function mailsTo(email: string) {
  const mails = await db
    .select({ subject: mailsTable.subject })
    .from(mailsTable)
    .where(eq(mailsTable.recipient, email))
  return mails.map(({ subject }) => subject)
}

async function bookingIdOn(flightId: number) {
  const [booking] = await db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flightId))
  return booking?.id ?? 0
}

async function requestedBooking() {
  const flight = await makeFlight(db)
  const passenger = await makeUser(db)
  await payFor(app, flight.id, 1, passenger.id)
  await workOff(db)
  return { flight, passenger, bookingId: await bookingIdOn(flight.id) }
}

test("a request rings the pilot's bell, the answer the passenger's", async () => {
  const { flight, passenger, bookingId } = await requestedBooking()
  const day = formatShortDay(flight.departsAt ?? new Date(), flight.timeZone)
  expect(await listNotifications(db, flight.pilotId)).toEqual([
    {
      id: expect.any(Number),
      flightId: flight.id,
      kind: "booking-requested",
      path: `/de/cockpit/flug/${flight.id}`,
      text: `Lena B. möchte mit: Übers Watt nach Juist, ${day}`,
      createdAt: expect.any(String),
      readAt: null,
    },
  ])
  expect(await told(passenger.id)).toEqual([])
  await app.call("POST", `/api/bookings/${bookingId}/accept`, { as: flight.pilotId })
  await workOff(db)
  expect(await told(passenger.id)).toEqual([expect.stringMatching(/nimmt dich mit$/)])
  expect(await mailsTo(passenger.email)).toEqual([
    "Deine Anfrage: Übers Watt nach Juist",
    "Zugesagt: Übers Watt nach Juist",
  ])
})

test.each([
  ["withdrawn", "pilot", "Lena B. hat die Anfrage zurückgezogen", "Anfrage zurückgezogen"],
  ["declined", "passenger", /kann dich nicht mitnehmen$/, "Leider nicht"],
  ["expired", "passenger", "Anfrage ohne Antwort abgelaufen", "Abgelaufen"],
] as const)("a %s request rings and mails the %s", async (end, who, sentence, subject) => {
  const { flight, passenger, bookingId } = await requestedBooking()
  if (end === "withdrawn")
    await app.call("POST", `/api/bookings/${bookingId}/withdraw`, { as: passenger.id })
  if (end === "declined")
    await app.call("POST", `/api/bookings/${bookingId}/decline`, {
      as: flight.pilotId,
      body: { reason: "" },
    })
  if (end === "expired") {
    laterBy(days(2) + minutes(1))
    await expireRequestsQueue.run(db, null)
  }
  await workOff(db)
  const userId = who === "pilot" ? flight.pilotId : passenger.id
  const [newest] = await told(userId)
  expect(newest).toEqual(typeof sentence === "string" ? sentence : expect.stringMatching(sentence))
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, userId))
  expect(await mailsTo(user?.email ?? "")).toContain(`${subject}: Übers Watt nach Juist`)
})

test("seats booked at once ring both bells", async () => {
  const flight = await makeFlight(db, { isInstantBooking: true })
  const passenger = await makeUser(db)
  await payFor(app, flight.id, 1, passenger.id)
  await workOff(db)
  expect(await told(flight.pilotId)).toEqual(["Lena B. fliegt mit"])
  expect(await told(passenger.id)).toEqual(["Gebucht"])
})

test("a hold that time ended is news, one that its passenger left or renewed is not", async () => {
  const [missed, left, renewed] = [await makeUser(db), await makeUser(db), await makeUser(db)]
  const flight = await makeFlight(db)
  await holdSeats(app, flight.id, 1, missed.id)
  const { cookie, path } = await holdSeats(app, flight.id, 1, left.id)
  await app.call("DELETE", path, { as: left.id, cookie })
  await holdSeats(app, flight.id, 1, renewed.id)
  laterBy(minutes(16))
  await holdSeats(app, flight.id, 1, renewed.id)
  await lapseHoldsQueue.run(db, null)
  await workOff(db)
  expect(await told(missed.id)).toEqual(["Deine Reservierung ist abgelaufen"])
  expect(await mailsTo(missed.email)).toEqual(["Reservierung abgelaufen: Übers Watt nach Juist"])
  for (const user of [left, renewed]) {
    expect(await told(user.id)).toEqual([])
    expect(await mailsTo(user.email)).toEqual([])
  }
})

test("an event that is reported twice rings and mails once", async () => {
  const { flight, passenger } = await requestedBooking()
  const [event] = await db
    .select()
    .from(eventsTable)
    .where(
      and(
        eq(eventsTable.kind, "booking.requested"),
        eq(eventsTable.entityId, await bookingIdOn(flight.id)),
      ),
    )
  if (!event) throw new Error("the request left no event")
  for (const reaction of notificationsReactions.filter(({ on }) => on === event.kind)) {
    await reaction.run(db, event)
  }
  expect(await told(flight.pilotId)).toHaveLength(1)
  expect(await mailsTo(passenger.email)).toHaveLength(1)
})

test("a deleted account is no longer notified", async () => {
  const { flight, passenger, bookingId } = await requestedBooking()
  await db.update(usersTable).set({ deletedAt: clock.now() }).where(eq(usersTable.id, passenger.id))
  await app.call("POST", `/api/bookings/${bookingId}/accept`, { as: flight.pilotId })
  await workOff(db)
  expect(await told(passenger.id)).toEqual([])
  expect(await mailsTo(passenger.email)).toEqual(["Deine Anfrage: Übers Watt nach Juist"])
})

test("a day before the start pilot and passengers are reminded, once", async () => {
  const flight = await makeFlight(db, {
    departsAt: new Date(clock.now().getTime() + hours(30)),
  })
  const passenger = await makeUser(db)
  await makeBooking(db, { flight, passengerId: passenger.id })
  const remind = async () => {
    await remindOfFlightsQueue.run(db, null)
    await workOff(db)
  }
  await remind()
  expect(await told(flight.pilotId)).toEqual([])
  laterBy(hours(6) + minutes(1))
  await remind()
  await remind()
  const start = flight.departsAt ?? new Date()
  const when = `${formatShortDay(start, flight.timeZone)}, ${formatTime(start, flight.timeZone)} Uhr`
  expect((await listNotifications(db, flight.pilotId)).map(({ text }) => text)).toEqual([
    `Dein Flug steht an: Übers Watt nach Juist, ${when}`,
  ])
  expect((await listNotifications(db, passenger.id)).map(({ text }) => text)).toEqual([
    `Du fliegst mit: Übers Watt nach Juist, ${when}`,
  ])
  expect(await mailsTo(passenger.email)).toEqual(["Du fliegst bald mit: Übers Watt nach Juist"])
  const [pilot] = await db.select().from(usersTable).where(eq(usersTable.id, flight.pilotId))
  expect(await mailsTo(pilot?.email ?? "")).toEqual(["Dein Flug steht an: Übers Watt nach Juist"])
})

test("two days before a paused flight would start its guests and the back office are notified, once", async () => {
  const admin = await makeUser(db, { isAdmin: true })
  const departsAt = new Date(clock.now().getTime() + hours(50))
  const flight = await makeFlight(db, { departsAt, status: "paused" })
  const passenger = await makeUser(db)
  await makeBooking(db, { flight, passengerId: passenger.id })
  const warn = async () => {
    await Promise.all([1, 2].map(() => warnOfPausedFlightsQueue.run(db, null)))
    await workOff(db)
  }
  await warn()
  expect(await told(passenger.id)).toEqual([])
  laterBy(hours(2) + minutes(1))
  await warn()
  await warn()
  const when = `${formatShortDay(departsAt, flight.timeZone)}, ${formatTime(departsAt, flight.timeZone)} Uhr`
  const textsTo = async (userId: number) =>
    (await listNotifications(db, userId)).map(({ text }) => text)
  expect(await textsTo(passenger.id)).toEqual([
    `Pausiert, vielleicht fällt er aus: Übers Watt nach Juist, ${when}`,
  ])
  expect(await textsTo(admin.id)).toEqual([
    `Pausierter Flug mit Gästen: Übers Watt nach Juist, ${when}`,
  ])
  expect(await mailsTo(passenger.email)).toEqual(["Dein Flug ist pausiert: Übers Watt nach Juist"])
  expect(await mailsTo(admin.email)).toEqual(["Pausierter Flug mit Gästen: Übers Watt nach Juist"])
})

test("a paused flight that resumes before its warning is sent warns no one", async () => {
  const departsAt = new Date(clock.now().getTime() + hours(40))
  const flight = await makeFlight(db, { departsAt, status: "paused" })
  const passenger = await makeUser(db)
  await makeBooking(db, { flight, passengerId: passenger.id })
  await warnOfPausedFlightsQueue.run(db, null)
  await db.update(flightsTable).set({ status: "published" }).where(eq(flightsTable.id, flight.id))
  await workOff(db)
  expect(await told(passenger.id)).toEqual([])
})

test("two processes that run the timer at once remind once", async () => {
  const flight = await makeFlight(db, {
    departsAt: new Date(clock.now().getTime() + hours(20)),
  })
  await makeBooking(db, { flight })
  await Promise.all([remindOfFlightsQueue.run(db, null), remindOfFlightsQueue.run(db, null)])
  const events = await db
    .select()
    .from(eventsTable)
    .where(and(eq(eventsTable.kind, FLIGHT_REMINDER), eq(eventsTable.entityId, flight.id)))
  expect(events).toHaveLength(1)
})

test.each([
  ["nobody has booked", { isBooked: false }],
  ["only a request is open", { outcome: "requested" }],
  ["it is cancelled", { status: "cancelled" }],
] as const)("a flight is not announced when %s", async (_, state) => {
  const flight = await makeFlight(db, {
    departsAt: new Date(clock.now().getTime() + hours(20)),
  })
  if (!("isBooked" in state)) {
    await makeBooking(db, { flight, ...("outcome" in state && { outcome: state.outcome }) })
  }
  if ("status" in state) {
    await db
      .update(flightsTable)
      .set({ status: state.status })
      .where(eq(flightsTable.id, flight.id))
  }
  await remindOfFlightsQueue.run(db, null)
  await workOff(db)
  expect(await told(flight.pilotId)).toEqual([])
})
