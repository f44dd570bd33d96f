import { eq, sql } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { decideObjection } from "#features/settlements/server/decide-objection.ts"
import { objectToSettlement } from "#features/settlements/server/object-to-settlement.ts"
import { reportNotFlown } from "#features/settlements/server/report-not-flown.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { unsubscribeMailsKey } from "#features/users/settings/server/unsubscribe-mails.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { HIDDEN_CONTACT } from "#platform/mask-contacts.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { inviteToReviewQueue } from "./invite-to-review.ts"
import { countUnreadOfficeNotes, listOfficeNotesOf } from "./list-office-notes.ts"
import { listPilotReviews } from "./list-pilot-reviews.ts"
import { listReceivedReviews, listWrittenReviews } from "./own-reviews.ts"
import { publishReviewsQueue } from "./publish-reviews.ts"
import { readOfficeNote } from "./read-office-note.ts"
import { getReviewLink, reviewToken } from "./review-link.ts"
import { getReviewPage, listReviewsToWrite } from "./review-page.ts"
import { reviewsTable } from "./reviews-table.ts"

const db = await testDatabase()
const { call } = testApplication(db)

/** What everybody reads of a pilot. */
async function readAbout(pilotId: number) {
  const query = { sort: "neueste", search: "", page: 1 } as const
  return (await listPilotReviews(db, { pilotId, query, size: 10 })).reviews
}

let restoreClock = () => {}
afterEach(async () => {
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
  restoreClock()
  restoreClock = () => {}
})

function goTo(at: Date) {
  restoreClock()
  restoreClock = setClockSource(() => at)
}

const actor = (userId: number, is: Partial<UserActor> = {}): UserActor => ({
  kind: "user",
  userId,
  isPilot: false,
  isAdmin: false,
  ...is,
})

/** A flight that has landed three hours ago, with guests on board. */
async function landed(guests = 1) {
  const pilotUser = await makePilot(db)
  const planned = await makeFlight(db, {
    pilotId: pilotUser.id,
    departsAt: new Date(clock.now().getTime() + hours(10)),
  })
  const aboard = []
  for (let index = 0; index < guests; index += 1) {
    const user = await makeUser(db)
    const booking = await makeBooking(db, { flight: planned, passengerId: user.id })
    aboard.push({ user, booking, guest: actor(user.id) })
  }
  await workOff(db)
  const [first] = aboard
  if (!planned.arrivesAt || !first) throw new Error("nobody flies")
  await landFlights(db, [planned])
  goTo(new Date(planned.arrivesAt.getTime() + hours(3)))
  const flight = { ...planned, arrivesAt: planned.arrivesAt }
  const pilot = actor(pilotUser.id, { isPilot: true })
  return { flight, pilot, pilotUser, aboard, ...first }
}

const STARS = { stars: 5, text: "Ruhig geflogen, gut erklärt." }
const BACK = { stars: 4, text: "Ein netter Gast." }

const write = (bookingId: number, as: number, body: object = STARS) =>
  call("PUT", `/api/bookings/${bookingId}/review`, { as, body })

const rowsOf = (bookingId: number) =>
  db
    .select()
    .from(reviewsTable)
    .where(eq(reviewsTable.bookingId, bookingId))
    .orderBy(reviewsTable.id)

const bellsOf = async (userId: number) => {
  const { rows } = await db.execute<{ kind: string }>(
    sql`select kind from notifications where user_id = ${userId} and kind like 'review-%' order by id`,
  )
  return rows.map(({ kind }) => kind)
}

test("a changed note to the back office waits to be read again, changed stars do not make it wait", async () => {
  const { booking, user } = await landed()
  const office = actor((await makeUser(db, { isAdmin: true })).id, {
    isAdmin: true,
    officeRoles: ["owner"],
  })
  const before = await countUnreadOfficeNotes(db)
  const { json } = await write(booking.id, user.id, { ...STARS, noteToOffice: "Er flog tief." })
  const read = () => readOfficeNote(db, office, json.id)
  expect(await countUnreadOfficeNotes(db)).toBe(before + 1)
  await read()
  await write(booking.id, user.id, { ...STARS, stars: 3, noteToOffice: "Er flog tief." })
  expect(await countUnreadOfficeNotes(db)).toBe(before)
  await write(booking.id, user.id, { ...STARS, stars: 3, noteToOffice: "Er flog sehr tief." })
  expect(await countUnreadOfficeNotes(db)).toBe(before + 1)
  await read()
})

test("both sides write blind, and with the second one both are to be read", async () => {
  const { flight, booking, user, guest, pilot } = await landed()
  const facets = { communication: 5, costHonesty: 4, feltSafe: 5 }
  const first = await write(booking.id, user.id, { ...STARS, ...facets, noteToSubject: "Danke!" })
  expect(first).toMatchObject({ status: 200, json: { isPublished: false } })
  await workOff(db)
  expect(await readAbout(pilot.userId)).toEqual([])
  expect(await listReceivedReviews(db, pilot)).toEqual([])
  const [entry] = await getReviewPage(db, pilot, flight.id)
  expect(entry).toMatchObject({ hasOtherWritten: true, own: null, refusal: null })
  expect(JSON.stringify(entry)).not.toContain("Ruhig")
  expect(await bellsOf(pilot.userId)).toEqual(["review-received"])
  const second = await write(booking.id, pilot.userId, {
    ...BACK,
    wasPunctual: true,
    weightWasRight: false,
  })
  expect(second).toMatchObject({ status: 200, json: { isPublished: true } })
  const [ofGuest, ofPilot] = await rowsOf(booking.id)
  expect(ofGuest).toMatchObject({ ...STARS, ...facets, wasPunctual: null })
  expect(ofPilot).toMatchObject({ wasPunctual: true, weightWasRight: false, feltSafe: null })
  expect(ofGuest?.publishedAt).toEqual(ofPilot?.publishedAt)
  expect(ofGuest?.publishedAt).not.toBeNull()
  expect(await listReceivedReviews(db, pilot)).toMatchObject([{ ...STARS, note: "Danke!" }])
  expect(await listReceivedReviews(db, guest)).toMatchObject([BACK])
  await workOff(db)
  expect(await bellsOf(pilot.userId)).toEqual(["review-received", "review-published"])
  expect(await bellsOf(user.id)).toEqual(["review-published"])
})

test("a review is changed until it is to be read, and a repeat changes nothing", async () => {
  const { booking, user, pilot } = await landed()
  await write(booking.id, user.id)
  const better = { stars: 3, text: "Beim zweiten Nachdenken doch etwas wackelig." }
  expect((await write(booking.id, user.id, better)).status).toBe(200)
  expect((await write(booking.id, user.id, better)).status).toBe(200)
  const [changed] = await rowsOf(booking.id)
  expect(changed).toMatchObject(better)
  expect(await rowsOf(booking.id)).toHaveLength(1)
  await write(booking.id, pilot.userId, BACK)
  // the answer to the last one was lost
  expect(await write(booking.id, user.id, better)).toMatchObject({
    status: 200,
    json: { isPublished: true },
  })
  expect(await write(booking.id, user.id, STARS)).toMatchObject({
    status: 422,
    json: { message: "Deine Bewertung ist schon zu lesen und ändert sich nicht mehr." },
  })
})

test("two tabs at once are one review, and both sides at once are two that show", async () => {
  const { booking, user, pilot } = await landed()
  const tabs = await Promise.all([
    write(booking.id, user.id),
    write(booking.id, user.id, { stars: 4, text: "Aus dem anderen Tab." }),
  ])
  expect(tabs.map(({ status }) => status)).toEqual([200, 200])
  expect(await rowsOf(booking.id)).toHaveLength(1)
  const other = await landed()
  await Promise.all([
    write(other.booking.id, other.user.id),
    write(other.booking.id, other.pilot.userId, BACK),
  ])
  const both = await rowsOf(other.booking.id)
  expect(both).toHaveLength(2)
  expect(both.every(({ publishedAt }) => publishedAt !== null)).toBe(true)
  expect(pilot.userId).not.toBe(other.pilot.userId)
})

test("who has no part in a booking finds none", async () => {
  const { booking, flight } = await landed()
  const stranger = await makeUser(db)
  expect((await write(booking.id, stranger.id)).status).toBe(404)
  expect((await write(999_999, stranger.id)).status).toBe(404)
  await expect(getReviewPage(db, actor(stranger.id), flight.id)).rejects.toMatchObject({
    kind: "not-found",
  })
})

test("before it opens and on day 15 nobody writes, with the time in the answer", async () => {
  const { booking, flight, user } = await landed()
  goTo(new Date(flight.arrivesAt.getTime() + hours(2) - 1))
  const early = await write(booking.id, user.id)
  expect(early.status).toBe(422)
  expect(early.json.message).toMatch(/^Bewerten könnt ihr euch ab .+ Uhr\.$/)
  goTo(new Date(flight.arrivesAt.getTime() + hours(2) + days(14)))
  const late = await write(booking.id, user.id)
  expect(late.status).toBe(422)
  expect(late.json.message).toMatch(/^Bewerten konntet ihr euch bis .+ Diese Zeit ist vorbei\.$/)
  expect(await rowsOf(booking.id)).toEqual([])
})

test("a flight that started late is not reviewed in the air", async () => {
  const { booking, flight, user } = await landed()
  await db.update(flightsTable).set({ status: "under_way" }).where(eq(flightsTable.id, flight.id))
  expect((await write(booking.id, user.id)).json.message).toContain("noch unterwegs")
})

test("bad input is refused at its field, script stays text and contacts are hidden", async () => {
  const { booking, user, pilot } = await landed()
  const answer = async (as: number, body: object) => {
    const { status, json } = await write(booking.id, as, body)
    return [status, json.message?.[0]?.property]
  }
  expect(await answer(user.id, { text: "Schön" })).toEqual([400, "stars"])
  expect(await answer(user.id, { stars: 0, text: "Schön" })).toEqual([400, "stars"])
  expect(await answer(user.id, { stars: 4.5, text: "Schön" })).toEqual([400, "stars"])
  expect(await answer(user.id, { stars: 6, text: "Schön" })).toEqual([400, "stars"])
  expect(await answer(user.id, { stars: 5, text: " " })).toEqual([400, "text"])
  expect(await answer(user.id, { stars: 5, text: "x".repeat(1001) })).toEqual([400, "text"])
  expect(await answer(user.id, { ...STARS, feltSafe: 9 })).toEqual([400, "feltSafe"])
  expect(await answer(user.id, { ...STARS, wasPunctual: true })).toEqual([400, "wasPunctual"])
  expect(await answer(pilot.userId, { ...BACK, feltSafe: 5 })).toEqual([400, "feltSafe"])
  expect(await rowsOf(booking.id)).toEqual([])
  const text = "<script>alert(1)</script> Ruf mich an: 0171 2345678"
  expect((await write(booking.id, user.id, { stars: 5, text })).status).toBe(200)
  const [review] = await rowsOf(booking.id)
  expect(review?.text).toBe(`<script>alert(1)</script> Ruf mich an: ${HIDDEN_CONTACT}`)
  expect((await write(booking.id, user.id, { stars: 5, text })).status).toBe(200)
  expect((await rowsOf(booking.id))[0]?.changedAt).toBeNull()
})

test("a deleted account is not reviewed, and does not review", async () => {
  const { booking, user, pilot } = await landed()
  await db.update(usersTable).set({ deletedAt: clock.now() }).where(eq(usersTable.id, user.id))
  expect((await write(booking.id, pilot.userId, BACK)).json.message).toContain(
    "Dieses Konto ist gelöscht",
  )
  const token = reviewToken({ bookingId: booking.id, authorId: user.id })
  expect((await call("POST", "/api/linked-reviews", { body: { ...STARS, token } })).status).toBe(
    404,
  )
})

test("a flight that did not take place takes back what was written", async () => {
  const { booking, flight, user, pilot } = await landed()
  await write(booking.id, user.id)
  await write(booking.id, pilot.userId, BACK)
  await reportNotFlown(db, pilot, flight.id)
  await workOff(db)
  expect(await readAbout(pilot.userId)).toEqual([])
  expect((await rowsOf(booking.id)).every(({ voidedAt }) => voidedAt !== null)).toBe(true)
  expect((await write(booking.id, user.id, BACK)).json.message).toContain("hat nicht stattgefunden")
  expect(await listWrittenReviews(db, actor(user.id))).toMatchObject([{ state: "voided" }])
})

async function settle({ pilot, flight }: Awaited<ReturnType<typeof landed>>, noShows: number[]) {
  const cents = 12_000
  await saveCosts(db, pilot, flight.id, [{ kind: "fuel", label: "Sprit", amountCents: cents }])
  await submitSettlement(db, pilot, flight.id, { noShows, shownCostCents: cents })
  await workOff(db)
}

test("a guest marked as absent loses the reviews, gets them back with an objection, and for good when right", async () => {
  const flown = await landed()
  const { booking, user, guest, pilot } = flown
  const admin = await makeUser(db, { isAdmin: true })
  await write(booking.id, user.id, { stars: 1, text: "Das Flugzeug war in schlechtem Zustand." })
  await write(booking.id, pilot.userId, BACK)
  await settle(flown, [booking.id])
  expect(await readAbout(pilot.userId)).toEqual([])
  expect((await write(booking.id, user.id)).json.message).toContain("nicht dabei war")
  await objectToSettlement(db, guest, booking.id, { kind: "presence", words: "Ich war dabei." })
  await workOff(db)
  expect(await readAbout(pilot.userId)).toMatchObject([{ stars: 1 }])
  goTo(new Date(clock.now().getTime() + hours(73)))
  const decision = { verdict: "no_show", words: "Die Liste am Platz nennt dich nicht." } as const
  await decideObjection(
    db,
    actor(admin.id, { isAdmin: true, officeRoles: ["owner"] }),
    booking.id,
    decision,
  )
  await workOff(db)
  expect(await readAbout(pilot.userId)).toEqual([])
})

test("during an objection both sides write, and it shows as ever", async () => {
  const flown = await landed()
  const { booking, user, guest, pilot } = flown
  await settle(flown, [])
  await objectToSettlement(db, guest, booking.id, { kind: "costs", words: "Zu teuer." })
  await workOff(db)
  expect((await write(booking.id, user.id)).status).toBe(200)
  expect(await write(booking.id, pilot.userId, BACK)).toMatchObject({
    json: { isPublished: true },
  })
})

test("who stays silent leaves the other review alone, which shows when the window ends", async () => {
  const { booking, flight, user, pilot } = await landed()
  await write(booking.id, user.id)
  await workOff(db)
  const closesAt = flight.arrivesAt.getTime() + hours(2) + days(14)
  goTo(new Date(closesAt - 1))
  await publishReviewsQueue.run(db, null)
  expect((await rowsOf(booking.id))[0]?.publishedAt).toBeNull()
  goTo(new Date(closesAt))
  await publishReviewsQueue.run(db, null)
  await publishReviewsQueue.run(db, null)
  await workOff(db)
  expect((await rowsOf(booking.id))[0]?.publishedAt).toEqual(new Date(closesAt))
  expect(await bellsOf(pilot.userId)).toEqual(["review-received", "review-published"])
  // the author is told, since no other review tells them
  expect(await bellsOf(user.id)).toEqual(["review-published"])
})

test("the reviewed person replies once, for all to read", async () => {
  const { booking, user, pilot } = await landed()
  const reply = (as: number, text = "Danke, gern wieder!") =>
    call("POST", `/api/reviews/${reviewId}/reply`, { as, body: { text } })
  await write(booking.id, user.id)
  const reviewId = (await rowsOf(booking.id))[0]?.id ?? 0
  expect((await reply(pilot.userId)).status).toBe(404)
  await write(booking.id, pilot.userId, BACK)
  expect((await reply(user.id)).status).toBe(404)
  expect((await reply(pilot.userId, "")).status).toBe(400)
  expect((await reply(pilot.userId)).status).toBe(200)
  expect((await reply(pilot.userId)).status).toBe(200)
  expect(await reply(pilot.userId, "Noch etwas")).toMatchObject({
    status: 422,
    json: { message: "Darauf hast du schon geantwortet." },
  })
  expect(await listReceivedReviews(db, pilot)).toMatchObject([
    { reply: { text: "Danke, gern wieder!" }, canReply: false },
  ])
})

test("a pilot with two guests reviews one after the other, a booking of several people once", async () => {
  const { flight, pilot, aboard } = await landed(2)
  expect(await getReviewPage(db, pilot, flight.id)).toHaveLength(2)
  expect(await listReviewsToWrite(db, pilot)).toMatchObject([
    { flightId: flight.id, people: [expect.any(String), expect.any(String)] },
  ])
  for (const { booking } of aboard) await write(booking.id, pilot.userId, BACK)
  expect(await listReviewsToWrite(db, pilot)).toEqual([])
  expect(await listReviewsToWrite(db, actor(aboard[0]?.user.id ?? 0))).toHaveLength(1)
})

test("both sides are invited once by bell and mail, and reminded once where they have not written", async () => {
  const { flight, user, pilotUser, booking } = await landed()
  await inviteToReviewQueue.run(db, null)
  await inviteToReviewQueue.run(db, null)
  await workOff(db)
  const invited = await mailsTo(db, user.email)
  expect(invited.map(({ subject }) => subject)).toContain(`Wie war’s? ${flight.title}`)
  const [mail] = invited.filter(({ subject }) => subject.startsWith("Wie war’s?"))
  expect(mail?.headers).toEqual({
    "List-Unsubscribe": expect.stringContaining(`/unsubscribe/${user.id}/reviews/`),
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  })
  expect(mail?.text).toContain("kannst du jederzeit widersprechen")
  expect(mail?.text).toContain("Übermittlungskosten nach den Basistarifen")
  expect(await bellsOf(user.id)).toEqual(["review-open"])
  expect(await bellsOf(pilotUser.id)).toEqual(["review-open"])
  await write(booking.id, pilotUser.id, BACK)
  goTo(new Date(clock.now().getTime() + days(7)))
  await inviteToReviewQueue.run(db, null)
  await inviteToReviewQueue.run(db, null)
  await workOff(db)
  const reminders = async (email: string) =>
    (await mailsTo(db, email)).filter(({ subject }) => subject.startsWith("Noch ein paar Tage"))
  expect(await reminders(user.email)).toHaveLength(1)
  expect(await reminders(pilotUser.email)).toEqual([])
})

test("the header of a mail ends such mails in one press, and the bell goes on", async () => {
  const { user } = await landed()
  const key = unsubscribeMailsKey(user.id, "reviews")
  const press = (path: string) => call("POST", path, { rawBody: "List-Unsubscribe=One-Click" })
  expect((await press(`/unsubscribe/${user.id}/reviews/falsch`)).status).toBe(404)
  expect((await press(`/unsubscribe/${user.id}/ride-reminder/${key}`)).status).toBe(404)
  expect((await press(`/unsubscribe/${user.id}/reviews/${key}`)).status).toBe(200)
  expect((await press(`/unsubscribe/${user.id}/reviews/${key}`)).status).toBe(200)
  await inviteToReviewQueue.run(db, null)
  await workOff(db)
  expect(
    (await mailsTo(db, user.email)).filter(({ subject }) => /Wie war’s/.test(subject)),
  ).toEqual([])
  expect(await bellsOf(user.id)).toEqual(["review-open"])
})

test("nobody is invited after a flight that did not take place, or without having been there", async () => {
  const cancelled = await landed()
  await reportNotFlown(db, cancelled.pilot, cancelled.flight.id)
  const absent = await landed()
  await settle(absent, [absent.booking.id])
  await inviteToReviewQueue.run(db, null)
  await workOff(db)
  expect(await bellsOf(cancelled.user.id)).toEqual([])
  expect(await bellsOf(absent.user.id)).toEqual([])
})

test("the link of a mail opens one form, writes once, and then leads to the sign-in", async () => {
  const { booking, user } = await landed()
  const token = reviewToken({ bookingId: booking.id, authorId: user.id })
  const send = (body: object) => call("POST", "/api/linked-reviews", { body })
  expect(await getReviewLink(db, token)).toMatchObject({ state: "open" })
  expect((await send({ ...STARS, token: `${token}x` })).status).toBe(404)
  const forged = token.replace(/-\d+-/, `-${user.id + 1}-`)
  expect((await send({ ...STARS, token: forged })).status).toBe(404)
  expect((await send({ ...STARS, token })).status).toBe(200)
  // the answer was lost
  expect((await send({ ...STARS, token })).status).toBe(200)
  expect(await send({ ...BACK, token })).toMatchObject({
    status: 422,
    json: { message: expect.stringContaining("wenn du dich anmeldest") },
  })
  const used = await getReviewLink(db, token)
  expect(used).toMatchObject({ state: "used", entry: { own: null } })
  expect(await rowsOf(booking.id)).toMatchObject([STARS])
})

test("the link ends with the window", async () => {
  const { booking, flight, user } = await landed()
  const token = reviewToken({ bookingId: booking.id, authorId: user.id })
  goTo(new Date(flight.arrivesAt.getTime() + hours(2) + days(14)))
  expect(await getReviewLink(db, token)).toMatchObject({
    state: "closed",
    entry: { refusal: expect.stringContaining("Diese Zeit ist vorbei") },
  })
  const answer = await call("POST", "/api/linked-reviews", { body: { ...STARS, token } })
  expect(answer.status).toBe(422)
  expect(await rowsOf(booking.id)).toEqual([])
})

test("what is told the back office alone is read by nobody else", async () => {
  const { booking, user, pilot } = await landed()
  const noteToOffice = "Die Tür schloss nicht richtig."
  await write(booking.id, user.id, { ...STARS, noteToOffice })
  const office = actor((await makeUser(db, { isAdmin: true })).id, {
    isAdmin: true,
    officeRoles: ["owner"],
  })
  expect(await listOfficeNotesOf(db, office, pilot.userId)).toMatchObject([
    { note: noteToOffice, stars: 5 },
  ])
  await write(booking.id, pilot.userId, BACK)
  const read = [
    await listReceivedReviews(db, pilot),
    await readAbout(pilot.userId),
    await getReviewPage(db, pilot, booking.flightId),
  ]
  expect(JSON.stringify(read)).toContain(STARS.text)
  expect(JSON.stringify(read)).not.toContain(noteToOffice)
})
