import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { inTransaction } from "#platform/server/db.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { accounts } from "../ledger.ts"
import { listBalances } from "./ledger-queries.ts"
import { postMove } from "./post-move.ts"

const { db, owner } = await testDatabaseWithUrl()

const lines = (cents: number) => [
  { account: accounts.captured("trial"), amountCents: cents },
  { account: accounts.bookingShare(1), amountCents: -cents },
]

test("a move is booked once per business key", async () => {
  const move = {
    businessKey: "payment/1/capture",
    kind: "payment.captured",
    subject: "payment",
    subjectId: 1,
    lines: lines(6250),
  } as const
  expect(await inTransaction(db, (tx) => postMove(tx, move))).toBe(true)
  expect(await inTransaction(db, (tx) => postMove(tx, move))).toBe(false)
  expect(await listBalances(db, [accounts.bookingShare(1)])).toEqual(
    new Map([["booking:1:share", -6250]]),
  )
})

test("an unbalanced move is refused at commit", async () => {
  const lost = [
    { account: accounts.goodwill(), amountCents: 100 },
    { account: accounts.chargebacks(), amountCents: -99 },
  ]
  await expect(
    inTransaction(db, (tx) =>
      postMove(tx, {
        businessKey: "lost",
        kind: "payment.captured",
        subject: "payment",
        subjectId: 1,
        lines: lost,
      }),
    ),
  ).rejects.toMatchObject({ cause: { message: expect.stringMatching(/does not balance/) } })
})

test("a transaction without lines is refused at commit", async () => {
  await expect(
    db.execute(
      sql`insert into ledger_transactions (business_key, kind, subject, subject_id, at) values ('empty', 'test', 'payment', 1, '2026-01-01')`,
    ),
  ).rejects.toMatchObject({ cause: { message: expect.stringMatching(/does not balance/) } })
})

test.each([
  "update ledger_entries set amount_cents = 1",
  "delete from ledger_entries",
  "truncate ledger_entries cascade",
])("the ledger is append-only, even for its owner: %s", async (statement) => {
  await expect(owner.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/never changed or deleted/) },
  })
})
