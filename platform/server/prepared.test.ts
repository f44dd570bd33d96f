import { eq, sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { eventsTable } from "#platform/server/events.ts"
import { testDatabase } from "#tests/support/database.ts"
import { type Db, inTransaction } from "./db.ts"
import { prepared } from "./prepared.ts"

const db = await testDatabase()

const write = async (tx: Db, kind: string) => {
  const event = { kind, entity: "trial", entityId: 1, actorKind: "system", data: {} } as const
  const at = new Date("2026-11-23T12:00:00Z")
  const [row] = await tx
    .insert(eventsTable)
    .values({ ...event, at })
    .returning()
  return row?.id
}

const selectKind = prepared((tx) =>
  tx
    .select({ kind: eventsTable.kind, at: eventsTable.at })
    .from(eventsTable)
    .where(eq(eventsTable.id, sql.placeholder("id"))),
)

test("each run has its own values and answers in the types of the table", async () => {
  const [first, second] = [await write(db, "trial.first"), await write(db, "trial.second")]
  const at = new Date("2026-11-23T12:00:00Z")
  expect(await selectKind(db, { id: first })).toEqual([{ kind: "trial.first", at }])
  expect(await selectKind(db, { id: second })).toEqual([{ kind: "trial.second", at }])
})

test("inside of a transaction it sees what that has written, outside it does not", async () => {
  await inTransaction(db, async (tx) => {
    const id = await write(tx, "trial.inside")
    expect(await selectKind(tx, { id })).toHaveLength(1)
    expect(await selectKind(db, { id })).toHaveLength(0)
    await inTransaction(tx, async (savepoint) => {
      expect(await selectKind(savepoint, { id })).toHaveLength(1)
    })
  })
})

test("it is put together once a connection", async () => {
  let times = 0
  const select = prepared((tx) => {
    times += 1
    return tx.select({ one: sql<number>`${sql.placeholder("one")}::int` }).from(sql`(select 1)`)
  })
  await inTransaction(db, async (tx) => {
    for (const one of [1, 2, 3]) expect(await select(tx, { one })).toEqual([{ one }])
  })
  expect(times).toBe(1)
})

test("a value that is missing is a fault that names it", async () => {
  await expect(selectKind(db, {})).rejects.toThrow(/"id"/)
})
