import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { sourceFiles } from "./source-files.ts"

// test files of one process share the clock (`isolate: false`): time that stands still in the next file gives
// two mails of one moment, or two orders
test("whatever sets the clock for a test gives it back", () => {
  const files = sourceFiles(/^tests\/|\.test\.tsx?$/).filter(
    (file) => file !== "tests/architecture/clock.test.ts",
  )
  const forgetful = files.filter((file) => /^\s*setClockSource\(/m.test(readFileSync(file, "utf8")))
  expect(files.length).toBeGreaterThan(500)
  expect(forgetful).toEqual([])
})
