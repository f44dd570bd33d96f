import { and, desc, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeConversation, makeMessage } from "#db/seed/factories/make-conversation.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeReport } from "#db/seed/factories/make-report.ts"
import { makeSettlement } from "#db/seed/factories/make-settlement.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { addBookingNote } from "#features/bookings/office/server/add-booking-note.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { refundsTable } from "#features/payments/server/payments-tables.ts"
import { reportSheetPath } from "#features/reports/report-list.ts"
import { clock } from "#platform/clock.ts"
import { newRef } from "#platform/ids.ts"
import { eventsTable } from "#platform/server/events.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { findLeadingBooking, openBooking } from "./open-booking.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true, firstName: "Vera", lastName: "Waltung" })
const ADMIN = {
  kind: "user",
  userId: admin.id,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
} as const

const open = (bookingId: number) => openBooking(db, ADMIN, bookingId)

test("a booking is told with its people, flight and money, and every move of the book sums up to what stays", async () => {
  const pilot = await makePilot(db, { firstName: "Henrik", lastName: "Lorenz" })
  const guest = await makeUser(db, { firstName: "Merle", lastName: "Diekmann" })
  const flight = await makeFlight(db, { pilotId: pilot.id, title: "Übers Watt" })
  const people = [
    { name: "Merle Diekmann", weightKg: 61, luggageKg: 4 },
    { name: "Ole Diekmann", weightKg: 34, luggageKg: 2, isMinor: true },
  ]
  const { id, checkoutId } = await makeBooking(db, { flight, passengerId: guest.id, people })
  const payment = await findPaymentOfCheckout(db, checkoutId)
  const sheet = await open(id)
  expect(sheet).toMatchObject({
    id,
    status: "confirmed",
    seats: 2,
    guest: { id: guest.id, name: "Merle Diekmann" },
    pilot: { id: pilot.id, name: "Henrik Lorenz" },
    people: [
      { name: "Merle Diekmann", isMinor: false },
      { name: "Ole Diekmann", isMinor: true },
    ],
    flight: { id: flight.id, title: "Übers Watt", status: "veröffentlicht" },
    next: { deadline: { label: "Start", at: flight.departsAt?.toISOString() } },
    orders: [{ id, isFirst: true, payments: [{ ref: payment?.ref, status: "eingezogen" }] }],
    settlement: null,
    cases: [],
    reports: [],
  })
  // nobody but the pilot reads weights
  expect(JSON.stringify(sheet)).not.toContain("weight")
  const { balance, price } = sheet
  expect(balance.paidCents).toBe(price.totalCents)
  expect(balance.shareCents + balance.feeCents).toBe(price.totalCents)
  expect(sheet.moves.length).toBeGreaterThan(1)
  for (const { lines } of sheet.moves) {
    expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
  }
})

test("every step stands in the timeline with who took it, and a look is in the log alone", async () => {
  const pilot = await makePilot(db, { firstName: "Lasse", lastName: "Brandt" })
  const flight = await makeFlight(db, { pilotId: pilot.id })
  const { id } = await makeBooking(db, { flight })
  await open(id)
  const { timeline } = await open(id)
  expect(timeline).toContainEqual(
    expect.objectContaining({
      thing: "Buchung",
      sentence: "Anfrage angenommen",
      from: "angefragt",
      to: "bestätigt",
      role: "Pilot:in",
      person: { id: pilot.id, name: "Lasse Brandt" },
    }),
  )
  expect(timeline.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining(["Mitflug angefragt", "Betrag eingezogen"]),
  )
  expect(timeline.map(({ at }) => at)).toEqual(
    timeline
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  )
  expect(timeline.map(({ sentence }) => sentence)).not.toContain("In der Verwaltung geöffnet")
  const looks = await db
    .select()
    .from(eventsTable)
    .where(and(eq(eventsTable.kind, "booking.opened"), eq(eventsTable.entityId, id)))
  expect(looks).toMatchObject([
    { actorId: admin.id, actorKind: "admin" },
    { actorId: admin.id, actorKind: "admin" },
  ])
})

test("mails are read with their words to masked addresses, without keys in links and without codes", async () => {
  const pilot = await makePilot(db)
  const guest = await makeUser(db)
  const other = await makeUser(db)
  const flight = await makeFlight(db, { pilotId: pilot.id })
  const { id } = await makeBooking(db, { flight, passengerId: guest.id, outcome: "requested" })
  const answer = await call("POST", `/api/bookings/${id}/decline`, {
    as: pilot.id,
    body: { reason: "Das Wetter wird nichts." },
  })
  expect(answer.status).toBe(200)
  await workOff(db)
  const [declined] = await db
    .select()
    .from(eventsTable)
    .where(and(eq(eventsTable.kind, "booking.declined"), eq(eventsTable.entityId, id)))
    .orderBy(desc(eventsTable.id))
  await write({ key: "a", recipient: guest.email, text: "Code 123456", containsCode: true })
  await write({
    key: "b",
    recipient: guest.email,
    text: "https://aufwind.example/de/checkin?t=geheim",
  })
  const flightEvent = await insertRow(db, eventsTable, {
    kind: "flight.changed",
    entity: "flight",
    entityId: flight.id,
    actorKind: "pilot",
    data: {},
    at: clock.now(),
  })
  await write({ key: "c", recipient: guest.email, eventId: flightEvent.id, text: "Geändert" })
  await write({ key: "d", recipient: other.email, eventId: flightEvent.id, text: "Für andere" })

  const { mails } = await open(id)
  const written = mails.find(({ text }) => text?.includes("Das Wetter wird nichts."))
  expect(written?.recipient).toMatch(/^.•••@/)
  expect(mails.filter(({ subject }) => subject === "Probe").map(({ text }) => text)).toEqual([
    null,
    "https://aufwind.example/de/checkin?…",
    "Geändert",
  ])

  async function write(mail: {
    key: string
    recipient: string
    text: string
    eventId?: number
    containsCode?: boolean
  }) {
    if (!declined) throw new Error("nobody has declined")
    const key = `event/${declined.id}/probe-${mail.key}`
    await insertRow(db, mailsTable, {
      id: crypto.randomUUID(),
      kind: "event",
      eventId: declined.id,
      subject: "Probe",
      html: "",
      attachments: [],
      headers: {},
      containsCode: false,
      status: "sent",
      createdAt: clock.now(),
      ...mail,
      key,
    })
  }
})

test("a refused refund is an open case of its booking, and stands with its payment", async () => {
  const { id, checkoutId } = await makeBooking(db)
  const payment = await findPaymentOfCheckout(db, checkoutId)
  if (!payment) throw new Error("the booking is not paid")
  await insertRow(db, refundsTable, {
    ref: newRef(),
    paymentId: payment.id,
    key: "ended",
    amountCents: 1_250,
    reason: "waived",
    status: "failed",
    orderedAt: clock.now(),
    settledAt: clock.now(),
    attempt: 5,
    providerRef: "re_3RkWqJ2eZvKYlo2C",
  })
  const { cases, orders } = await open(id)
  expect(cases).toMatchObject([{ title: "Erstattung, die der Zahlungsdienst ablehnt" }])
  expect(orders[0]?.payments[0]).toMatchObject({
    refunds: [{ amountCents: 1_250, status: "failed" }],
    objects: expect.arrayContaining([
      {
        label: "Erstattung",
        id: "re_3RkWqJ2eZvKYlo2C",
        href: "https://dashboard.stripe.com/test/search?query=re_3RkWqJ2eZvKYlo2C",
      },
    ]),
  })
})

test("a settled booking says what the statement made of it, and what a guest objects to", async () => {
  const { bookingId } = await makeSettlement(db, { step: "disputed" })
  const { settlement, status, next } = await open(bookingId)
  expect(status).toBe("disputed")
  expect(settlement).toMatchObject({ hasObjection: true, closedAt: null, payout: null })
  expect(next.text).toMatch(/Einwand/)
})

test("of a conversation only the message that somebody reported is led to, never its words", async () => {
  const pilot = await makePilot(db)
  const guest = await makeUser(db)
  const flight = await makeFlight(db, { pilotId: pilot.id })
  const { id } = await makeBooking(db, { flight, passengerId: guest.id })
  const conversation = await makeConversation(db, {
    subject: "flight",
    flightId: flight.id,
    pilotId: pilot.id,
    personId: guest.id,
  })
  const words = "Das geht niemanden etwas an."
  const message = await makeMessage(db, {
    conversationId: conversation.id,
    authorId: guest.id,
    text: words,
  })
  expect((await open(id)).reports).toEqual([])
  const report = await makeReport(db, { subjectKind: "message", subjectId: message.id })
  const sheet = await open(id)
  expect(sheet.reports).toMatchObject([{ path: reportSheetPath(report.id) }])
  expect(JSON.stringify(sheet)).not.toContain(words)
})

test("a note stands in the timeline with its words and its author", async () => {
  const { id } = await makeBooking(db)
  await addBookingNote(db, ADMIN, { bookingId: id, text: "Kommt mit Krücken." })
  expect((await open(id)).timeline[0]).toMatchObject({
    sentence: "Notiz der Verwaltung",
    words: "Kommt mit Krücken.",
    role: "Verwaltung",
    person: { id: admin.id, name: "Vera Waltung" },
  })
})

test("an unknown number is no booking", async () => {
  expect(await findLeadingBooking(db, 2_000_000)).toBeUndefined()
  await expect(open(2_000_000)).rejects.toThrow("Diese Buchung gibt es nicht.")
})
