import { expect, test } from "vitest"
import { type RestrictionToState, toStatement, toStatementsCsv } from "./statement-of-reasons.ts"

const REVIEW: RestrictionToState = {
  ref: "R7K2",
  kind: "review",
  ground: "terms",
  provision: "AGB, Abschnitt 7",
  contentDay: "2026-10-01",
  day: "2026-11-03",
  endDay: null,
  reason: "harassment",
}

test("a review that was reported and hidden is stated in the fields of the Transparency Database", () => {
  expect(toStatement(REVIEW)).toEqual({
    decision_visibility: ["DECISION_VISIBILITY_CONTENT_DISABLED"],
    decision_visibility_other: null,
    decision_monetary: null,
    decision_provision: null,
    decision_account: null,
    account_type: null,
    decision_ground: "DECISION_GROUND_INCOMPATIBLE_CONTENT",
    illegal_content_legal_ground: null,
    illegal_content_explanation: null,
    incompatible_content_ground: "AGB, Abschnitt 7",
    incompatible_content_explanation: "Bewertung: von einem Menschen geprüft und beanstandet.",
    incompatible_content_illegal: "No",
    content_type: ["CONTENT_TYPE_TEXT"],
    content_type_other: null,
    category: "STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH",
    territorial_scope: expect.arrayContaining(["AT", "DE", "SK"]),
    content_language: "DE",
    content_date: "2026-10-01",
    application_date: "2026-11-03",
    end_date_visibility_restriction: null,
    end_date_account_restriction: null,
    decision_facts: "Gemeldet als „Belästigung oder Hass“, von einem Menschen geprüft.",
    source_type: "SOURCE_ARTICLE_16",
    automated_detection: "No",
    automated_decision: "AUTOMATED_DECISION_NOT_AUTOMATED",
    puid: "R7K2",
  })
  expect(toStatement(REVIEW).territorial_scope).toHaveLength(30)
})

test("an account that was blocked by law and of our own accord ends when it is unblocked", () => {
  const blocked = { kind: "profile", ground: "law", provision: "§ 263 StGB" } as const
  const statement = toStatement({ ...REVIEW, ...blocked, reason: null, endDay: "2026-11-20" })
  expect(statement).toMatchObject({
    decision_visibility: null,
    decision_account: "DECISION_ACCOUNT_SUSPENDED",
    account_type: "ACCOUNT_TYPE_PRIVATE",
    decision_ground: "DECISION_GROUND_ILLEGAL_CONTENT",
    illegal_content_legal_ground: "§ 263 StGB",
    incompatible_content_ground: null,
    incompatible_content_illegal: null,
    content_type: ["CONTENT_TYPE_OTHER"],
    content_type_other: "Profil",
    end_date_visibility_restriction: null,
    end_date_account_restriction: "2026-11-20",
    source_type: "SOURCE_VOLUNTARY",
  })
})

test("a table has a column for each field, also where nothing was restricted", () => {
  const [titles = "", row = ""] = toStatementsCsv([toStatement(REVIEW)])
    .trimEnd()
    .split("\r\n")
  expect(row.split(";")).toHaveLength(titles.split(";").length)
  expect(toStatementsCsv([]).trimEnd()).toBe(titles)
})
