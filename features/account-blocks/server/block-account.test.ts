import { and, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeReport } from "#db/seed/factories/make-report.ts"
import { makeSettlement } from "#db/seed/factories/make-settlement.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { approvalsTable } from "#features/approvals/server/approvals-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { findOpenMoney } from "./find-open-money.ts"

const db = await testDatabase()
const { call } = testApplication(db)
const safety = await makeUser(db, { officeRoles: ["trust-and-safety"] })
const other = await makeUser(db, { officeRoles: ["trust-and-safety"] })

const STATEMENT = {
  ground: "terms",
  provision: "AGB Nummer 12 (1)",
  reasons: "Mehrere Gäste sollten bar und an der Plattform vorbei zahlen.",
}

const block = (id: number, as = safety.id) =>
  call("POST", `/api/users/${id}/block`, { as, body: STATEMENT })
const isBlocked = async (id: number) => {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, id))
  return user?.blockedAt !== null
}
async function openRequest(id: number) {
  const [row] = await db
    .select()
    .from(approvalsTable)
    .where(and(eq(approvalsTable.target, String(id)), eq(approvalsTable.status, "open")))
  return row
}

test("whoever has no open money is blocked by one person", async () => {
  const { id } = await makeUser(db)
  expect(await findOpenMoney(db, id)).toEqual({
    ownBookings: 0,
    guestBookings: 0,
    payoutCents: 0,
    refundCents: 0,
  })
  expect(await block(id)).toMatchObject({ status: 200, json: { isBlocked: true } })
  expect(await isBlocked(id)).toBe(true)
})

test("whoever has booked or flies guests is blocked by two", async () => {
  const { passengerId } = await makeBooking(db)
  expect(await findOpenMoney(db, passengerId ?? 0)).toMatchObject({ ownBookings: 1 })
  expect(await block(passengerId ?? 0)).toMatchObject({ status: 200, json: { isBlocked: false } })
  expect(await isBlocked(passengerId ?? 0)).toBe(false)
  const request = await openRequest(passengerId ?? 0)
  expect(request?.preview).toEqual({
    title: "Konto mit offenem Geld sperren",
    lines: [
      { term: "Eigene Buchungen", description: "1 offen" },
      { term: "Beruht auf", description: "Unsere Bedingungen, AGB Nummer 12 (1)" },
    ],
  })
  const decision = (as: number) =>
    call("POST", `/api/approvals/${request?.id}/decision`, { as, body: { verdict: "approved" } })
  expect(await decision(safety.id)).toMatchObject({ status: 403 })
  expect(await decision(other.id)).toMatchObject({ status: 200, json: { status: "executed" } })
  expect(await isBlocked(passengerId ?? 0)).toBe(true)
})

test("a payout that is due and what went before it count as well", async () => {
  const pilot = await makeUser(db)
  const { flight } = await makeSettlement(db, { step: "submitted" })
  const money = await findOpenMoney(db, flight.pilotId)
  expect(money.guestBookings + money.payoutCents).toBeGreaterThan(0)
  expect(await findOpenMoney(db, pilot.id)).toMatchObject({ guestBookings: 0, payoutCents: 0 })
})

test("a report about somebody with open money is decided once two have blocked them", async () => {
  const { passengerId } = await makeBooking(db)
  const id = passengerId ?? 0
  const report = await makeReport(db, { subjectKind: "profile", subjectId: id })
  const decide = () =>
    call("POST", `/api/reports/${report.id}/decision`, {
      as: safety.id,
      body: { verdict: "restricted", ...STATEMENT },
    })
  expect(await decide()).toMatchObject({ status: 422, json: { code: "second-person-needed" } })
  await block(id)
  const request = await openRequest(id)
  await call("POST", `/api/approvals/${request?.id}/decision`, {
    as: other.id,
    body: { verdict: "approved" },
  })
  expect(await decide()).toMatchObject({ status: 200 })
})

test("who moderates contents cannot block an account by deciding a report", async () => {
  const { id } = await makeUser(db)
  const content = await makeUser(db, { officeRoles: ["content"] })
  const report = await makeReport(db, { subjectKind: "profile", subjectId: id })
  const answer = await call("POST", `/api/reports/${report.id}/decision`, {
    as: content.id,
    body: { verdict: "restricted", ...STATEMENT },
  })
  expect(answer).toMatchObject({ status: 403, json: { code: "right-missing" } })
  expect(await isBlocked(id)).toBe(false)
})
