import type { OfficeRole, UserActor } from "#platform/actor.ts"

/*
 * Who may see and do what in the back office. Pages, calls, menu, search and buttons ask `hasRight`
 * and nothing else; owners may everything, so they stand in no row.
 */

type OtherRole = Exclude<OfficeRole, "owner">

const EVERYBODY = ["support", "finance", "trust-and-safety", "content"] as const

/** Which roles have a right, beside the owners. */
const ROLES_OF_RIGHTS = {
  /** The overview, the search, and what waits for a second person. */
  "office.open": EVERYBODY,
  /** Of what somebody else asked for: beside it what the thing itself takes. */
  "approvals.decide": ["finance", "trust-and-safety"],
  "roles.change": [],

  "documents.read": ["trust-and-safety"],
  "documents.decide": ["trust-and-safety"],
  "flights.read": ["support", "trust-and-safety", "content"],
  "flights.export": ["trust-and-safety", "content"],
  "flights.cancel": ["support", "trust-and-safety"],
  "flights.decide": ["trust-and-safety", "content"],
  "reports.read": ["trust-and-safety", "content"],
  "reports.decide": ["trust-and-safety", "content"],
  "conversations.read": ["trust-and-safety"],
  "reviews.read": ["trust-and-safety", "content"],
  "reviews.moderate": ["trust-and-safety", "content"],
  "office-notes.read": ["support", "trust-and-safety", "content"],
  "occurrences.read": ["trust-and-safety"],
  "occurrences.close": ["trust-and-safety"],
  "occurrences.export": ["trust-and-safety"],

  "people.read": ["support", "finance", "trust-and-safety"],
  "people.export": [],
  "people.note": ["support", "finance", "trust-and-safety"],
  "people.correct": ["support"],
  "people.sign-out": ["support", "trust-and-safety"],
  "people.block": ["trust-and-safety"],
  "people.view-as": ["support", "trust-and-safety"],
  "security.read": ["trust-and-safety"],
  "withdrawals.read": ["support", "finance"],
  "withdrawals.handle": ["support", "finance"],

  "bookings.read": ["support", "finance", "trust-and-safety"],
  "bookings.note": ["support", "finance", "trust-and-safety"],
  "bookings.export": ["finance"],
  "bookings.cancel": ["support", "finance"],
  "bookings.correct": ["support"],
  "bookings.rebook": ["support", "finance"],
  "bookings.refund": ["finance"],
  "bookings.goodwill": ["finance"],
  "vouchers.read": ["support", "finance"],
  "vouchers.block": ["support", "finance"],
  "vouchers.replace": ["finance"],
  "vouchers.revoke": ["finance"],
  "vouchers.send": ["support", "finance"],
  "refunds.read": ["support", "finance"],
  "refunds.retry": ["finance"],
  "payouts.read": ["finance"],
  "payouts.retry": ["finance"],
  "objections.decide": ["finance"],
  "disputes.decide": ["finance"],
  "payments.read": ["finance"],
  "payments.settle": ["finance"],
  "ledger.read": ["finance"],
  "receipts.read": ["support", "finance"],
  "cost-receipts.read": ["finance"],
  "mails.read": ["support"],
  "mails.send": ["support"],
  "jobs.read": [],
  "jobs.retry": [],
  "log.read": ["finance", "trust-and-safety"],
  "figures.read": ["finance", "trust-and-safety", "content"],
  "months.read": ["finance"],
  "months.close": ["finance"],
  "bank-transfers.make": ["finance"],
  "tax-reports.read": ["finance"],
  "tax-reports.make": ["finance"],
  "transparency.read": ["trust-and-safety", "content"],
  "settings.read": ["finance", "trust-and-safety", "content"],
  "settings.announce": ["content"],
  "settings.fee": ["finance"],
  "settings.sale": ["content"],
  "settings.vetting": ["trust-and-safety"],
  "settings.switch": ["trust-and-safety"],
  "settings.words": ["trust-and-safety"],
  "texts.edit": ["content"],
  "home-page.edit": ["content"],
} as const satisfies Readonly<Record<string, readonly OtherRole[]>>

export type OfficeRight = keyof typeof ROLES_OF_RIGHTS

export const OFFICE_RIGHTS = Object.keys(ROLES_OF_RIGHTS) as OfficeRight[]

/** Whether somebody may see or do it; the one answer that a button and its guard share. */
export function hasRight(
  person: Pick<UserActor, "officeRoles"> | null | undefined,
  right: OfficeRight,
): boolean {
  const roles = rolesWith(right)
  return person?.officeRoles?.some((role) => roles.includes(role)) ?? false
}

/** Who has a right, owners last. */
export function rolesWith(right: OfficeRight): readonly OfficeRole[] {
  return [...ROLES_OF_RIGHTS[right], "owner"]
}
