import { expect, test } from "vitest"
import { AUDIT_LOG, auditAddress, parseAuditSearch } from "./audit-log.ts"
import { parseAuditAddress } from "./parse-audit-address.ts"

const read = (words: string) => parseAuditAddress(new URLSearchParams(words))

test("what an address says comes back as the same address", () => {
  const words =
    "rolle=verwaltung&art=flight&suche=17&person=4&von=2026-11-01&bis=2026-11-22&vor=812"
  const query = read(words)
  expect(query).toMatchObject({ person: 4, turn: { to: "older", id: 812 } })
  expect(auditAddress(query, { turn: query.turn })).toBe(`${AUDIT_LOG.path}?${words}`)
  expect(auditAddress(query, { turn: { to: "newer", id: 3 } })).toContain("nach=3")
})

test("a changed filter begins at the newest entry again", () => {
  expect(auditAddress(read("person=4&vor=812"), { person: 5 })).toBe(`${AUDIT_LOG.path}?person=5`)
  expect(auditAddress(read(""))).toBe(AUDIT_LOG.path)
})

test.each([
  "von=2026-02-30",
  "bis=gestern",
  "person=0",
  "person=-3",
  "vor=1e9",
  "nach=0x10",
  "art=moon",
])("an unknown value counts as not given: %s", (words) => {
  expect(read(words)).toEqual(read(""))
})

test.each([
  ["17", { entity: null, id: 17 }],
  ["Flug 17", { entity: "flight", id: 17 }],
  ["buchung17", { entity: "booking", id: 17 }],
  ["Flugbuch-Eintrag 3", { entity: "landing", id: 3 }],
  ["Mond 17", undefined],
  ["Flug", undefined],
  ["", undefined],
])("%s asks for %j", (text, asked) => {
  expect(parseAuditSearch(text)).toEqual(asked)
})
