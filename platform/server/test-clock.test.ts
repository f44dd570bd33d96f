import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours } from "../duration.ts"
import { followTestClock } from "./test-clock.ts"

const file = join(mkdtempSync(join(tmpdir(), "aufwind-clock-")), "clock")

// the files that follow in this process have the true time again
afterAll(setClockSource(() => new Date()))

test("the minutes in the file move the clock at once, and it keeps running", () => {
  writeFileSync(file, "0")
  followTestClock(file)
  const before = clock.now().getTime()
  writeFileSync(file, "2940\n")
  expect(clock.now().getTime() - before).toBeGreaterThanOrEqual(hours(49))
})

test("a file that holds no number is refused", () => {
  writeFileSync(file, "morgen")
  expect(() => clock.now()).toThrow("holds no number of minutes")
})
