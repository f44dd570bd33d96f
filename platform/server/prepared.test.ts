import { eq, sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { eventsTable } from "#platform/server/events.ts"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import { type Db, inTransaction, openDatabase } from "./db.ts"
import { prepared } from "./prepared.ts"

const { db, url } = await testDatabaseWithUrl()

const write = async (tx: Db, kind: string) => {
  const event = { kind, entity: "trial", entityId: 1, actorKind: "system", data: {} } as const
  const at = new Date("2026-11-23T12:00:00Z")
  const [row] = await tx
    .insert(eventsTable)
    .values({ ...event, at })
    .returning()
  if (!row) throw new Error("the event was not written")
  return row.id
}

const selectKind = prepared((tx, { id }: { id: number }) =>
  tx
    .select({ kind: eventsTable.kind, at: eventsTable.at })
    .from(eventsTable)
    .where(eq(eventsTable.id, id)),
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
  const select = prepared((tx, { one }: { one: number }) => {
    times += 1
    return tx.select({ one: sql<number>`${one}::int` }).from(sql`(select 1)`)
  })
  await inTransaction(db, async (tx) => {
    for (const one of [1, 2, 3]) expect(await select(tx, { one })).toEqual([{ one }])
  })
  expect(times).toBe(1)
})

test("each transaction on a connection runs the statement that was prepared for it", async () => {
  const { db: one, close } = openDatabase(url, { max: 1 })
  let times = 0
  const select = prepared((tx, { one }: { one: number }) => {
    times += 1
    return tx.select({ one: sql<number>`${one}::int` }).from(sql`(select 1)`)
  })
  for (const value of [1, 2, 3]) {
    expect(await inTransaction(one, (tx) => select(tx, { one: value }))).toEqual([{ one: value }])
  }
  await close()
  expect(times).toBe(1)
})

test("a value that is missing is a fault that names it", async () => {
  // @ts-expect-error it has no value
  await expect(selectKind(db, {})).rejects.toThrow(/"id"/)
})

test("a value of another name or another type does not compile", async () => {
  const id = await write(db, "trial.typed")
  // @ts-expect-error it has a value that the statement does not know
  expect(await selectKind(db, { id, kind: "trial.other" })).toHaveLength(1)
  // @ts-expect-error it is a number
  expect(await selectKind(db, { id: String(id) })).toHaveLength(1)
  const byKind = prepared((tx, { kind }: { kind: string }) =>
    tx
      .select({ id: eventsTable.id })
      .from(eventsTable)
      // @ts-expect-error the column is a number
      .where(eq(eventsTable.id, kind)),
  )
  await expect(byKind(db, { kind: "trial.typed" })).rejects.toThrow()
  const misnamed = prepared((tx, values: { id: number }) =>
    tx
      .select({ id: eventsTable.id })
      .from(eventsTable)
      // @ts-expect-error the statement has no value of this name
      .where(eq(eventsTable.id, values.eventId)),
  )
  await expect(misnamed(db, { id })).rejects.toThrow(/"eventId"/)
})

test("a statement that computes with a value to come is a fault that names it", () => {
  const next = prepared((tx, { id }: { id: number }) =>
    tx
      .select()
      .from(eventsTable)
      .where(eq(eventsTable.id, id + 1)),
  )
  expect(() => next(db, { id: 1 })).toThrow(/"id" has no value/)
})
