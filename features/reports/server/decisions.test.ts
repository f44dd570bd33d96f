import { asc, eq, inArray } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeReport } from "#db/seed/factories/make-report.ts"
import { makeReview } from "#db/seed/factories/make-review.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { reviewListAt } from "#features/reviews/review-list.ts"
import { listPilotReviews } from "#features/reviews/server/list-pilot-reviews.ts"
import { getPilotRating } from "#features/reviews/server/reviews-queries.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { parseListAddress } from "#platform/list-address.ts"
import { eventsTable } from "#platform/server/events.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { appealByForm } from "./appeal-by-form.ts"
import { appealPath } from "./appeal-key.ts"
import { appealView } from "./appeal-view.ts"
import { appealsTable } from "./appeals-table.ts"
import { findContested } from "./find-appeal-case.ts"
import { countWaitingReports, listReports } from "./list-reports.ts"
import { openAppeal } from "./open-appeal.ts"
import { openReport } from "./open-report.ts"
import { reportsTable } from "./reports-table.ts"

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

let restoreClock = () => {}
afterEach(() => restoreClock())

const KEPT = { verdict: "kept", reasons: "Foto und Text zeigen dasselbe Flugzeug, nur umlackiert." }
const RESTRICTED = {
  verdict: "restricted",
  ground: "terms",
  provision: "AGB Nummer 12 (1)",
  reasons: "Der Text verspricht ein Flugzeug, das es an diesem Platz nicht gibt.",
}
const OTHER_REASONS = "Beim zweiten Blick sehen wir das anders als beim ersten."

const decide = (id: number, body: object, as = admin.id) =>
  call("POST", `/api/reports/${id}/decision`, { as, body })
const answer = (id: number, body: object) =>
  call("POST", `/api/appeals/${id}/decision`, { as: admin.id, body })

let people = 0
async function reportedFlight() {
  const flight = await makeFlight(db)
  people += 1
  const email = `meldet${people}@meldung.example`
  const report = await makeReport(db, { subjectKind: "flight", subjectId: flight.id, email })
  const pilot = await addressOf(flight.pilotId)
  return { flight, report, email, pilot }
}

async function addressOf(userId: number): Promise<string> {
  const { rows } = await db.execute<{ email: string }>(
    `select email from users where id = ${userId}`,
  )
  return rows[0]?.email ?? ""
}

async function reportedReview() {
  const review = await makeReview(db, {
    stars: 1,
    text: "War nie dort, aber er fliegt bestimmt schlecht.",
  })
  const report = await makeReport(db, { subjectKind: "review", subjectId: review.id })
  const author = await addressOf(review.authorId)
  return { review, report, author, subjectId: review.subjectId }
}

const REVIEWS = reviewListAt("/de")

async function reviewsOf(pilotId: number) {
  const query = parseListAddress(REVIEWS, new URLSearchParams())
  return (await listPilotReviews(db, { pilotId, query, size: 9 })).reviews
}

async function statusOf(flightId: number) {
  const [row] = await db.select().from(flightsTable).where(eq(flightsTable.id, flightId))
  return row?.status
}

const subjectsTo = async (email: string) =>
  (await mailsTo(db, email)).map(({ subject }) => subject.replace(/[2-9A-Z]{12}/, "REF"))

/** The way from the newest mail of an address to the complaint, and what is said there. */
async function contestedFrom(email: string) {
  const mails = await mailsTo(db, email)
  const path = mails
    .map(({ text }) => /\/de\/widerspruch\/([2-9A-Z]+)\/([\w-]+)/.exec(text))
    .find((found) => found !== null)
  const found = await findContested(db, { ref: path?.[1] ?? "", key: path?.[2] ?? "" })
  if (!found) throw new Error("no mail leads to a complaint")
  return found
}

async function complain(email: string, explanation = "Seht euch das Kennzeichen genauer an.") {
  const form = new FormData()
  form.set("explanation", explanation)
  people += 1
  const client = { user: null, address: `198.51.100.${people}` }
  return appealByForm(db, await contestedFrom(email), form, client)
}

async function newestAppeal() {
  const rows = await db.select().from(appealsTable).orderBy(asc(appealsTable.id))
  const appeal = rows.at(-1)
  if (!appeal) throw new Error("nobody has complained")
  return appeal
}

async function kindsOf(entity: string, id: number): Promise<string[]> {
  const rows = await db
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.entityId, id))
    .orderBy(asc(eventsTable.id))
  return rows.filter((row) => row.entity === entity).map(({ kind }) => kind)
}

test("when a report leads to nothing its reporter reads why and how to complain; the author is not notified", async () => {
  const { flight, report, email, pilot } = await reportedFlight()
  expect(await decide(report.id, KEPT)).toMatchObject({ status: 200, json: { status: "kept" } })
  await workOff(db)
  expect(await statusOf(flight.id)).toBe("published")
  const [mail] = await mailsTo(db, email)
  expect(mail?.subject).toBe(`Deine Meldung ${report.ref}: unsere Entscheidung`)
  expect(mail?.text).toContain(KEPT.reasons)
  expect(mail?.text).toContain(appealPath("report", report.ref))
  expect(await mailsTo(db, pilot)).toEqual([])
})

test("a blocked flight is gone for everybody else, and both sides read why", async () => {
  const { flight, report, email, pilot } = await reportedFlight()
  expect(await decide(report.id, RESTRICTED)).toMatchObject({ status: 200 })
  await workOff(db)
  expect(await statusOf(flight.id)).toBe("blocked")
  const [toReporter] = await mailsTo(db, email)
  expect(toReporter?.text).toContain("Der Flug ist gesperrt.")
  const [toPilot] = await mailsTo(db, pilot)
  expect(toPilot?.subject).toBe("Dein Flug ist gesperrt")
  for (const fact of [RESTRICTED.reasons, RESTRICTED.provision, "Anlass war eine Meldung."]) {
    expect(toPilot?.text).toContain(fact)
  }
  // who reported it stays unknown
  expect(toPilot?.text).not.toContain(report.reporterName)
  expect(toPilot?.text).not.toContain(email)
})

test("a blocked flight gives its guests everything back, and declines who has asked", async () => {
  const { flight, report, pilot } = await reportedFlight()
  const { checkoutId, passengerId } = await makeBooking(db, { flight })
  const request = await makeBooking(db, { flight, outcome: "requested" })
  expect(await openReport(db, ADMIN, report.id)).toMatchObject({
    content: { obstacle: null, guestBookings: 2 },
  })
  const both = await Promise.all([decide(report.id, RESTRICTED), decide(report.id, RESTRICTED)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await statusOf(flight.id)).toBe("blocked")
  await workOff(db)
  const payments = await db
    .select({ checkoutId: paymentsTable.checkoutId, status: paymentsTable.status })
    .from(paymentsTable)
    .where(inArray(paymentsTable.checkoutId, [checkoutId, request.checkoutId]))
    .orderBy(asc(paymentsTable.id))
  expect(payments).toEqual([
    { checkoutId, status: "refunded" },
    { checkoutId: request.checkoutId, status: "voided" },
  ])
  const [toGuest] = await mailsTo(db, await addressOf(passengerId ?? 0))
  expect(toGuest?.subject).toBe(`Abgesagt: ${flight.title}`)
  expect(toGuest?.text).toContain("findet leider nicht statt")
  expect(toGuest?.text).not.toContain(RESTRICTED.reasons)
  expect((await mailsTo(db, pilot)).map(({ subject }) => subject)).toEqual([
    "Dein Flug ist gesperrt",
  ])
  expect(await brokenInvariants(db)).toEqual([])
})

test("a flight that has started with guests is not blocked until it is settled, and its report stays open", async () => {
  const { flight, report, pilot } = await reportedFlight()
  await makeBooking(db, { flight })
  await db.update(flightsTable).set({ status: "under_way" }).where(eq(flightsTable.id, flight.id))
  expect(await openReport(db, ADMIN, report.id)).toMatchObject({
    content: { obstacle: expect.stringContaining("hat schon begonnen"), guestBookings: 0 },
  })
  expect(await decide(report.id, RESTRICTED)).toMatchObject({
    status: 422,
    json: { code: "flight-is-booked", message: expect.stringContaining("ist 1 Platz vergeben") },
  })
  expect(await statusOf(flight.id)).toBe("under_way")
  expect(await kindsOf("report", report.id)).not.toContain("report.decided")
  await workOff(db)
  expect(await mailsTo(db, pilot)).toEqual([])
})

test("a hidden review is not shown and does not count, until an appeal restores it", async () => {
  const { review, report, author, subjectId } = await reportedReview()
  expect(await getPilotRating(db, subjectId)).toMatchObject({ mean: 1, count: 1 })
  await decide(report.id, RESTRICTED)
  await workOff(db)
  expect(await getPilotRating(db, subjectId)).toMatchObject({ mean: null, count: 0 })
  expect(await reviewsOf(subjectId)).toEqual([])
  expect(await complain(author)).toBeNull()
  const appeal = await newestAppeal()
  expect(await answer(appeal.id, { verdict: "reversed", reasons: OTHER_REASONS })).toMatchObject({
    status: 200,
  })
  await workOff(db)
  expect(await reviewsOf(subjectId)).toMatchObject([{ id: review.id }])
  expect(await subjectsTo(author)).toEqual([
    "Dein Widerspruch REF: unsere Entscheidung",
    "Dein Widerspruch REF ist eingegangen",
    "Deine Bewertung ist ausgeblendet",
  ])
  expect(await subjectsTo(report.email)).toContain(
    "Widerspruch REF zu deiner Meldung: unsere Entscheidung",
  )
})

test("a report about a profile blocks the account by the same command", async () => {
  const user = await makeUser(db)
  const report = await makeReport(db, { subjectKind: "profile", subjectId: user.id })
  await decide(report.id, RESTRICTED)
  await workOff(db)
  expect(await subjectsTo(user.email)).toEqual(["Dein Konto ist gesperrt"])
  expect(await complain(user.email)).toBeNull()
  const appeal = await newestAppeal()
  await answer(appeal.id, { verdict: "reversed", reasons: OTHER_REASONS })
  await workOff(db)
  const { rows } = await db.execute(`select blocked_at from users where id = ${user.id}`)
  expect(rows).toEqual([{ blocked_at: null }])
  // one mail says that the account is open and why, not two
  expect(await subjectsTo(user.email)).not.toContain("Dein Konto ist wieder offen")
})

test("a decision is taken once: the same again changes nothing, another one is refused", async () => {
  const { flight, report, email, pilot } = await reportedFlight()
  const both = await Promise.all([decide(report.id, RESTRICTED), decide(report.id, RESTRICTED)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await decide(report.id, KEPT)).toMatchObject({
    status: 422,
    json: { code: "already-decided" },
  })
  await workOff(db)
  expect(await kindsOf("report", report.id)).toEqual(["report.decided"])
  expect(await kindsOf("flight", flight.id)).toContain("flight.blocked")
  expect(await mailsTo(db, email)).toHaveLength(1)
  expect(await mailsTo(db, pilot)).toHaveLength(1)
  const opposite = await reportedFlight()
  const race = await Promise.all([
    decide(opposite.report.id, RESTRICTED),
    decide(opposite.report.id, KEPT),
  ])
  expect(race.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const [row] = await db.select().from(reportsTable).where(eq(reportsTable.id, opposite.report.id))
  const isBlocked = (await statusOf(opposite.flight.id)) === "blocked"
  expect(isBlocked).toBe(row?.verdict === "restricted")
})

test("a second report about the same thing joins the measure that there is", async () => {
  const { flight, report, pilot } = await reportedFlight()
  const second = await makeReport(db, { subjectKind: "flight", subjectId: flight.id })
  await decide(report.id, RESTRICTED)
  await decide(second.id, RESTRICTED)
  await workOff(db)
  expect(await mailsTo(db, pilot)).toHaveLength(1)
  expect((await openReport(db, ADMIN, report.id)).others).toHaveLength(1)
})

test("nobody decides about what they reported, or about what is theirs", async () => {
  const { flight } = await reportedFlight()
  const own = await makeReport(db, {
    subjectKind: "flight",
    subjectId: flight.id,
    reporterId: admin.id,
  })
  const about = await makeReport(db, { subjectKind: "profile", subjectId: admin.id })
  for (const { id } of [own, about]) {
    expect(await decide(id, KEPT)).toMatchObject({ status: 403, json: { code: "own-report" } })
    expect(await openReport(db, ADMIN, id)).toMatchObject({ mayDecide: false })
  }
})

test.each([
  ["no reasons", { ...KEPT, reasons: "" }, ["reasons"]],
  ["nothing", {}, ["verdict", "reasons"]],
  [
    "a measure on no ground",
    { verdict: "restricted", reasons: KEPT.reasons },
    ["ground", "provision"],
  ],
])("a decision with %s is refused at its fields", async (_, body, properties) => {
  const { report } = await reportedFlight()
  const refused = await decide(report.id, body)
  expect(refused.status).toBe(400)
  const named = refused.json.message.map(({ property }: { property: string }) => property)
  expect(named.toSorted()).toEqual(properties.toSorted())
})

test("a reporter whose report led to nothing appeals without a login, and gets a receipt", async () => {
  const { report, email } = await reportedFlight()
  await decide(report.id, KEPT)
  await workOff(db)
  expect(await complain(email, "zu kurz")).toMatchObject({
    explanation: "zu kurz",
    fields: { explanation: "Bitte beschreib es genauer, mit mindestens 20 Zeichen" },
  })
  const waiting = await countWaitingReports(db)
  const [one, other] = await Promise.all([complain(email), complain(email)])
  expect([one, other]).toEqual([null, null])
  expect(await complain(email, "Und noch etwas ganz anderes dazu.")).toBeNull()
  await workOff(db)
  expect(await countWaitingReports(db)).toBe(waiting + 1)
  expect(await subjectsTo(email)).toEqual([
    "Dein Widerspruch REF ist eingegangen",
    "Deine Meldung REF: unsere Entscheidung",
  ])
  expect(appealView(await contestedFrom(email))).toMatchObject({
    isOpen: false,
    appeal: { status: "received", email },
  })
})

test("a successful appeal restricts what had stayed; an unsuccessful one changes nothing", async () => {
  const right = await reportedFlight()
  await decide(right.report.id, KEPT)
  await workOff(db)
  await complain(right.email)
  const { id } = await newestAppeal()
  expect(await answer(id, { verdict: "reversed", reasons: OTHER_REASONS })).toMatchObject({
    status: 400,
    json: { message: [{ property: "ground" }] },
  })
  const reversed = { ...RESTRICTED, verdict: "reversed", reasons: OTHER_REASONS }
  const both = await Promise.all([answer(id, reversed), answer(id, reversed)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await answer(id, { verdict: "upheld", reasons: OTHER_REASONS })).toMatchObject({
    status: 422,
    json: { code: "already-decided" },
  })
  await workOff(db)
  expect(await statusOf(right.flight.id)).toBe("blocked")
  expect(await subjectsTo(right.pilot)).toEqual(["Dein Flug ist gesperrt"])

  const wrong = await reportedFlight()
  await decide(wrong.report.id, KEPT)
  await workOff(db)
  await complain(wrong.email)
  const upheld = { verdict: "upheld", reasons: OTHER_REASONS }
  expect(await answer((await newestAppeal()).id, upheld)).toMatchObject({ status: 200 })
  await workOff(db)
  expect(await statusOf(wrong.flight.id)).toBe("published")
  expect((await mailsTo(db, wrong.email))[0]?.text).toContain("bleiben bei unserer Entscheidung")
  expect(await mailsTo(db, wrong.pilot)).toEqual([])
  expect(await brokenInvariants(db)).toEqual([])
})

test("a flight whose block is lifted is as before, unless its start has passed", async () => {
  for (const { daysLater, status } of [
    { daysLater: 0, status: "published" },
    { daysLater: 30, status: "expired" },
  ]) {
    const { flight, report, pilot } = await reportedFlight()
    await decide(report.id, RESTRICTED)
    await workOff(db)
    await complain(pilot)
    const then = clock.now().getTime() + days(daysLater)
    restoreClock = setClockSource(() => new Date(then))
    const body = { verdict: "reversed", reasons: OTHER_REASONS }
    expect(await answer((await newestAppeal()).id, body)).toMatchObject({ status: 200 })
    expect(await statusOf(flight.id), `after ${daysLater} days`).toBe(status)
    restoreClock()
  }
})

test("a key opens one decision alone, and after six months it is too late", async () => {
  const { report, email } = await reportedFlight()
  await decide(report.id, KEPT)
  await workOff(db)
  const [, key = ""] = /\/([\w-]{43})$/.exec(appealPath("report", report.ref)) ?? []
  const foreign = await reportedFlight()
  expect(await findContested(db, { ref: foreign.report.ref, key })).toBeUndefined()
  expect(await findContested(db, { ref: report.ref, key: "x".repeat(43) })).toBeUndefined()
  const other = appealPath("restriction", report.ref).split("/").at(-1) ?? ""
  expect(await findContested(db, { ref: report.ref, key: other })).toBeUndefined()
  const then = clock.now().getTime() + days(190)
  restoreClock = setClockSource(() => new Date(then))
  expect(appealView(await contestedFrom(email))).toMatchObject({ isOpen: false })
  expect(await complain(email)).toMatchObject({
    refusal: "Die sechs Monate für einen Widerspruch sind um.",
  })
})

const ALL = {
  status: "offen",
  reason: "",
  kind: "",
  sort: "aelteste",
  search: "",
  page: 1,
} as const

test("the list shows what is open, decided or complained about, by reason and kind, oldest first", async () => {
  const early = new Date("2020-01-01T08:00:00Z")
  const { flight } = await reportedFlight()
  const first = await makeReport(db, {
    subjectKind: "flight",
    subjectId: flight.id,
    reason: "harassment",
    createdAt: early,
  })
  const paths = async (part: object) =>
    (await listReports(db, { ...ALL, ...part })).entries.map(({ path }) => path)
  const own = `/de/verwaltung/meldungen/${first.id}`
  expect((await paths({}))[0]).toBe(own)
  expect(await paths({ reason: "harassment", kind: "flug" })).toEqual([own])
  expect(await paths({ reason: "harassment", kind: "profil" })).toEqual([])
  expect(await paths({ status: "entschieden" })).not.toContain(own)
  await decide(first.id, KEPT)
  expect(await paths({ status: "entschieden", sort: "aelteste" })).toContain(own)
  const appeals = await listReports(db, { ...ALL, status: "widerspruch" })
  expect(appeals.total).toBeGreaterThan(0)
  // the flight's complaint that was made on the restriction counts by the report behind it
  const byReason = { ...ALL, status: "widerspruch", reason: "false_information" } as const
  expect((await listReports(db, byReason)).total).toBeGreaterThan(0)
  expect((await listReports(db, { ...byReason, reason: "child_abuse" })).total).toBe(0)
})

test("opening a report or a complaint shows both sides to the back office, and is written down", async () => {
  const { report, pilot } = await reportedFlight()
  await decide(report.id, RESTRICTED)
  await workOff(db)
  await complain(pilot)
  const appeal = await newestAppeal()
  expect(await openReport(db, ADMIN, report.id)).toMatchObject({
    decision: { verdict: "restricted", reasons: RESTRICTED.reasons },
    content: { restriction: { reasons: RESTRICTED.reasons }, path: null },
  })
  expect(await openAppeal(db, ADMIN, appeal.id)).toMatchObject({
    side: "restriction",
    reportPath: `/de/verwaltung/meldungen/${report.id}`,
    mayDecide: true,
  })
  expect(await kindsOf("report", report.id)).toContain("report.opened")
  expect(await kindsOf("appeal", appeal.id)).toContain("appeal.opened")
  for (const open of [openReport, openAppeal]) {
    await expect(open(db, ADMIN, 2_000_000_000)).rejects.toMatchObject({ kind: "not-found" })
  }
})
