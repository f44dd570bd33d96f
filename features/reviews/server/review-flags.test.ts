import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import { expect, onTestFinished, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeReview } from "#db/seed/factories/make-review.ts"
import { makeReviewFlag } from "#db/seed/factories/make-review-flag.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { bookingsTable, checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { restrictionsTable } from "#features/users/office/server/restrictions-table.ts"
import { voucherUsesTable } from "#features/vouchers/server/vouchers-table.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, minutes } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import { noteSecurityEvent, writeSecurityNotes } from "#platform/server/security-notes.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { exportReviewFlags } from "./export-review-flags.ts"
import { flagReviewPairsQueue } from "./flag-review-pairs.ts"
import { openReviewFlag } from "./open-review-flag.ts"
import { reviewFlagsTable as flags } from "./review-flags-table.ts"
import { getPilotRating } from "./reviews-queries.ts"
import { reviewsTable } from "./reviews-table.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })
const ADMIN = {
  kind: "user",
  userId: admin.id,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
} as const

const UNOBJECTIONABLE = {
  verdict: "unobjectionable",
  reasons: "Zwei Vereinskollegen, die einander seit Jahren fliegen.",
}
const HIDDEN = {
  verdict: "hidden",
  ground: "terms",
  provision: "AGB Nummer 12 (1)",
  reasons: "Die Bewertungen waren abgesprochen, das habt ihr uns geschrieben.",
}

const run = () => flagReviewPairsQueue.run(db, null)
const decide = (id: number, body: object, as = admin.id) =>
  call("POST", `/api/review-flags/${id}/decision`, { as, body })

const flagsOf = (one: number, other: number) =>
  db
    .select()
    .from(flags)
    .where(
      and(
        eq(flags.firstUserId, Math.min(one, other)),
        eq(flags.secondUserId, Math.max(one, other)),
      ),
    )
    .orderBy(flags.id)

const reasonsOf = async (one: number, other: number) =>
  (await flagsOf(one, other)).map(({ reasons }) => reasons.toSorted())

/** A pilot and a guest with an account that is a year old. */
async function makePair() {
  const createdAt = new Date(clock.now().getTime() - days(400))
  const pilot = await makePilot(db, { createdAt })
  const guest = await makePilot(db, { createdAt })
  const praise = (stars = 5) => makeReview(db, { pilotId: pilot.id, guestId: guest.id, stars })
  return { pilot, guest, praise }
}

test("two who praise each other as pilots are flagged once, however often the timer runs", async () => {
  const { pilot, guest, praise } = await makePair()
  await praise()
  await run()
  expect(await flagsOf(pilot.id, guest.id)).toEqual([])
  await makeReview(db, { pilotId: guest.id, guestId: pilot.id, stars: 4 })
  await Promise.all([run(), run()])
  await run()
  expect(await reasonsOf(pilot.id, guest.id)).toEqual([["swapped"]])
  const [flag] = await flagsOf(pilot.id, guest.id)
  const raised = await db
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.kind, "review_flag.raised"))
  expect(raised.filter(({ entityId }) => entityId === flag?.id)).toHaveLength(1)
})

test("pilot and guest of the same flights who thank each other are no swap", async () => {
  const { pilot, guest, praise } = await makePair()
  await praise()
  await makeReview(db, { pilotId: pilot.id, guestId: guest.id, by: "pilot" })
  await run()
  expect(await flagsOf(pilot.id, guest.id)).toEqual([])
})

test("a guest who praises the same pilot three times a year is flagged, one who blames is not", async () => {
  const { pilot, guest, praise } = await makePair()
  for (const stars of [5, 4, 2]) await praise(stars)
  await run()
  expect(await flagsOf(pilot.id, guest.id)).toEqual([])
  await praise(4)
  await run()
  expect(await reasonsOf(pilot.id, guest.id)).toEqual([["often"]])
})

test("of a new account two are enough", async () => {
  const pilot = await makePilot(db)
  const guest = await makeUser(db)
  await makeReview(db, { pilotId: pilot.id, guestId: guest.id })
  await run()
  expect(await flagsOf(pilot.id, guest.id)).toEqual([])
  await makeReview(db, { pilotId: pilot.id, guestId: guest.id })
  await run()
  expect(await reasonsOf(pilot.id, guest.id)).toEqual([["new_account"]])
})

test("a guest whose seat a voucher of the pilot paid is flagged, and an open flag learns of more", async () => {
  const { pilot, guest, praise } = await makePair()
  const review = await praise()
  await payWithVoucherOf(pilot.id, review.bookingId)
  await run()
  expect(await reasonsOf(pilot.id, guest.id)).toEqual([["paid_by_pilot"]])
  await makeReview(db, { pilotId: guest.id, guestId: pilot.id })
  await run()
  expect(await reasonsOf(pilot.id, guest.id)).toEqual([["paid_by_pilot", "swapped"]])
})

test("two who sign in from the same small network are flagged, from a club's network they are not", async () => {
  const { pilot, guest, praise } = await makePair()
  await praise()
  // a minute of its own: in one that is full of what other tests have noted nobody is told apart
  onTestFinished(setClockSource(() => new Date(Date.now() + minutes(2))))
  const signIn = (userId: number, address: string) =>
    noteSecurityEvent({ kind: "signed_in", userId, address })
  for (const { id } of [pilot, guest, ...(await makeUsers(3))]) signIn(id, "198.51.100.7")
  await writeSecurityNotes(db)
  await run()
  expect(await flagsOf(pilot.id, guest.id)).toEqual([])
  signIn(pilot.id, "2001:db8:7:1::2")
  signIn(guest.id, "2001:db8:7:2::2")
  await writeSecurityNotes(db)
  await run()
  expect(await flagsOf(pilot.id, guest.id)).toEqual([])
  signIn(guest.id, "2001:db8:7:1:ffff::9")
  await writeSecurityNotes(db)
  await run()
  expect(await reasonsOf(pilot.id, guest.id)).toEqual([["same_network"]])
})

const makeUsers = (count: number) => Promise.all(Array.from({ length: count }, () => makeUser(db)))

/** As if the pilot had bought the voucher that paid for a booking. */
async function payWithVoucherOf(buyerId: number, bookingId: number) {
  const [booking] = await db.select().from(bookingsTable).where(eq(bookingsTable.id, bookingId))
  const bought = await insertRow(db, checkoutsTable, {
    ref: randomUUID(),
    secretHash: "x",
    subject: "voucher",
    userId: buyerId,
    seats: 1,
    seatPriceCents: 15_000,
    feeCents: 0,
    createdAt: clock.now(),
    expiresAt: clock.now(),
  })
  const voucher = await makeVoucher(db, { checkoutId: bought.id })
  await insertRow(db, voucherUsesTable, {
    voucherId: voucher.id,
    checkoutId: booking?.checkoutId ?? 0,
    appliedCents: 5_000,
    appliedAt: clock.now(),
  })
}

async function makeFlagged() {
  const pair = await makePair()
  for (let count = 0; count < 3; count += 1) await pair.praise()
  await run()
  const [flag] = await flagsOf(pair.pilot.id, pair.guest.id)
  if (!flag) throw new Error("the pair was not flagged")
  return { ...pair, flag }
}

test("a flag changes nothing until somebody decides, and then it is hidden with reasons for its author", async () => {
  const { pilot, guest, flag } = await makeFlagged()
  expect(await getPilotRating(db, pilot.id)).toMatchObject({ count: 3 })
  const { reasons, verdict } = HIDDEN
  expect((await decide(flag.id, { verdict, reasons })).status).toBe(400)
  expect(await getPilotRating(db, pilot.id)).toMatchObject({ count: 3 })
  const both = await Promise.all([decide(flag.id, HIDDEN), decide(flag.id, HIDDEN)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await getPilotRating(db, pilot.id)).toMatchObject({ mean: null, count: 0 })
  const restrictions = await db
    .select()
    .from(restrictionsTable)
    .where(eq(restrictionsTable.userId, guest.id))
  expect(restrictions).toHaveLength(3)
  expect(restrictions[0]).toMatchObject({ subjectKind: "review", reasons, ground: "terms" })
  expect((await decide(flag.id, UNOBJECTIONABLE)).status).toBe(422)
  // that a program had a part in it is said (DSA Art. 17(3)(c))
  await workOff(db)
  const mails = await mailsTo(db, guest.email)
  expect(mails.map(({ text }) => text)).toContainEqual(
    expect.stringContaining("durch eine automatische Auswertung"),
  )
})

test("what was found unobjectionable stays so until there is new praise", async () => {
  const { pilot, guest, flag, praise } = await makeFlagged()
  expect((await decide(flag.id, UNOBJECTIONABLE)).status).toBe(200)
  expect(await getPilotRating(db, pilot.id)).toMatchObject({ count: 3 })
  await run()
  expect(await flagsOf(pilot.id, guest.id)).toHaveLength(1)
  const later = new Date(clock.now().getTime() + minutes(5))
  const restore = setClockSource(() => later)
  await praise()
  await run()
  restore()
  expect((await flagsOf(pilot.id, guest.id)).map(({ verdict }) => verdict)).toEqual([
    "unobjectionable",
    null,
  ])
})

test("nobody decides about their own reviews, and nobody outside of the back office sees a flag", async () => {
  const pilot = await makePilot(db)
  const flag = await makeReviewFlag(db, { firstUserId: admin.id, secondUserId: pilot.id })
  expect((await decide(flag.id, UNOBJECTIONABLE)).status).toBe(403)
  expect((await decide(flag.id, UNOBJECTIONABLE, pilot.id)).status).toBe(404)
  expect(await openReviewFlag(db, ADMIN, flag.id)).toMatchObject({ mayDecide: false, isOwn: true })
  const colleague = await makeUser(db, { isAdmin: true })
  const asColleague = { ...ADMIN, userId: colleague.id }
  expect(await openReviewFlag(db, asColleague, flag.id)).toMatchObject({ mayDecide: true })
})

test("those whom it is about get a copy of what was decided, and of nothing that is still open", async () => {
  const { pilot, guest, flag } = await makeFlagged()
  expect(await exportReviewFlags(db, guest.id)).toEqual({ pruefungen: [] })
  await decide(flag.id, UNOBJECTIONABLE)
  const { pruefungen } = await exportReviewFlags(db, guest.id)
  expect(pruefungen).toMatchObject([{ ergebnis: "Unbedenklich" }])
  const [other] = await db.select().from(usersTable).where(eq(usersTable.id, pilot.id))
  expect(JSON.stringify(pruefungen)).not.toContain(other?.lastName)
})

test("the sheet shows what guests wrote between the two and told the office, no note to the other one", async () => {
  const { pilot, guest, flag } = await makeFlagged()
  await makeReview(db, { pilotId: pilot.id, guestId: guest.id, stars: 1, text: "Nie wieder." })
  await db.update(reviewsTable).set({ noteToSubject: "Nur für dich", noteToOffice: "Nur für euch" })
  const sheet = await openReviewFlag(db, ADMIN, flag.id)
  expect(sheet.reviews.map(({ stars }) => stars)).toEqual([1, 5, 5, 5])
  expect(sheet.reviews[0]?.noteToOffice).toBe("Nur für euch")
  expect(JSON.stringify(sheet)).not.toContain("Nur für dich")
})
