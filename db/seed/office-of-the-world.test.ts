import { expect, test } from "vitest"
import { findMonth } from "#features/exports/server/find-month.ts"
import { countOf, rowsOf, testWorld } from "./test-world.ts"

const db = await testWorld("2026-11-21")

test("no room of the back office is empty: views, notes, looks, gifts and former versions", async () => {
  expect(await countOf(db, "from office_views where is_shared")).toBe(3)
  expect(await countOf(db, "from office_views where not is_shared")).toBe(1)
  expect(await countOf(db, "from sheet_notes where subject in ('user', 'flight', 'plane')")).toBe(4)
  expect(await countOf(db, "from data_looks")).toBeGreaterThan(5)
  expect(
    await rowsOf(db, "select status, kind from approvals where kind = 'goodwill' order by id"),
  ).toEqual([
    { status: "executed", kind: "goodwill" },
    { status: "open", kind: "goodwill" },
  ])
  expect(await countOf(db, "from goodwills where amount_cents > 50000")).toBe(1)
  const versions =
    "select key, count(*)::int as count from setting_versions group by key order by 1"
  expect(await rowsOf(db, versions)).toEqual([
    { key: "announcement", count: 2 },
    { key: "blocked-words", count: 2 },
    { key: "vetting", count: 2 },
  ])
  expect(await countOf(db, "from content_versions where document = 'nachtflug'")).toBe(2)
})

test("whatever month of the world is looked at, receipts and vouchers say what the ledger says", async () => {
  for (const month of ["2026-08", "2026-09", "2026-10", "2026-11"]) {
    expect(await findMonth(db, month)).toMatchObject({ isEven: true, missingReceipts: 0 })
  }
})

test("the month before the last one is closed, and nothing in it has changed since", async () => {
  const sheet = await findMonth(db, "2026-09")
  expect(sheet).toMatchObject({ isEven: true, missingReceipts: 0, closing: { changed: [] } })
})
