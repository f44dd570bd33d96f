import { sql } from "drizzle-orm"
import { eraseApprovals } from "#features/approvals/server/erase-approvals.ts"
import { eraseSignIns } from "#features/auth/server/erase-sign-ins.ts"
import { eraseBookings } from "#features/bookings/server/erase-bookings.ts"
import { removeFeed } from "#features/calendar-feed/server/remove-feed.ts"
import { eraseConversations } from "#features/chat/core/server/erase-conversations.ts"
import { eraseMessagePhotos } from "#features/chat/photos/server/delete-message-photos.ts"
import { eraseChecklists } from "#features/checklists/server/erase-checklists.ts"
import { eraseLooks } from "#features/data-looks/server/own-looks.ts"
import { eraseFavourites } from "#features/favourites/server/erase-favourites.ts"
import { eraseFlightDays } from "#features/flight-day/server/erase-flight-days.ts"
import { eraseFlightRequests } from "#features/flight-requests/server/erase-flight-requests.ts"
import { eraseMinimums } from "#features/flight-room/server/erase-minimums.ts"
import { eraseFlights } from "#features/flights/server/erase-flights.ts"
import { eraseMemories } from "#features/memories/server/delete-memories.ts"
import { eraseNotifications } from "#features/notifications/server/erase-notifications.ts"
import { eraseOccurrences } from "#features/occurrences/server/erase-occurrences.ts"
import { eraseOfficeViews } from "#features/office-views/server/own-views.ts"
import { eraseViews } from "#features/person-views/server/end-view.ts"
import { erasePlanes } from "#features/planes/server/erase-planes.ts"
import { erasePushSubscriptions } from "#features/push/server/erase-subscriptions.ts"
import { eraseReports } from "#features/reports/server/erase-reports.ts"
import { eraseReviewFlags } from "#features/reviews/server/erase-review-flags.ts"
import { eraseReviews } from "#features/reviews/server/erase-reviews.ts"
import { eraseSecurityEvents } from "#features/security-log/server/own-security.ts"
import { eraseSettlements } from "#features/settlements/server/erase-settlements.ts"
import { eraseSheetNotes } from "#features/sheet-notes/server/write-note.ts"
import { eraseSubscriptions } from "#features/subscriptions/server/erase-subscriptions.ts"
import { eraseRestrictions } from "#features/users/server/erase-restrictions.ts"
import { eraseUser } from "#features/users/server/erase-user.ts"
import { eraseDocuments } from "#features/verification/server/erase-documents.ts"
import { eraseLandings } from "#features/verification/server/erase-landings.ts"
import { eraseVouchers } from "#features/vouchers/server/erase-vouchers.ts"
import { type LeftCredit, leaveCredit } from "#features/vouchers/server/leave-credit.ts"
import { eraseWithdrawals } from "#features/withdrawals/server/erase-withdrawals.ts"
import { eraseYears } from "#features/wrapped/server/erase-years.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { eraseIdempotencyKeysOf } from "#platform/server/idempotency.ts"
import { clearRefused } from "#platform/server/refused-addresses.ts"
import { eraseMails } from "#platform/server/sent-mails/erase-mails.ts"
import { eraseExports } from "./erase-exports.ts"

interface Leaving {
  actor: UserActor
  /** The address that the account had. */
  email: string
  /** What becomes of the credit, for the last mail: the step of the vouchers adds it. */
  credit: LeftCredit[]
}

interface ErasureStep {
  /** The tables from which the person disappears; a test compares them with the database. */
  tables: readonly string[]
  run(tx: Db, leaving: Leaving): Promise<void>
}

/** How a person is forgotten, room by room, in the order of the locks; the account itself last. */
export const ERASURE_STEPS: readonly ErasureStep[] = [
  {
    tables: [
      "flights",
      "flight_stops",
      "flight_costs",
      "flight_seats",
      "flight_vettings",
      "flight_photos",
      "flight_drafts",
    ],
    run: (tx, { actor }) => eraseFlights(tx, actor),
  },
  {
    tables: [
      "bookings",
      "booking_people",
      "booking_notes",
      "checkouts",
      "payments",
      "refunds",
      "refund_returns",
      "waitlist_entries",
    ],
    run: (tx, { actor }) => eraseBookings(tx, actor),
  },
  {
    tables: ["settlement_parts", "settlement_costs", "cost_receipts", "share_refunds"],
    run: (tx, { actor }) => eraseSettlements(tx, actor),
  },
  {
    tables: ["vouchers", "voucher_uses"],
    async run(tx, { actor, email, credit }) {
      credit.push(...(await leaveCredit(tx, actor, email)))
      await eraseVouchers(tx, { userId: actor.userId, email })
    },
  },
  {
    tables: ["withdrawals", "withdrawal_replies"],
    run: (tx, { actor, email }) => eraseWithdrawals(tx, { userId: actor.userId, email }),
  },
  {
    tables: ["planes", "plane_photos", "plane_insurances"],
    run: (tx, { actor }) => erasePlanes(tx, actor.userId),
  },
  {
    tables: ["verification_documents", "document_files"],
    run: (tx, { actor }) => eraseDocuments(tx, actor.userId),
  },
  { tables: ["landings"], run: (tx, { actor }) => eraseLandings(tx, actor.userId) },
  { tables: ["personal_minimums"], run: (tx, { actor }) => eraseMinimums(tx, actor.userId) },
  {
    tables: ["checklist_ticks"],
    run: (tx, { actor }) => eraseChecklists(tx, actor.userId),
  },
  {
    tables: ["go_decisions", "boarding_ticks", "kin_links"],
    run: (tx, { actor }) => eraseFlightDays(tx, actor.userId),
  },
  { tables: ["reviews"], run: (tx, { actor }) => eraseReviews(tx, actor.userId) },
  { tables: ["calendar_feeds"], run: (tx, { actor }) => removeFeed(tx, actor.userId) },
  {
    tables: ["year_shares", "told_years"],
    run: (tx, { actor }) => eraseYears(tx, actor.userId),
  },
  { tables: ["favourites"], run: (tx, { actor }) => eraseFavourites(tx, actor.userId) },
  {
    tables: ["subscriptions", "subscription_matches"],
    run: (tx, { actor }) => eraseSubscriptions(tx, actor.userId),
  },
  {
    tables: ["flight_requests", "flight_request_offers", "flight_request_notifications"],
    run: (tx, { actor }) => eraseFlightRequests(tx, actor.userId),
  },
  {
    tables: ["message_photos"],
    run: (tx, { actor }) => eraseMessagePhotos(tx, actor.userId),
  },
  {
    tables: ["memories", "memory_requests", "memory_consents"],
    run: (tx, { actor }) => eraseMemories(tx, actor.userId),
  },
  {
    tables: ["conversations", "conversation_members", "messages", "user_blocks"],
    run: (tx, { actor }) => eraseConversations(tx, actor.userId),
  },
  { tables: ["occurrences"], run: (tx, { actor }) => eraseOccurrences(tx, actor.userId) },
  { tables: ["review_flags"], run: (tx, { actor }) => eraseReviewFlags(tx, actor.userId) },
  {
    tables: ["reports", "appeals"],
    run: (tx, { actor, email }) => eraseReports(tx, { userId: actor.userId, email }),
  },
  { tables: ["notifications"], run: (tx, { actor }) => eraseNotifications(tx, actor.userId) },
  {
    tables: ["push_subscriptions"],
    run: (tx, { actor }) => erasePushSubscriptions(tx, actor.userId),
  },
  { tables: ["data_exports"], run: (tx, { actor }) => eraseExports(tx, actor.userId) },
  { tables: ["mails"], run: (tx, { email }) => eraseMails(tx, sql`m.recipient = ${email}`) },
  { tables: ["refused_addresses"], run: (tx, { email }) => clearRefused(tx, email) },
  {
    tables: ["idempotency_keys"],
    run: (tx, { actor }) => eraseIdempotencyKeysOf(tx, actor.userId),
  },
  {
    tables: [
      "sessions",
      "refresh_tokens",
      "login_challenges",
      "passkeys",
      "passkey_challenges",
      "authenticator_apps",
      "recovery_codes",
      "pending_sign_ins",
      "factor_recoveries",
      "pending_changes",
      "pending_registrations",
    ],
    run: (tx, { actor, email }) => eraseSignIns(tx, { userId: actor.userId, email }),
  },
  {
    tables: ["security_events"],
    run: (tx, { actor }) => eraseSecurityEvents(tx, actor.userId),
  },
  {
    tables: ["restrictions"],
    run: (tx, { actor }) => eraseRestrictions(tx, actor.userId),
  },
  { tables: ["data_looks"], run: (tx, { actor }) => eraseLooks(tx, actor.userId) },
  { tables: ["sheet_notes"], run: (tx, { actor }) => eraseSheetNotes(tx, actor.userId) },
  { tables: ["person_views"], run: (tx, { actor }) => eraseViews(tx, actor.userId) },
  {
    tables: ["office_views", "office_default_views"],
    run: (tx, { actor }) => eraseOfficeViews(tx, actor.userId),
  },
  { tables: ["approvals"], run: (tx, { actor }) => eraseApprovals(tx, actor.userId) },
  {
    tables: ["users", "office_role_grants", "pilot_profiles", "bank_accounts", "payout_accounts"],
    run: (tx, { actor }) => eraseUser(tx, actor.userId),
  },
]

/** What stays when a person goes, and why that may be. */
export const KEPT: ReadonlyArray<{ tables: readonly string[]; why: string }> = [
  {
    tables: [
      "ledger_accounts",
      "ledger_transactions",
      "ledger_entries",
      "flight_prices",
      "new_dates",
      "settlements",
      "payouts",
      "payout_deductions",
      "transfers",
      "booking_refunds",
      "goodwills",
      "seats_given_up",
    ],
    why: "Receipts, ten years (§ 147 AO). They know numbers of bookings and accounts, no person.",
  },
  {
    tables: ["receipts"],
    why: "Invoices with who they were issued to and whose share they name, ten years (§ 147 AO, § 14b UStG); a job takes the names out then.",
  },
  {
    tables: ["cases", "case_notes"],
    why: "Who of the back office sees to what, and what they noted so that others can go on: of several people at once. Gone a year later.",
  },
  {
    tables: ["flight_changes", "change_questions"],
    why: "What was booked and who agreed to what, beside the receipts. Times, places and an aircraft, no person.",
  },
  {
    tables: ["events"],
    why: "The record of what was agreed (Art. 17 (3) (e) GDPR): numbers, states, kinds of device; no names, and nobody's words.",
  },
  {
    tables: [
      "trial_payments",
      "trial_refunds",
      "trial_transfers",
      "payment_provider_events",
      "stripe_checkouts",
      "disputes",
      "payment_flags",
    ],
    why: "What providers keep and report: numbers of payments.",
  },
  {
    tables: ["bank_transfers", "bank_transfer_files"],
    why: "To whose account the operator has transferred a refund: a receipt, ten years (§ 147 AO), its IBAN sealed; a job deletes it then.",
  },
  {
    tables: ["tax_requests", "tax_details", "tax_messages", "tax_records"],
    why: "What was reported to the tax office, and what has to be: ten years (§ 24 PStTG), sealed; a job deletes it then.",
  },
  {
    tables: ["setting_versions"],
    why: "Which of the back office has changed a setting, as long as there is a product: a number, a value and a reason about it.",
  },
  {
    tables: ["month_closings"],
    why: "Which of the back office has closed a month of the accounts, as long as the ledger: a number, sums and a note about sums.",
  },
  {
    tables: ["content_versions"],
    why: "Which of the back office has written a public text or the topics of the home page: a number; the words are the product's, as long as its history.",
  },
  { tables: ["rate_limits"], why: "Counters without a name; gone within a day." },
]
