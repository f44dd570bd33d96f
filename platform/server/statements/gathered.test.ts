import { expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { gathered } from "./gathered.ts"

const db = await testDatabase()

test("what is written at the same time is one statement, and what comes meanwhile is the next one", async () => {
  const statements: (readonly number[])[] = []
  const ends: (() => void)[] = []
  const write = gathered<number>((_, items) => {
    statements.push(items)
    return new Promise((resolve) => ends.push(resolve))
  })
  const first = Promise.all([write(db, 1), write(db, 2)])
  await expect.poll(() => statements).toEqual([[1, 2]])
  const second = Promise.all([write(db, 3), write(db, 4)])
  ends[0]?.()
  await first
  await expect
    .poll(() => statements)
    .toEqual([
      [1, 2],
      [3, 4],
    ])
  ends[1]?.()
  await second
})

test("whose statement fails learns of it, and the next one runs", async () => {
  const write = gathered<string>(async (_, items) => {
    if (items.includes("bad")) throw new Error("refused")
  })
  const [bad, beside] = await Promise.allSettled([write(db, "bad"), write(db, "beside")])
  expect([bad?.status, beside?.status]).toEqual(["rejected", "rejected"])
  await expect(write(db, "good")).resolves.toBeUndefined()
})
