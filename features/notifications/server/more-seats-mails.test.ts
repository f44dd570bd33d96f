import { asc, eq } from "drizzle-orm"
import { afterEach, beforeAll, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { lapseHoldsQueue } from "#features/bookings/holds/server/lapse-holds.ts"
import { expireRequestsQueue } from "#features/bookings/requests/server/expire-requests.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours, minutes } from "#platform/duration.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { checkoutOf, LENA } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { NOTIFICATION_KINDS } from "../notification.ts"
import { notificationsTable } from "./notifications-table.ts"

const db = await testDatabase()
const app = testApplication(db)
beforeAll(() => workOff(db))

const TITLE = "Rhein und Siebengebirge"
const STAYS = "Deine Buchung über 2 Plätze bleibt genau, wie sie ist."
const EMIL = { ...LENA, name: "Emil Berger", isMinor: true, guardianName: "Lena Berger" }

let restoreClock = () => {}
afterEach(() => restoreClock())

function laterBy(milliseconds: number) {
  const at = clock.now().getTime() + milliseconds
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

/** Two seats that are booked on a flight in `startsInHours`. */
async function booked({ isInstantBooking = false, startsInHours = 60 } = {}) {
  const departsAt = new Date(clock.now().getTime() + hours(startsInHours))
  const pilot = await makePilot(db)
  const passenger = await makeUser(db)
  const flight = await makeFlight(db, {
    pilotId: pilot.id,
    title: TITLE,
    departsAt,
    isInstantBooking,
    seatsOffered: 3,
    totalCostCents: 25_000,
  })
  const people = [LENA, { ...LENA, name: "Tom Berger" }]
  const { id } = await makeBooking(db, { flight, passengerId: passenger.id, people })
  return { flight, pilot, passenger, id }
}

type Booked = Awaited<ReturnType<typeof booked>>

/** A third seat, held and ordered; answers the payment's reference. */
async function order({ id, passenger }: Booked): Promise<string> {
  const held = await hold({ id, passenger })
  const ordered = await app.call("POST", checkoutOf(held).orderPath, {
    as: passenger.id,
    cookie: held.cookies[0]?.split(";")[0] ?? "",
    body: {
      people: [EMIL],
      hasConsent: true,
      hasGuardianConsent: true,
      message: "",
      shownTotalCents: 6_875,
    },
  })
  return String(ordered.json.paymentPath).split("/").at(-1) ?? ""
}

function hold({ id, passenger }: Pick<Booked, "id" | "passenger">) {
  return app.call("POST", `/api/bookings/${id}/more-seats`, {
    as: passenger.id,
    body: { seats: 1, shownTotalCents: 6_875 },
  })
}

async function pay(ref: string) {
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
}

/** One more seat, paid; answers the number of its order. */
async function add(of: Booked): Promise<number> {
  await pay(await order(of))
  const [row] = await db.select().from(bookingsTable).where(eq(bookingsTable.addsToId, of.id))
  return row?.id ?? 0
}

async function call(as: { id: number }, id: number, step: string, body: object = {}) {
  const { status } = await app.call("POST", `/api/bookings/${id}/${step}`, { as: as.id, body })
  expect(status).toBe(200)
  await workOff(db)
}

/** What of the flight somebody is mailed: subject and words, the first mail first. */
async function mailed({ email }: { email: string }) {
  const mails = (await mailsTo(db, email)).toReversed()
  return mails.map(({ subject, text }) => ({
    subject: subject.replace(`: ${TITLE}`, ""),
    text: text.replaceAll(/\s+/g, " "),
  }))
}

async function rung({ id }: { id: number }): Promise<string[]> {
  const rows = await db
    .select()
    .from(notificationsTable)
    .where(eq(notificationsTable.userId, id))
    .orderBy(asc(notificationsTable.id))
  return rows.map(({ kind, data }) => NOTIFICATION_KINDS[kind].text(data).split(":")[0] ?? "")
}

test("booked instantly: both sides are notified of one more seat, its price and the new booking", async () => {
  const of = await booked({ isInstantBooking: true })
  await add(of)
  const [mail, ...others] = await mailed(of.passenger)
  expect(others).toEqual([])
  expect(mail?.subject).toBe("Mehr Plätze")
  for (const words of [
    "1 Platz mehr auf „Rhein und Siebengebirge“ gehört dir, zusammen sind es jetzt 3 Plätze.",
    "1 × 62,50 € Kostenanteil 62,50 € 1 × 6,25 € Servicegebühr 6,25 € Gesamt für 1 Platz mehr 68,75 €",
    "3 × 62,50 € Kostenanteil 187,50 € 3 × 6,25 € Servicegebühr 18,75 € Gesamt 206,25 €",
    "Emil Berger ist minderjährig und fliegt mit dem Einverständnis von Lena Berger mit.",
    "Kostenlos stornieren kannst du alles bis",
    `/de/cockpit/zahlungen?buchung=${of.id}`,
  ]) {
    expect.soft(mail?.text).toContain(words)
  }
  const [toPilot, ...more] = await mailed(of.pilot)
  expect(more).toEqual([])
  expect(toPilot?.subject).toBe("Lena B. nimmt noch jemanden mit")
  expect(toPilot?.text).toContain(
    "Lena B. hat 1 Platz sofort dazugebucht. Zusammen sind es jetzt 3 Plätze.",
  )
  expect(toPilot?.text).toContain("3 × 62,50 € Kostenanteil 187,50 €")
  expect(await rung(of.passenger)).toEqual(["1 Platz dazugebucht"])
  expect(await rung(of.pilot)).toEqual(["Lena B. nimmt noch jemanden mit"])
})

test("requested: the pilot reads of one more seat beside two, and is not notified of their own confirmation", async () => {
  const of = await booked()
  await call(of.pilot, await add(of), "accept")
  const [asked, ...others] = await mailed(of.pilot)
  expect(others).toEqual([])
  expect(asked?.subject).toBe("Lena B. möchte noch 1 Platz dazu")
  expect(asked?.text).toContain(
    "Lena B. hat bei dir schon 2 Plätze gebucht und fragt 1 Platz mehr an.",
  )
  const [arrived, added, ...rest] = await mailed(of.passenger)
  expect(rest).toEqual([])
  expect(arrived?.subject).toBe("Deine Anfrage über 1 Platz mehr")
  expect(arrived?.text).toContain("Deine Buchung über 2 Plätze gilt, wie auch immer")
  expect(arrived?.text).toContain("Gesamt für 1 Platz mehr 68,75 €")
  expect(added?.subject).toBe("Mehr Plätze")
  expect(added?.text).toContain("hat zugesagt. 1 Platz mehr auf")
  expect(await rung(of.pilot)).toEqual(["Lena B. möchte noch 1 Platz dazu"])
})

test("a no, and no answer, leave the booking as it is, and say so", async () => {
  const declined = await booked()
  await call(declined.pilot, await add(declined), "decline", { reason: "Zu schwer." })
  const expired = await booked()
  await add(expired)
  laterBy(hours(49))
  await expireRequestsQueue.run(db, null)
  await workOff(db)
  const no = (await mailed(declined.passenger)).at(-1)
  const silence = (await mailed(expired.passenger)).at(-1)
  expect(no?.subject).toBe("Leider kein weiterer Platz")
  expect(no?.text).toContain("„Zu schwer.“")
  expect(silence?.subject).toBe("Anfrage über 1 Platz mehr abgelaufen")
  for (const mail of [no, silence]) {
    expect(mail?.text).toContain("ES BLEIBT BEI DEINEN 2 PLÄTZEN")
    expect(mail?.text).toContain(`${STAYS} Abgebucht wurde nichts`)
    expect(mail?.text).toContain("Gesamt für 1 Platz mehr 68,75 €")
  }
  expect((await rung(declined.passenger)).at(-1)).toBe("Anfrage über 1 Platz mehr abgelehnt")
})

test("taken back: the pilot reads whether the booking stays", async () => {
  const kept = await booked()
  await call(kept.passenger, await add(kept), "withdraw")
  const [, alone] = await mailed(kept.pilot)
  expect(alone?.subject).toBe("Anfrage über 1 Platz mehr zurückgezogen")
  expect(alone?.text).toContain("Die Buchung über 2 Plätze bleibt, wie sie ist.")

  const over = await booked()
  await add(over)
  await call(over.passenger, over.id, "cancel", { shownRefundCents: 2 * 6_875 })
  const [, ...both] = await mailed(over.pilot)
  expect(both.map(({ subject }) => subject).toSorted()).toEqual([
    "Anfrage über 1 Platz mehr zurückgezogen",
    "Lena B. hat storniert",
  ])
  for (const { text } of both) expect(text).not.toContain("bleibt, wie sie ist")
})

test("when the booking itself is cancelled, nothing that was asked or held for it says that it stays", async () => {
  const asked = await booked()
  await add(asked)
  const held = await booked()
  const ref = await order(held)
  for (const { flight, pilot } of [asked, held]) {
    const answer = await app.call("POST", `/api/flights/${flight.id}/cancel`, {
      as: pilot.id,
      body: { reason: "weather", word: "" },
    })
    expect(answer.status).toBe(200)
  }
  await pay(ref)
  const toAsked = await mailed(asked.passenger)
  const no = toAsked.find(({ subject }) => subject === "Leider kein weiterer Platz")
  expect(no?.text).toContain("Aus deiner Anfrage über 1 Platz mehr wird leider nichts.")
  const toHeld = await mailed(held.passenger)
  expect(toHeld.map(({ subject }) => subject).toSorted()).toEqual([
    "Abgesagt",
    "Nicht dazugebucht",
    "Reservierung für 1 Platz mehr abgelaufen",
  ])
  const words = [...toAsked.slice(1), ...toHeld].map(({ text }) => text).join(" ")
  expect(words).not.toContain("bleibt genau")
  expect(words).not.toContain("15 Minuten")
  expect(words).toContain("als deine Buchung auf diesem Flug so nicht mehr galt.")
})

test("a hold that nobody paid in time, or paid too late, leaves the booking as it is", async () => {
  const of = await booked()
  const ref = await order(of)
  laterBy(minutes(16))
  await lapseHoldsQueue.run(db, null)
  await workOff(db)
  const [lapsed] = await mailed(of.passenger)
  expect(lapsed?.subject).toBe("Reservierung für 1 Platz mehr abgelaufen")
  expect(lapsed?.text).toContain("Wir haben 1 Platz mehr 15 Minuten für dich freigehalten.")
  expect(lapsed?.text).toContain(STAYS)
  expect(lapsed?.text).toContain(`/passagier/${of.id}/plaetze`)
  await makeBooking(db, { flight: of.flight })
  await pay(ref)
  const late = (await mailed(of.passenger)).find(({ subject }) => subject === "Nicht dazugebucht")
  expect(late?.text).toContain("als er nicht mehr für dich gehalten war")
  expect(late?.text).toContain(STAYS)
})

test("a late cancellation mail separates the refund of recently added seats from that of the others", async () => {
  const of = await booked({ isInstantBooking: true, startsInHours: 20 })
  await add(of)
  const [added] = await mailed(of.passenger)
  expect(added?.text).not.toContain("Kostenlos stornieren")
  await call(of.passenger, of.id, "cancel", { shownRefundCents: 6_875 + 6_250 })
  const cancelled = (await mailed(of.passenger)).at(-1)
  expect(cancelled?.text).toContain(
    "von den Plätzen, die du gerade erst dazugebucht hast, alles zurück und von den anderen die Hälfte des Kostenanteils: 131,25 €.",
  )
})
