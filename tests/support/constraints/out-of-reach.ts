/*
 * Columns that no input of a route reaches, with the reason. What a migration adds stands here or among
 * the inputs (`inputs.ts`); a test fails for a constraint that neither knows.
 */

/** Why no input gets there. */
const REASONS = {
  CLOCK: "a moment that the server's clock says, or a deadline that follows from it",
  FILE: "what a file turned out to be when it was drawn anew or inspected",
  KEY: "a number, reference, key or hash that the database or the process makes",
  MONEY: "an amount that is computed from what stands in other rows",
  OWN: "whose row it is: the session's account, or a row that the command has found and locked",
  PLACES: "imported from a list of places by a command of the operator",
  PROCESS: "written by the process for itself",
  PROVIDER: "from a report that a payment provider has signed, parsed by a schema of its own",
  AUTHENTICATOR:
    "what an authenticator has made and signed, parsed by a library and a schema of its own",
  STATE: "set by a command to a value from the code, or counted by it",
} as const

type Reason = keyof typeof REASONS

/** Whole tables. */
const TABLES: Readonly<Partial<Record<Reason, string>>> = {
  MONEY:
    "booking_refunds flight_prices ledger_accounts ledger_entries ledger_transactions payout_deductions payouts receipts refunds transfers trial_payments trial_refunds trial_transfers voucher_uses",
  PLACES: "airports runways town_names towns",
  PROCESS:
    "authenticator_apps data_looks factor_recoveries failing_rows flight_request_notifications idempotency_keys key_figure_days key_figures mail_bounces office_role_grants passkey_challenges pending_sign_ins person_views push_keys rate_limits receipt_years recovery_codes refresh_tokens refused_addresses schema_migrations sealing_secrets search_changes security_events settings subscription_matches told_years visit_counts",
  AUTHENTICATOR: "passkeys",
  PROVIDER: "payment_provider_events payout_accounts stripe_checkouts",
}

/** Columns of tables that hold inputs beside them. */
const COLUMNS: Readonly<Record<string, Partial<Record<Reason, string>>>> = {
  approvals: {
    CLOCK: "decided_at executes_at expires_at requested_at",
    KEY: "id",
    OWN: "decided_by_id requested_by_id subject_id target",
    STATE: "kind needed_right payload preview status",
  },
  appeals: {
    CLOCK: "created_at decided_at",
    KEY: "id ref",
    OWN: "email report_id restriction_id user_id",
  },
  bank_accounts: {
    CLOCK: "updated_at",
    OWN: "user_id",
  },
  boarding_ticks: {
    OWN: "booking_id",
    STATE: "position",
  },
  office_default_views: {
    OWN: "user_id",
  },
  office_views: {
    CLOCK: "changed_at",
    KEY: "id",
    OWN: "owner_id",
  },
  cases: {
    CLOCK: "touched_at",
    KEY: "id",
    OWN: "kind subject",
  },
  case_notes: {
    CLOCK: "written_at",
    KEY: "id",
    OWN: "author_id case_id",
  },
  booking_notes: {
    CLOCK: "written_at",
    KEY: "id",
    OWN: "author_id booking_id",
  },
  sheet_notes: {
    CLOCK: "written_at",
    KEY: "id",
    OWN: "author_id",
  },
  booking_people: {
    CLOCK: "guardian_consent_at",
    OWN: "joined_with_id",
    STATE: "guardian_wording",
  },
  bookings: {
    CLOCK: "created_at hold_until payment_due_by rebook_by respond_by",
    KEY: "id",
    MONEY:
      "fee_cents fee_max_cents fee_min_cents fee_rate_permille kept_fee_cents kept_share_cents seat_price_cents",
    OWN: "adds_to_id checkout_id passenger_id",
    STATE: "late_seats status",
  },
  calendar_feeds: {
    CLOCK: "created_at",
    KEY: "id secret_encrypted secret_hash",
    OWN: "user_id",
  },
  change_questions: {
    CLOCK: "answer_by answered_at asked_at",
    OWN: "booking_id",
    STATE: "known state",
  },
  checklist_ticks: {
    OWN: "flight_id user_id",
  },
  checkouts: {
    CLOCK: "created_at expires_at",
    KEY: "id ref secret_hash",
    MONEY: "fee_cents seat_price_cents",
    OWN: "user_id",
    STATE: "renewals subject",
  },
  conversation_members: {
    CLOCK: "told_up_to",
    OWN: "conversation_id",
  },
  conversations: {
    CLOCK: "answered_at asked_at created_at last_message_at missed_at",
    KEY: "id",
    OWN: "flight_id flight_request_id opened_by_id person_id",
  },
  cost_receipts: {
    CLOCK: "created_at",
    FILE: "byte_size media_type scan_state",
    KEY: "id",
    OWN: "flight_id",
  },
  data_exports: {
    CLOCK: "created_at",
    KEY: "id",
    OWN: "user_id",
    STATE: "status",
  },
  disputes: {
    CLOCK: "decided_at",
    KEY: "id",
    MONEY: "amount_cents borne_cents",
    OWN: "decided_by payment_id",
    PROVIDER: "closed_at opened_at provider_ref status",
  },
  document_files: {
    CLOCK: "created_at",
    FILE: "byte_size media_type scan_state",
    OWN: "document_id user_id",
  },
  event_counts: {
    CLOCK: "day",
    STATE: "count",
  },
  events: {
    CLOCK: "at",
    KEY: "id",
    OWN: "entity_id",
    STATE: "actor_kind data entity kind",
  },
  favourites: {
    CLOCK: "created_at",
    OWN: "user_id",
  },
  flight_changes: {
    CLOCK: "answer_by changed_at",
    KEY: "id",
    OWN: "flight_id",
    STATE: "after before",
  },
  flight_costs: {
    OWN: "flight_id",
    STATE: "position",
  },
  flight_drafts: {
    CLOCK: "created_at saved_at",
    OWN: "flight_id pilot_id",
    STATE: "is_open",
  },
  flight_photos: {
    CLOCK: "created_at",
    FILE: "placeholder",
    OWN: "flight_id pilot_id",
    STATE: "position",
  },
  flight_request_offers: {
    CLOCK: "begun_at",
    OWN: "flight_id flight_request_id pilot_id",
  },
  flight_requests: {
    CLOCK: "created_at ends_at opened_at",
    KEY: "id",
    OWN: "user_id",
    STATE: "status",
  },
  flight_seats: {
    CLOCK: "held_until",
    OWN: "booking_id",
    STATE: "seat_number",
  },
  flight_stops: {
    OWN: "flight_id",
    STATE: "minute note position",
  },
  flight_vettings: {
    CLOCK: "decided_at submitted_at",
    KEY: "id",
    OWN: "flight_id",
  },
  flights: {
    CLOCK: "created_at",
    KEY: "id",
    MONEY: "distance_km total_cost_cents",
    OWN: "offer_id pilot_id",
    STATE: "is_occupied status time_zone unusable_seats",
  },
  go_decisions: {
    CLOCK: "decided_at departs_at",
    OWN: "flight_id",
  },
  goodwills: {
    CLOCK: "given_at",
    KEY: "id",
    OWN: "booking_id given_by voucher_id",
  },
  kin_links: {
    CLOCK: "created_at",
    KEY: "number",
    OWN: "booking_id",
  },
  landings: {
    CLOCK: "created_at",
    KEY: "id",
    OWN: "flight_id user_id",
  },
  login_challenges: {
    CLOCK: "created_at expires_at",
    KEY: "code_hmac id",
    STATE: "foreign_wrong_codes purpose wrong_tries",
  },
  mails: {
    CLOCK: "created_at",
    KEY: "id key number",
    STATE: "attachments headers holds_code html kind status subject text tries",
  },
  memories: {
    CLOCK: "created_at",
    FILE: "content_hash height photo_id width",
    KEY: "id",
    OWN: "flight_id user_id",
  },
  memory_consents: {
    CLOCK: "answered_at",
    OWN: "request_id",
    STATE: "has_companions is_author is_pictured",
  },
  memory_requests: {
    CLOCK: "asked_at ended_at expires_at",
    KEY: "id",
    OWN: "memory_id pilot_id",
    STATE: "end_reason status",
  },
  message_photos: {
    CLOCK: "created_at",
    FILE: "height width",
    KEY: "id",
    OWN: "message_id user_id",
  },
  messages: {
    CLOCK: "created_at",
    KEY: "id",
    OWN: "author_id booking_id conversation_id event_id",
    STATE: "event_kind is_withheld",
  },
  new_dates: {
    OWN: "flight_id new_flight_id",
  },
  notifications: {
    CLOCK: "created_at",
    OWN: "event_id flight_id user_id",
    STATE: "data kind path",
  },
  occurrences: {
    CLOCK: "closed_at reported_at",
    KEY: "content_key id ref",
    OWN: "flight_id reporter_id",
    STATE: "reporter_role",
  },
  bank_transfer_files: {
    CLOCK: "created_at",
    KEY: "id message_ref xml_encrypted",
    OWN: "created_by",
  },
  bank_transfers: {
    CLOCK: "created_at settled_at",
    KEY: "end_to_end_id id",
    MONEY: "amount_cents",
    OWN: "created_by file_id flag_id",
  },
  tax_details: {
    CLOCK: "given_at",
    OWN: "user_id",
  },
  tax_messages: {
    CLOCK: "created_at",
    KEY: "id message_ref operator_doc_ref xml_encrypted",
    OWN: "created_by year",
    STATE: "kind",
  },
  tax_records: {
    KEY: "content_hash corrects_ref doc_ref",
    MONEY: "activities consideration_cents",
    OWN: "message_id pilot_id",
    STATE: "doc_type",
  },
  tax_requests: {
    CLOCK: "reminded_again_at reminded_at requested_at withheld_at",
    OWN: "user_id",
  },
  content_versions: {
    CLOCK: "written_at",
    KEY: "id",
    OWN: "author_id restored_number",
    STATE: "delivered_body number state",
  },
  month_closings: {
    CLOCK: "closed_at",
    MONEY: "control_sums",
    OWN: "closed_by",
    STATE: "month",
  },
  setting_versions: {
    CLOCK: "set_at",
    KEY: "approval_id id",
    OWN: "set_by",
    STATE: "key",
  },
  payment_flags: {
    CLOCK: "flagged_at settled_at",
    KEY: "id",
    OWN: "event_id payment_id settled_by",
    STATE: "provider reason subject",
  },
  payments: {
    CLOCK: "created_at wanted_at",
    KEY: "id ref",
    MONEY: "amount_cents captured_cents credit_due_cents due_cents refunded_cents",
    OWN: "checkout_id",
    PROVIDER: "provider_ref status",
    STATE: "means provider wanted",
  },
  pending_changes: {
    CLOCK: "created_at",
    KEY: "id",
    OWN: "challenge_id new_challenge_id user_id",
    STATE: "kind",
  },
  pending_registrations: {
    OWN: "challenge_id",
  },
  personal_minimums: {
    CLOCK: "changed_at",
    OWN: "user_id",
  },
  pilot_profiles: {
    CLOCK: "created_at stated_checked_at",
    OWN: "user_id",
    STATE: "flight_hours landings_last_90_days",
  },
  plane_insurances: {
    CLOCK: "changed_at",
    OWN: "plane_id",
  },
  plane_photos: {
    CLOCK: "created_at",
    OWN: "plane_id",
    STATE: "position",
  },
  planes: {
    CLOCK: "created_at",
    KEY: "id",
    OWN: "pilot_id",
  },
  push_subscriptions: {
    CLOCK: "created_at",
    KEY: "id",
    OWN: "session_id user_id",
    STATE: "failures",
  },
  refund_returns: {
    CLOCK: "decided_at returned_at",
    KEY: "id",
    OWN: "refund_id",
    STATE: "is_automatic",
  },
  reports: {
    CLOCK: "created_at decided_at",
    KEY: "id ref",
    OWN: "reporter_id restriction_id subject_id",
    STATE: "status subject_kind subject_title",
  },
  restrictions: {
    CLOCK: "created_at forgotten_at lifted_at",
    KEY: "id ref",
    OWN: "subject_id user_id",
    STATE: "subject_kind subject_title",
  },
  review_flags: {
    CLOCK: "decided_at flagged_at",
    KEY: "id",
    OWN: "decided_by first_user_id second_user_id",
    STATE: "reasons",
  },
  reviews: {
    CLOCK: "created_at office_note_read_at replied_at",
    KEY: "id",
    OWN: "author_id booking_id flight_id office_note_read_by subject_id",
  },
  seats_given_up: {
    MONEY: "kept_fee_cents kept_share_cents",
    OWN: "booking_id event_id",
    STATE: "is_collected late_seats",
  },
  sessions: {
    CLOCK: "created_at expires_at last_seen_at",
    KEY: "id",
    OWN: "user_id",
    STATE: "device method",
  },
  settlement_costs: {
    MONEY: "stated_cents",
    OWN: "flight_id",
    STATE: "correction position",
  },
  settlement_parts: {
    CLOCK: "answered_at decided_at objected_at withdrawn_at",
    MONEY:
      "fee_cents refund_fee_cents refund_share_cents share_cents uncollected_fee_cents uncollected_share_cents vat_cents",
    OWN: "booking_id decided_by flight_id",
    STATE: "seats",
  },
  settlements: {
    CLOCK: "closed_at objections_until submitted_at",
    OWN: "flight_id",
  },
  share_refunds: {
    CLOCK: "made_at",
    KEY: "id",
    MONEY: "fee_cents share_cents",
    OWN: "booking_id event_id made_by",
  },
  subscriptions: {
    CLOCK: "created_at",
    KEY: "id",
    OWN: "user_id",
    STATE: "status",
  },
  user_blocks: {
    CLOCK: "created_at",
    OWN: "blocked_id blocker_id",
  },
  users: {
    CLOCK: "blocked_at created_at",
    KEY: "id",
    STATE: "is_admin",
  },
  verification_documents: {
    CLOCK: "created_at decided_at",
    KEY: "id",
    OWN: "user_id",
  },
  vouchers: {
    CLOCK: "activated_at created_at redeemed_at valid_until",
    KEY: "id",
    OWN: "buyer_id checkout_id owner_id replaces_id",
    STATE: "status",
  },
  waitlist_entries: {
    CLOCK: "joined_at",
    KEY: "id",
    OWN: "booking_id flight_id user_id",
    STATE: "status",
  },
  withdrawal_replies: {
    CLOCK: "sent_at",
    KEY: "id",
    OWN: "withdrawal_id",
  },
  withdrawals: {
    CLOCK: "forgotten_at handled_at received_at",
    KEY: "id ref",
    OWN: "booking_id user_id",
  },
  year_shares: {
    CLOCK: "created_at",
    KEY: "id token",
    OWN: "user_id",
    STATE: "shows",
  },
}

const tables = new Set(Object.values(TABLES).flatMap((names) => names.split(" ")))
const columns = new Set(
  Object.entries(COLUMNS).flatMap(([table, byReason]) =>
    Object.values(byReason).flatMap((names) => names.split(" ").map((name) => `${table}.${name}`)),
  ),
)

/** Whether a reason stands here why nothing that comes in reaches a column (`table.column`). */
export function isOutOfReach(column: string): boolean {
  return tables.has(column.split(".")[0] ?? "") || columns.has(column)
}

/** Everything that stands here, to find what is not there any more. */
export const OUT_OF_REACH: { tables: ReadonlySet<string>; columns: ReadonlySet<string> } = {
  tables,
  columns,
}
