import { randomUUID } from "node:crypto"
import { eq, inArray } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFailedMail } from "#db/seed/factories/make-failed.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeWithdrawal } from "#db/seed/factories/make-withdrawal.ts"
import { bookingNotesTable } from "#features/bookings/office/server/booking-notes-table.ts"
import { casesTable } from "#features/cases/server/cases-tables.ts"
import { writeGrants } from "#features/office-roles/server/write-grants.ts"
import { sheetNotesTable } from "#features/sheet-notes/server/sheet-notes-table.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const admin = await makeUser(db, { isAdmin: true })
const other = await makeUser(db, { isAdmin: true, firstName: "Olga", lastName: "Zweit" })

test("mails are sent again one by one: what is gone or waits already keeps no other from it", async () => {
  const failed = await makeFailedMail(db)
  const waiting = await makeFailedMail(db)
  await db.update(mailsTable).set({ status: "queued" }).where(eq(mailsTable.number, waiting.number))
  const numbers = [failed.number, waiting.number, 2_000_000_000, failed.number]
  const send = () => call("POST", "/api/bulk/mails/retry", { as: admin.id, body: { numbers } })
  expect((await send()).json.results).toEqual([
    { key: String(failed.number), outcome: "done", why: null },
    { key: String(waiting.number), outcome: "unchanged", why: null },
    { key: "2000000000", outcome: "refused", why: "Diese Mail gibt es nicht mehr." },
  ])
  expect((await send()).json.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    "unchanged",
    "unchanged",
    "refused",
  ])
})

test("a note is written about each booking, once however often it is sent", async () => {
  const made = [await makeBooking(db), await makeBooking(db)].map(({ id }) => id)
  const body = { bookingIds: [...made, 2_000_000_000], text: "Flugplatz gesperrt, rufen an." }
  const headers = { "idempotency-key": randomUUID() }
  const write = () => call("POST", "/api/bulk/booking-notes", { as: admin.id, body, headers })
  const first = await write()
  expect(first.json.results).toEqual([
    ...made.map((id) => ({ key: String(id), outcome: "done", why: null })),
    { key: "2000000000", outcome: "refused", why: "Diese Buchung gibt es nicht." },
  ])
  expect((await write()).json).toEqual(first.json)
  const notes = await db
    .select()
    .from(bookingNotesTable)
    .where(inArray(bookingNotesTable.bookingId, made))
  expect(notes.map(({ text }) => text)).toEqual([body.text, body.text])
})

test.each([
  ["user", async () => (await makeUser(db)).id],
  ["flight", async () => (await makeFlight(db)).id],
] as const)(
  "a note is written about each %s, once however often it is sent",
  async (subject, make) => {
    const made = [await make(), await make()]
    const body = { subject, subjectIds: [...made, 2_000_000_000], text: "Hat angerufen." }
    const headers = { "idempotency-key": randomUUID() }
    const write = () => call("POST", "/api/bulk/sheet-notes", { as: admin.id, body, headers })
    const first = await write()
    expect(first.json.results).toEqual([
      ...made.map((id) => ({ key: String(id), outcome: "done", why: null })),
      { key: "2000000000", outcome: "refused", why: "Das gibt es nicht." },
    ])
    expect((await write()).json).toEqual(first.json)
    const notes = await db
      .select()
      .from(sheetNotesTable)
      .where(eq(sheetNotesTable.subject, subject))
    expect(notes.map(({ subjectId, text }) => [subjectId, text])).toEqual(
      made.map((id) => [id, body.text]),
    )
  },
)

test("cases are taken together, and the one that somebody else has taken meanwhile says so", async () => {
  const subjects = [String((await makeWithdrawal(db)).id), String((await makeWithdrawal(db)).id)]
  const cases = subjects.map((subject) => ({ kind: "withdrawal", subject, formerOwnerId: null }))
  const assign = (as: number, of: object[], ownerId: number | null) =>
    call("PUT", "/api/bulk/cases/owner", { as, body: { cases: of, ownerId } })
  await assign(other.id, cases.slice(1), other.id)
  const taken = await assign(admin.id, cases, admin.id)
  expect(taken.json.results).toEqual([
    { key: `withdrawal/${subjects[0]}`, outcome: "done", why: null },
    {
      key: `withdrawal/${subjects[1]}`,
      outcome: "refused",
      why: "Inzwischen hat Olga Zweit den Fall übernommen.",
    },
  ])
  const rows = await db.select().from(casesTable).where(inArray(casesTable.subject, subjects))
  expect(rows.map(({ ownerId }) => ownerId).toSorted()).toEqual([admin.id, other.id].toSorted())
  expect(
    (
      await assign(
        admin.id,
        [{ kind: "withdrawal", subject: "2000000000", formerOwnerId: null }],
        admin.id,
      )
    ).json.results,
  ).toMatchObject([{ outcome: "refused" }])
})

test("a command for many takes the right of the single one, and ends at a hundred", async () => {
  await writeGrants(db, { userId: other.id, roles: ["content"], grantedById: null })
  const body = { numbers: [1] }
  expect((await call("POST", "/api/bulk/mails/retry", { as: other.id, body })).status).toBe(403)
  const numbers = Array.from({ length: 101 }, (_, index) => index + 1)
  const many = await call("POST", "/api/bulk/mails/retry", { as: admin.id, body: { numbers } })
  expect(many.status).toBe(400)
})

test("jobs and rows that nobody knows are told of, each by itself", async () => {
  const id = randomUUID()
  const jobs = await call("POST", "/api/bulk/jobs/retry", {
    as: admin.id,
    body: { jobs: [{ queue: "mails", id }] },
  })
  expect(jobs.json.results).toEqual([
    { key: `mails/${id}`, outcome: "refused", why: "Diesen Auftrag gibt es nicht mehr." },
  ])
  const row = { queue: "settle", entity: "booking", rowId: "17" }
  const rows = await call("POST", "/api/bulk/failing-rows/retry", {
    as: admin.id,
    body: { rows: [row] },
  })
  expect(rows.json.results).toEqual([
    { key: "settle/booking/17", outcome: "refused", why: "Das hat sich inzwischen erledigt." },
  ])
})
