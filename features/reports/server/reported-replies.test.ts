import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeReport } from "#db/seed/factories/make-report.ts"
import { makeReview } from "#db/seed/factories/make-review.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { listReviewsOfFlight } from "#features/reviews/server/reviews-queries.ts"
import { clock } from "#platform/clock.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { appealByForm } from "./appeal-by-form.ts"
import { appealsTable } from "./appeals-table.ts"
import { findContested } from "./find-appeal-case.ts"
import { listReportsAbout } from "./list-reports-about.ts"
import { openReport } from "./open-report.ts"
import { findReported } from "./report-subject.ts"

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

const REPLY = "Du warst ja auch der Schwerste an Bord."
const RESTRICTED = {
  verdict: "restricted",
  ground: "terms",
  provision: "AGB Nummer 12 (1)",
  reasons: "Die Antwort macht sich über das Gewicht eines Gasts lustig.",
}

async function makeReply() {
  const pilot = await makePilot(db, { firstName: "Jan", lastName: "Reuter" })
  const review = await makeReview(db, {
    pilotId: pilot.id,
    stars: 2,
    text: "Wir kamen spät weg.",
    reply: REPLY,
    repliedAt: clock.now(),
  })
  return { pilot, review }
}

async function makeReportedReply() {
  const { pilot, review } = await makeReply()
  const report = await makeReport(db, { subjectKind: "review_reply", subjectId: review.id })
  return { pilot, review, report }
}

const decide = (reportId: number, as = admin.id) =>
  call("POST", `/api/reports/${reportId}/decision`, { as, body: RESTRICTED })

const replyTo = async (flightId: number) => (await listReviewsOfFlight(db, flightId))[0]?.reply

test("a reply is reported for itself, as long as everybody reads it", async () => {
  const { review } = await makeReply()
  expect(await findReported(db, "review_reply", review.id, undefined)).toMatchObject({
    title: "Antwort von Jan R. auf eine Bewertung",
  })
  const silent = await makeReview(db)
  expect(await findReported(db, "review_reply", silent.id, undefined)).toBeUndefined()
  const past = { reply: REPLY, repliedAt: clock.now() }
  for (const gone of ["hiddenAt", "voidedAt", "replyHiddenAt"] as const) {
    const { id } = await makeReview(db, { ...past, [gone]: clock.now() })
    expect(await findReported(db, "review_reply", id, undefined)).toBeUndefined()
  }
})

test("the back office reads the reply with the review that it answers, and whose it is", async () => {
  const { pilot, report } = await makeReportedReply()
  const { content } = await openReport(db, ADMIN, report.id)
  expect(content).toMatchObject({ kind: "review_reply", text: REPLY, author: { id: pilot.id } })
  expect(content.facts).toContainEqual({
    term: "Antwortet auf",
    description: "„Wir kamen spät weg.“",
  })
  expect(await listReportsAbout(db, pilot.id)).toHaveLength(1)
})

test("nobody decides about a reply of their own", async () => {
  const pilot = await makePilot(db, { isAdmin: true })
  const { id } = await makeReview(db, { pilotId: pilot.id, reply: REPLY, repliedAt: clock.now() })
  const report = await makeReport(db, { subjectKind: "review_reply", subjectId: id })
  expect((await decide(report.id, pilot.id)).status).toBe(403)
})

test("a hidden reply goes with reasons, the review stays, and a complaint brings it back", async () => {
  const { pilot, review, report } = await makeReportedReply()
  expect((await decide(report.id)).status).toBe(200)
  await workOff(db)
  const [shown] = await listReviewsOfFlight(db, review.flightId)
  expect(shown).toMatchObject({ id: review.id, text: "Wir kamen spät weg.", reply: null })

  const [mail] = await mailsTo(db, pilot.email)
  expect(mail?.subject).toBe("Deine Antwort ist ausgeblendet")
  expect(mail?.text).toContain(RESTRICTED.reasons)
  const [, ref = "", key = ""] =
    /\/de\/widerspruch\/([2-9A-Z]+)\/([\w-]+)/.exec(mail?.text ?? "") ?? []
  const contested = await findContested(db, { ref, key })
  if (!contested) throw new Error("no mail leads to a complaint")
  const form = new FormData()
  form.set("explanation", "Das war unter Freunden gemeint, fragt nach.")
  await appealByForm(db, contested, form, { user: null, address: "198.51.100.9" })
  const [appeal] = await db.select().from(appealsTable).where(eq(appealsTable.userId, pilot.id))
  const body = { verdict: "reversed", reasons: "Der Gast bestätigt, dass es ein Scherz war." }
  const answer = await call("POST", `/api/appeals/${appeal?.id}/decision`, { as: admin.id, body })
  expect(answer.status).toBe(200)
  expect(await replyTo(review.flightId)).toMatchObject({ text: REPLY })
})
