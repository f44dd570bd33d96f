import { expect, test } from "vitest"
import { hours } from "#platform/duration.ts"
import { testDatabase } from "#tests/support/database.ts"
import { watchClock } from "./clock-watch.ts"

const db = await testDatabase()

test("a process does not start while its clock is more than half a minute wrong, and says by how much", async () => {
  await expect(watchClock(db, { now: () => Date.now() + 47_000 })).rejects.toThrow(
    "The clock of this machine is 47 s ahead of the database's.",
  )
  await expect(watchClock(db, { now: () => Date.now() - hours(1) })).rejects.toThrow(
    "3600 s behind the database's",
  )
})

test("one that goes wrong later takes no requests until it is right again", async () => {
  let aheadMs = 0
  const watch = await watchClock(db, { now: () => Date.now() + aheadMs })
  expect(watch.fault()).toBeUndefined()
  aheadMs = 10_000
  await watch.look()
  // an alarm, but what is off by ten seconds still does more good than harm
  expect(watch.fault()).toBeUndefined()
  aheadMs = -31_000
  await watch.look()
  expect(watch.fault()).toBe("clock wrong")
  aheadMs = 0
  await watch.look()
  expect(watch.fault()).toBeUndefined()
  watch.stop()
})
