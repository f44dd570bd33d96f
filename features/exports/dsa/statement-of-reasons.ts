import { REPORT_REASONS, type ReportReason, SUBJECT_NAMES } from "#features/reports/report.ts"
import type { Ground, RestrictedKind } from "#features/users/office/restriction.ts"
import { toCsvFile } from "#platform/csv.ts"

/*
 * A statement of reasons in the fields of the EU's Transparency Database (DSA Art. 24 (5)), as its form and API
 * ask for them: https://transparency.dsa.ec.europa.eu/page/api-documentation (looked up in November 2026).
 * Without anybody's data: our reasons may name somebody, so they are told by what kind of thing it was.
 */

export interface RestrictionToState {
  ref: string
  kind: RestrictedKind
  ground: Ground
  /** Which law or which clause of our terms. */
  provision: string
  /** ISO days; the content's own one is unknown once it is gone. */
  contentDay: string | null
  day: string
  endDay: string | null
  /** Why it was reported; null: we have found it ourselves. */
  reason: ReportReason | null
}

/** In the order of the form. */
export interface StatementOfReasons {
  decision_visibility: string[] | null
  decision_visibility_other: null
  decision_monetary: null
  decision_provision: null
  decision_account: string | null
  account_type: string | null
  decision_ground: string
  illegal_content_legal_ground: string | null
  illegal_content_explanation: string | null
  incompatible_content_ground: string | null
  incompatible_content_explanation: string | null
  incompatible_content_illegal: "No" | null
  content_type: string[]
  content_type_other: string | null
  category: string
  territorial_scope: string[]
  content_language: "DE"
  content_date: string
  application_date: string
  end_date_visibility_restriction: string | null
  end_date_account_restriction: string | null
  decision_facts: string
  source_type: string
  automated_detection: "No"
  automated_decision: "AUTOMATED_DECISION_NOT_AUTOMATED"
  puid: string
}

const CONTENT_TYPES: Readonly<Record<RestrictedKind, string>> = {
  flight: "CONTENT_TYPE_OTHER",
  profile: "CONTENT_TYPE_OTHER",
  review: "CONTENT_TYPE_TEXT",
  review_reply: "CONTENT_TYPE_TEXT",
  message: "CONTENT_TYPE_TEXT",
  memory: "CONTENT_TYPE_IMAGE",
}

/** What a reason of ours is in the database's list; what fits nowhere breaks our terms. */
const CATEGORIES: Readonly<Record<ReportReason, string>> = {
  illegal: "STATEMENT_CATEGORY_OTHER_VIOLATION_TC",
  false_information: "STATEMENT_CATEGORY_CONSUMER_INFORMATION",
  unsafe_flight: "STATEMENT_CATEGORY_UNSAFE_AND_PROHIBITED_PRODUCTS",
  commercial: "STATEMENT_CATEGORY_OTHER_VIOLATION_TC",
  harassment: "STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH",
  child_abuse: "STATEMENT_CATEGORY_PROTECTION_OF_MINORS",
  other: "STATEMENT_CATEGORY_OTHER_VIOLATION_TC",
}

/** What we take away is gone everywhere: the countries that the database knows. */
const EEA =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(
    " ",
  )

const MAX_GROUND_LENGTH = 500

export function toStatement(restriction: RestrictionToState): StatementOfReasons {
  const { ref, kind, ground, provision, contentDay, day, endDay, reason } = restriction
  const isAccount = kind === "profile"
  const isIllegal = ground === "law"
  const contentType = CONTENT_TYPES[kind]
  const named = provision.slice(0, MAX_GROUND_LENGTH)
  const explanation = `${SUBJECT_NAMES[kind]}: von einem Menschen geprüft und beanstandet.`
  return {
    decision_visibility: isAccount ? null : ["DECISION_VISIBILITY_CONTENT_DISABLED"],
    decision_visibility_other: null,
    decision_monetary: null,
    decision_provision: null,
    decision_account: isAccount ? "DECISION_ACCOUNT_SUSPENDED" : null,
    account_type: isAccount ? "ACCOUNT_TYPE_PRIVATE" : null,
    decision_ground: isIllegal
      ? "DECISION_GROUND_ILLEGAL_CONTENT"
      : "DECISION_GROUND_INCOMPATIBLE_CONTENT",
    illegal_content_legal_ground: isIllegal ? named : null,
    illegal_content_explanation: isIllegal ? explanation : null,
    incompatible_content_ground: isIllegal ? null : named,
    incompatible_content_explanation: isIllegal ? null : explanation,
    incompatible_content_illegal: isIllegal ? null : "No",
    content_type: [contentType],
    content_type_other: contentType === "CONTENT_TYPE_OTHER" ? SUBJECT_NAMES[kind] : null,
    category: reason ? CATEGORIES[reason] : "STATEMENT_CATEGORY_OTHER_VIOLATION_TC",
    territorial_scope: EEA,
    content_language: "DE",
    content_date: contentDay ?? day,
    application_date: day,
    end_date_visibility_restriction: isAccount ? null : endDay,
    end_date_account_restriction: isAccount ? endDay : null,
    decision_facts: reason
      ? `Gemeldet als „${REPORT_REASONS[reason]}“, von einem Menschen geprüft.`
      : "Bei eigener Durchsicht aufgefallen, von einem Menschen geprüft.",
    source_type: reason ? "SOURCE_ARTICLE_16" : "SOURCE_VOLUNTARY",
    automated_detection: "No",
    automated_decision: "AUTOMATED_DECISION_NOT_AUTOMATED",
    puid: ref,
  }
}

/** For the API, which takes them in such lists. */
export function toStatementsJson(statements: readonly StatementOfReasons[]): string {
  return `${JSON.stringify({ statements }, null, 2)}\n`
}

/** For people who fill in the form: its fields as columns. */
export function toStatementsCsv(statements: readonly StatementOfReasons[]): string {
  const names = Object.keys(
    toStatement({
      ref: "",
      kind: "flight",
      ground: "law",
      provision: "",
      contentDay: null,
      day: "",
      endDay: null,
      reason: null,
    }),
  ) as (keyof StatementOfReasons)[]
  return toCsvFile([
    names,
    ...statements.map((statement) =>
      names.map((name) => {
        const value = statement[name]
        return Array.isArray(value) ? value.join(", ") : (value ?? null)
      }),
    ),
  ])
}
