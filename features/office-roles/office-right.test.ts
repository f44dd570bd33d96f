import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import type { OFFICE_ROLES } from "#platform/actor.ts"
import { sourceFiles } from "#tests/architecture/source-files.ts"
import { hasRight, OFFICE_RIGHTS, rolesWith } from "./office-right.ts"
import { sentenceOfMissingRight } from "./office-role-labels.ts"

const rightsOf = (...officeRoles: (typeof OFFICE_ROLES)[number][]) =>
  OFFICE_RIGHTS.filter((right) => hasRight({ officeRoles }, right))

test("owners may everything, and whoever has no role nothing", () => {
  expect(rightsOf("owner")).toEqual(OFFICE_RIGHTS)
  expect(rightsOf()).toEqual([])
  expect(OFFICE_RIGHTS.filter((right) => hasRight(null, right) || hasRight({}, right))).toEqual([])
})

test("support looks, answers and cancels by the rules, and gives nothing back by itself", () => {
  expect(rightsOf("support")).toEqual([
    "office.open",
    "flights.read",
    "flights.cancel",
    "office-notes.read",
    "people.read",
    "people.note",
    "people.correct",
    "people.sign-out",
    "people.view-as",
    "withdrawals.read",
    "withdrawals.handle",
    "bookings.read",
    "bookings.note",
    "bookings.cancel",
    "bookings.correct",
    "bookings.rebook",
    "vouchers.read",
    "vouchers.block",
    "vouchers.send",
    "refunds.read",
    "receipts.read",
    "mails.read",
    "mails.send",
  ])
})

test("papers, reports and occurrences are read by those who decide about them", () => {
  const confidential = ["documents.read", "occurrences.read", "conversations.read"] as const
  for (const right of confidential) {
    expect(rolesWith(right)).toEqual(["trust-and-safety", "owner"])
  }
})

test("several roles may what each of them may", () => {
  const both = rightsOf("content", "finance")
  expect(both).toEqual(
    OFFICE_RIGHTS.filter((right) =>
      [...rightsOf("content"), ...rightsOf("finance")].includes(right),
    ),
  )
  expect(both.length).toBeGreaterThan(rightsOf("finance").length)
})

test("whoever lacks a right reads which roles have it", () => {
  expect(sentenceOfMissingRight("refunds.retry")).toBe(
    "Dafür fehlt dir das Recht. Es gehört zur Rolle „Finanzen“ oder „Inhaber:in“.",
  )
  expect(sentenceOfMissingRight("jobs.retry")).toBe(
    "Dafür fehlt dir das Recht. Es gehört zur Rolle „Inhaber:in“.",
  )
})

test("no right stands in the table that nobody asks for", () => {
  const asking = sourceFiles(/^(?:app|features|server)\//)
    .filter((file) => !/\.test\.tsx?$/.test(file) && !file.endsWith("/office-right.ts"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")
  expect(OFFICE_RIGHTS.filter((right) => !asking.includes(`"${right}"`))).toEqual([])
})
