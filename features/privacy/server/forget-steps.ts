import { sql } from "drizzle-orm"
import { forgetSignIns } from "#features/auth/server/forget-sign-ins.ts"
import { forgetBookings } from "#features/bookings/server/forget-bookings.ts"
import { forgetChecklists } from "#features/checklists/server/forget-checklists.ts"
import { forgetFavourites } from "#features/favourites/server/forget-favourites.ts"
import { forgetFlightRequests } from "#features/flight-requests/server/forget-flight-requests.ts"
import { forgetFlights } from "#features/flights/server/forget-flights.ts"
import { forgetNotifications } from "#features/notifications/server/forget-notifications.ts"
import { forgetPlanes } from "#features/planes/server/forget-planes.ts"
import { forgetReports } from "#features/reports/server/forget-reports.ts"
import { forgetSettlements } from "#features/settlements/server/forget-settlements.ts"
import { forgetSubscriptions } from "#features/subscriptions/server/forget-subscriptions.ts"
import { forgetRestrictions } from "#features/users/server/forget-restrictions.ts"
import { forgetUser } from "#features/users/server/forget-user.ts"
import { forgetDocuments } from "#features/verification/server/forget-documents.ts"
import { forgetLandings } from "#features/verification/server/forget-landings.ts"
import { forgetVouchers } from "#features/vouchers/server/forget-vouchers.ts"
import { type LeftCredit, leaveCredit } from "#features/vouchers/server/leave-credit.ts"
import { forgetWithdrawals } from "#features/withdrawals/server/forget-withdrawals.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { forgetMails } from "#platform/server/forget-mails.ts"
import { forgetIntentsOf } from "#platform/server/idempotency.ts"
import { forgetExports } from "./forget-exports.ts"

interface Leaving {
  actor: UserActor
  /** The address that the account had. */
  email: string
  /** What becomes of the credit, for the last mail: the step of the vouchers adds it. */
  credit: LeftCredit[]
}

interface ForgetStep {
  /** The tables from which the person disappears; a test compares them with the database. */
  tables: readonly string[]
  run(tx: Db, leaving: Leaving): Promise<void>
}

/** How a person is forgotten, room by room, in the order of the locks; the account itself last. */
export const FORGET_STEPS: readonly ForgetStep[] = [
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
    run: (tx, { actor }) => forgetFlights(tx, actor),
  },
  {
    tables: ["bookings", "booking_people", "checkouts", "payments", "refunds", "waitlist_entries"],
    run: (tx, { actor }) => forgetBookings(tx, actor),
  },
  {
    tables: ["settlement_parts", "settlement_costs", "cost_receipts"],
    run: (tx, { actor }) => forgetSettlements(tx, actor),
  },
  {
    tables: ["vouchers", "voucher_uses"],
    async run(tx, { actor, email, credit }) {
      credit.push(...(await leaveCredit(tx, actor, email)))
      await forgetVouchers(tx, { userId: actor.userId, email })
    },
  },
  {
    tables: ["withdrawals", "withdrawal_replies"],
    run: (tx, { actor, email }) => forgetWithdrawals(tx, { userId: actor.userId, email }),
  },
  {
    tables: ["planes", "plane_photos", "plane_insurances"],
    run: (tx, { actor }) => forgetPlanes(tx, actor.userId),
  },
  {
    tables: ["verification_documents", "document_files"],
    run: (tx, { actor }) => forgetDocuments(tx, actor.userId),
  },
  { tables: ["landings"], run: (tx, { actor }) => forgetLandings(tx, actor.userId) },
  {
    tables: ["checklist_ticks"],
    run: (tx, { actor }) => forgetChecklists(tx, actor.userId),
  },
  { tables: ["favourites"], run: (tx, { actor }) => forgetFavourites(tx, actor.userId) },
  {
    tables: ["subscriptions", "subscription_matches"],
    run: (tx, { actor }) => forgetSubscriptions(tx, actor.userId),
  },
  {
    tables: ["flight_requests", "flight_request_offers", "flight_request_tellings"],
    run: (tx, { actor }) => forgetFlightRequests(tx, actor.userId),
  },
  {
    tables: ["reports", "appeals"],
    run: (tx, { actor, email }) => forgetReports(tx, { userId: actor.userId, email }),
  },
  { tables: ["notifications"], run: (tx, { actor }) => forgetNotifications(tx, actor.userId) },
  { tables: ["data_exports"], run: (tx, { actor }) => forgetExports(tx, actor.userId) },
  { tables: ["mails"], run: (tx, { email }) => forgetMails(tx, sql`m.recipient = ${email}`) },
  { tables: ["idempotency_keys"], run: (tx, { actor }) => forgetIntentsOf(tx, actor.userId) },
  {
    tables: [
      "sessions",
      "refresh_tokens",
      "login_challenges",
      "pending_changes",
      "pending_registrations",
    ],
    run: (tx, { actor, email }) => forgetSignIns(tx, { userId: actor.userId, email }),
  },
  {
    tables: ["restrictions"],
    run: (tx, { actor }) => forgetRestrictions(tx, actor.userId),
  },
  {
    tables: ["users", "pilot_profiles", "bank_accounts", "payout_accounts"],
    run: (tx, { actor }) => forgetUser(tx, actor.userId),
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
      "transfers",
      "booking_refunds",
      "seats_given_up",
    ],
    why: "Receipts, ten years (§ 147 AO). They know numbers of bookings and accounts, no person.",
  },
  {
    tables: ["receipts"],
    why: "Invoices with who they were issued to and whose share they name, ten years (§ 147 AO, § 14b UStG); a job takes the names out then.",
  },
  {
    tables: ["flight_changes", "change_questions"],
    why: "What was booked and who agreed to what, beside the receipts. Times, places and an aircraft, no person.",
  },
  {
    tables: ["reviews"],
    why: "Others decided by them. Shown as written by a deleted account.",
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
  { tables: ["rate_limits"], why: "Counters without a name; gone within a day." },
]
