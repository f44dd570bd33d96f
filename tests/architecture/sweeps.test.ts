import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { sourceFiles } from "./source-files.ts"
import { loopsByHand, timersOf } from "./timers.ts"

const BY_HAND = `
export const queue: JobQueue = {
  name: "by-hand",
  cron: "* * * * *",
  run: (db) => work(db, { isQuick: true }),
}

async function work(db: Db, options: { isQuick: boolean }): Promise<void> {
  for (const { id } of await listDue(db)) await one(db, id)
}
`

const SWEPT = `
export const queue: JobQueue = {
  name: "swept",
  cron: "* * * * *",
  async run(db) {
    await sweep(db, { queue: "swept", entity: "flight", due: listDue, each: one })
  },
}

async function one(db: Db, { id }: { id: number }): Promise<void> {
  for (const seat of await seatsOf(db, id)) await free(db, seat)
}
`

test("a loop is found wherever a timer reaches it, and not in the work for one row", () => {
  expect(loopsByHand(BY_HAND)).toBe(true)
  expect(loopsByHand(SWEPT)).toBe(false)
  expect([BY_HAND, SWEPT].flatMap(timersOf)).toHaveLength(2)
})

test("no timer goes through rows by hand, where one bad row would stop the others", () => {
  const files = sourceFiles(/^(?:features|platform|server)\//)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(file, "utf8") }))
    .filter(({ source }) => timersOf(source).length > 0)
  expect(files.length).toBeGreaterThan(35)
  const byHand = files.filter(({ source }) => loopsByHand(source))
  expect(byHand.map(({ file }) => file)).toEqual([])
})
