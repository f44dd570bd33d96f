import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import type { Db } from "#platform/server/db.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { addMonthsOfEvents } from "./add-months-of-events.ts"

const { db, owner } = await testDatabaseWithUrl()

await addMonthsOfEvents(db)
const months = (await partsOf(db)).filter((part) => /_\d{4}_\d\d$/.test(part))

/** The first day (UTC) of the first month that has a part of its own, or so many months after it. */
function monthAfterFirst(later: number): Date {
  const [year, month] = (months[0] ?? "").split("_").slice(1).map(Number)
  return new Date(Date.UTC(year ?? 0, (month ?? 0) - 1 + later, 1))
}

const partOf = (month: Date) => `events_${month.toISOString().slice(0, 7).replace("-", "_")}`

async function happened(at: Date): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into events (kind, entity, entity_id, actor_kind, at)
    values ('flight.published', 'flight', 1, 'system', ${at.toISOString()}) returning id::int as id`)
  return rows[0]?.id ?? 0
}

async function liesIn(id: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ part: string }>(
    sql`select tableoid::regclass::text as part from events where id = ${id}`,
  )
  return rows[0]?.part
}

async function partsOf(by: Db): Promise<string[]> {
  const { rows } = await by.execute<{ part: string }>(
    sql`select inhrelid::regclass::text as part from pg_inherits where inhparent = 'events'::regclass order by 1`,
  )
  return rows.map(({ part }) => part)
}

test("an event lies in its month, what was before it together, and what is far ahead beyond them", async () => {
  expect(months.length).toBeGreaterThanOrEqual(3)
  expect(months).toEqual(months.map((_, index) => partOf(monthAfterFirst(index))))
  const first = monthAfterFirst(0)
  expect(await liesIn(await happened(monthAfterFirst(-20)))).toBe("events_before")
  expect(await liesIn(await happened(new Date(first.getTime() - 1)))).toBe("events_before")
  expect(await liesIn(await happened(first))).toBe(months[0])
  expect(await liesIn(await happened(monthAfterFirst(2)))).toBe(months[2])
  expect(await liesIn(await happened(monthAfterFirst(months.length)))).toBe("events_beyond")
})

test("the server's role adds months, and what a clock ahead of its time wrote goes into its own", async () => {
  expect(await addMonthsOfEvents(db)).toBe(0)
  const early = await happened(monthAfterFirst(6))
  const earlier = await happened(monthAfterFirst(24))
  await db.execute(sql`select add_months_of_events(12)`)
  const added = (await partsOf(db)).slice(months.length + 1, -1)
  expect(added.length).toBeGreaterThan(7)
  expect(await liesIn(early)).toBe(partOf(monthAfterFirst(6)))
  expect(await liesIn(earlier)).toBe("events_beyond")
})

test("a month that is added is as every other: indexed, and never changed", async () => {
  await db.execute(sql`select add_months_of_events(12)`)
  const [first, last] = [partOf(monthAfterFirst(0)), partOf(monthAfterFirst(8))]
  const rulesOf = async (part: string) =>
    (
      await owner.execute<{ rule: string }>(sql`
        select replace(pg_get_indexdef(indexrelid), ${part}, 'part') as rule from pg_index where indrelid = ${part}::regclass
        union all
        select replace(pg_get_triggerdef(oid), ${part}, 'part') from pg_trigger where tgrelid = ${part}::regclass
        union all
        select pg_get_constraintdef(oid) from pg_constraint where conrelid = ${part}::regclass and contype = 'c'
        order by 1`)
    ).rows.map(({ rule }) => rule)
  expect((await rulesOf(last)).length).toBeGreaterThan(8)
  expect(await rulesOf(last)).toEqual(await rulesOf(first))
  await happened(monthAfterFirst(8))
  await happened(monthAfterFirst(-1))
  await happened(monthAfterFirst(40))
  for (const part of [last, "events_before", "events_beyond"]) {
    for (const statement of [`update ${part} set reason = 'anders'`, `truncate ${part}`]) {
      await expect(owner.execute(sql.raw(statement)), statement).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/never changed or deleted/) },
      })
    }
  }
})

test("the server's role reaches a month only by the table", async () => {
  for (const part of await partsOf(db)) {
    await expect(db.execute(sql.raw(`select from ${part}`)), part).rejects.toMatchObject({
      cause: { code: "42501" },
    })
  }
  await expect(db.execute(sql`select make_part_of_events('mine')`)).rejects.toMatchObject({
    cause: { code: "42501" },
  })
})

test("whatever reads events reads all months of them", async () => {
  const { rows } = await owner.execute(sql`
    select pg_describe_object(classid, objid, objsubid) as reader from pg_depend
    where deptype = 'n' and classid in ('pg_rewrite'::regclass, 'pg_proc'::regclass)
      and refobjid in (select inhrelid from pg_inherits where inhparent = 'events'::regclass)`)
  expect(rows).toEqual([])
})
