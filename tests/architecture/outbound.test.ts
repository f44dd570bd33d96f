import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { sourceFiles } from "./source-files.ts"

/** A call that leaves the process by itself; `app.fetch(` answers one. */
const OWN_CALL = /(?<![.\w])fetch\(|\{[^}]*\b(?:get|request)\b[^}]*\} from "node:https?"/

test("a call of its own is told from a method of that name", () => {
  expect("const answer = await fetch(url)").toMatch(OWN_CALL)
  expect('import { get } from "node:http"').toMatch(OWN_CALL)
  expect('import { STATUS_CODES } from "node:http"').not.toMatch(OWN_CALL)
  expect("app.fetch(request)").not.toMatch(OWN_CALL)
  expect("fetchOutbound(url, { signal })").not.toMatch(OWN_CALL)
})

test("whatever calls an address outside does it in the one way that follows no redirect", () => {
  const files = sourceFiles(/^(?:features|platform|server)\//).filter(
    (file) => /(?:^|\/)server\//.test(file) && !/\.test\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const calling = files.filter((file) => OWN_CALL.test(readFileSync(file, "utf8")))
  expect(calling).toEqual(["platform/server/fetch-outbound.ts"])
})
