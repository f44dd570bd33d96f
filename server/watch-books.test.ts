import { sql } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeFailingRow } from "#db/seed/factories/make-failed.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { RULE_LABELS } from "#features/admin/rule-labels.ts"
import { clock } from "#platform/clock.ts"
import { failingRowsTable } from "#platform/server/failing-rows.ts"
import { drainJobs } from "#platform/server/jobs.ts"
import { RETRY_OF_ROWS } from "#platform/server/sweep.ts"
import { violationsOfSlice } from "#server/commands/invariants.ts"
import { testDatabase } from "#tests/support/database.ts"
import { rawWordsIn } from "#tests/support/raw-words.ts"
import { listRules, PASS_IS_OVER, watchBooksQueue } from "./watch-books.ts"

const db = await testDatabase()

async function passOver(data: unknown = {}): Promise<void> {
  await watchBooksQueue.run(db, data)
  await drainJobs(db, [watchBooksQueue])
}

async function checkedRules(): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ rule: string | null }>(sql`
    select data ->> 'rule' as rule from pgboss.job where name = 'watch-books' and data ? 'pass' order by created_on`)
  return rows.map(({ rule }) => rule)
}

afterEach(async () => {
  await db.delete(failingRowsTable)
  await db.execute(sql`delete from pgboss.job where name = 'watch-books'`)
})

test("each rule has a name of its own that an address can carry", () => {
  const ids = listRules().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z0-9-]{8,}$/.test(id))).toEqual([])
  // what the calls of a failing row take
  expect(ids.filter((id) => id.length > 100)).toEqual([])
})

test("each rule has a sentence of its own for people, and no sentence is left over", () => {
  expect(Object.keys(RULE_LABELS).toSorted()).toEqual(
    listRules()
      .map(({ id }) => id)
      .toSorted(),
  )
  const sentences = Object.values(RULE_LABELS)
  expect(new Set(sentences).size).toBe(sentences.length)
  expect(sentences.flatMap(rawWordsIn)).toEqual([])
})

test("a broken rule stands among the failing rows until it holds again", async () => {
  const broken = () =>
    db
      .select({ rowId: failingRowsTable.rowId, problem: failingRowsTable.problem })
      .from(failingRowsTable)
  const flight = await makeFlight(db)
  await passOver()
  expect(await broken()).toEqual([])
  await db.execute(sql`delete from flight_seats where seat_number = 1`)
  await passOver()
  expect(await broken()).toEqual([
    {
      rowId: "every-flight-has-one-seat-row-per-offered-seat",
      problem: expect.stringMatching(/^Error: rows that break it: 1, first \{"id":\d+,/),
    },
  ])
  await db.execute(sql`insert into flight_seats (flight_id, seat_number) values (${flight.id}, 1)`)
  await db.execute(sql`update failing_rows set retry_at = now() - interval '1 minute'`)
  await passOver()
  expect(await broken()).toEqual([])
})

test("a pass has a job for each rule, one after the other, and a last one that says so", async () => {
  await passOver(null)
  expect(await checkedRules()).toEqual([...listRules().map(({ id }) => id), null])
  const { rows } = await db.execute(
    sql`select from pgboss.job where name = 'watch-books' and data @> ${PASS_IS_OVER}::jsonb`,
  )
  expect(rows).toHaveLength(1)
})

test("a second pass does not begin beside one, and a repeated job lets nothing follow twice", async () => {
  await watchBooksQueue.run(db, null)
  await watchBooksQueue.run(db, null)
  const [first, second] = listRules().map(({ id }) => id)
  expect(await checkedRules()).toEqual([first])
  const step = { pass: "2026-01-01T00:00:00.000Z", rule: first, from: 0, isRetry: false }
  await watchBooksQueue.run(db, step)
  await watchBooksQueue.run(db, step)
  expect(await checkedRules()).toEqual([first, second])
})

test("a retry of failing rows looks at the rules that fail, and at no other", async () => {
  const rule = "no-voucher-is-bought-with-credit"
  await makeFailingRow(db, {
    queue: "watch-books",
    entity: "rule",
    rowId: rule,
    retryAt: new Date(clock.now().getTime() - 1),
  })
  await passOver(RETRY_OF_ROWS)
  expect(await checkedRules()).toEqual([rule, null])
  expect(await db.select().from(failingRowsTable)).toEqual([])
})

test("a rule that is there no more fails no more", async () => {
  await makeFailingRow(db, { queue: "watch-books", entity: "rule", rowId: "of-former-times" })
  await passOver(null)
  expect(await db.select().from(failingRowsTable)).toEqual([])
})

test("a rule that is checked slice by slice is checked once for each row, wherever a slice ends", async () => {
  const sliced = listRules().filter(({ slicedBy }) => slicedBy !== undefined)
  expect(sliced.length).toBeGreaterThan(15)
  const flight = await makeFlight(db)
  await db.execute(sql`delete from flight_seats where flight_id = ${flight.id}`)
  const rule = listRules().find(({ id }) => id === "every-flight-has-one-seat-row-per-offered-seat")
  if (!rule) throw new Error("the rule has another name")
  const found = async (from: number, to: number) =>
    (await db.execute(sql.raw(violationsOfSlice(rule, from, to)))).rows.map(({ id }) => id)
  expect(await found(flight.id, flight.id)).toEqual([flight.id])
  expect(await found(0, flight.id - 1)).toEqual([])
  expect(await found(flight.id + 1, flight.id + 50_000)).toEqual([])
  expect((await db.execute(sql.raw(rule.violations))).rows).toHaveLength(1)
  for (const { violations, ...one } of sliced)
    expect(violationsOfSlice({ violations, ...one }, 1, 7), one.rule).not.toBe(violations)
})
