import { setTimeout as delay } from "node:timers/promises"
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

test("a move waits for an account that another one is just opening, and books on it", async () => {
  const move = (subjectId: number) =>
    ({
      businessKey: `payment/${subjectId}/capture`,
      kind: "payment.captured",
      subject: "payment",
      subjectId,
      lines: [
        { account: accounts.captured("stripe"), amountCents: 100 },
        { account: accounts.bookingShare(2), amountCents: -100 },
      ],
    }) as const
  const { promise: isWaiting, resolve: wait } = Promise.withResolvers<void>()
  const first = inTransaction(db, async (tx) => {
    await postMove(tx, move(2))
    wait()
    await untilSomebodyWaits()
  })
  await isWaiting
  expect(await inTransaction(db, (tx) => postMove(tx, move(3)))).toBe(true)
  await first
  expect(await listBalances(db, [accounts.bookingShare(2)])).toEqual(
    new Map([["booking:2:share", -200]]),
  )
})

async function untilSomebodyWaits(): Promise<void> {
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  while ((await owner.execute(waiting)).rows.length === 0) await delay(10)
}

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
