import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { CONTRACT_FILE, contractOf, readContract } from "./contract-document.ts"
import { findProofs } from "./find-proofs.ts"
import { CONTRACT_ROWS } from "./rows.ts"

const contract = readContract()

test("every row of the contract is proven by a test, open or decided, none is both, and every named row exists", () => {
  expect(contract.unknown).toEqual([])
  expect(contract.unproven).toEqual([])
  expect(contract.proven).toEqual([])
})

test("docs/contract.md is what `npm run contract` would write", () => {
  expect(readFileSync(CONTRACT_FILE, "utf8")).toBe(contract.document)
})

test("every row belongs to a section of the document", () => {
  const lines = contract.document.split("\n").filter((line) => line.startsWith("| "))
  const headings = lines.filter((line) => line.startsWith("| the specification"))
  expect(lines.length - headings.length).toBe(Object.keys(CONTRACT_ROWS).length)
})

test("proofs are found in plain tests, tables and nested blocks", () => {
  const source = `
    test("plain", { meta: proves("one", "two") }, async () => {})
    test.each([1, 2])("table %s", { timeout: 5, meta: proves("two") }, () => {})
    describe("inner", () => { test(\`nested\`, { meta: proves("three") }, () => {}) })
    test("no proof", () => { call({ meta: other("one") }) })
  `
  expect(findProofs("a.test.ts", source)).toEqual([
    { file: "a.test.ts", title: "plain", rows: ["one", "two"] },
    { file: "a.test.ts", title: "table %s", rows: ["two"] },
    { file: "a.test.ts", title: "nested", rows: ["three"] },
  ])
})

test.each([
  [`test.skip("off", { meta: proves("one") }, () => {})`, "proves nothing while it is off"],
  [`test.skipIf(true)("off", { meta: proves("one") }, () => {})`, "proves nothing while it is off"],
  [`test("rows", { meta: proves(...rows) }, () => {})`, "must name its rows as plain texts"],
  ["test(title, { meta: proves('one') }, () => {})", "needs a plain title"],
])("%s is no proof", (source, why) => {
  expect(() => findProofs("a.test.ts", source)).toThrow(why)
})

test("what no test names is marked in the document as not proven", () => {
  const { document, unproven, unknown } = contractOf(
    { one: "3 · One", two: "4 · Two | or <more>" },
    [{ file: "a/b.test.ts", title: "shows one", rows: ["one", "three"] }],
  )
  expect(unproven).toEqual(["two"])
  expect(unknown).toEqual(["three"])
  expect(document).toContain("2 rows, 1 of them proven, 0 open, 0 decided otherwise.")
  expect(document).toContain("| One | shows one ([b.test.ts](../a/b.test.ts)) |")
  expect(document).toContain("| Two \\| or &lt;more> | **nothing yet** |")
})

test("an open row and a decided one say so, and are neither once a test names them", () => {
  const rows = { one: "3 · One", two: "4 · Two" }
  const excused = { open: { one: 21 }, decided: { two: "decisions/0000-why.md" } }
  const { document, unproven, proven } = contractOf(rows, [], excused)
  expect(unproven).toEqual([])
  expect(proven).toEqual([])
  expect(document).toContain("2 rows, 0 of them proven, 1 open, 1 decided otherwise.")
  expect(document).toContain("| One | open (21) |")
  expect(document).toContain(
    "| Two | held, filled by nothing ([decision](decisions/0000-why.md)) |",
  )
  const shown = [{ file: "a/b.test.ts", title: "shows both", rows: ["one", "two"] }]
  expect(contractOf(rows, shown, excused).proven).toEqual(["one", "two"])
})
