import sharp from "sharp"
import { wholePhotoKey } from "#features/flights/core/flight-photo-path.ts"
import { storage } from "#platform/server/storage.ts"
import { ACCESS_ROWS, type AccessRow } from "#tests/support/access-rows.ts"

/** Where an input ends: `table.column`, and the property of the body by which it gets there. */
export type Inputs = Readonly<Record<string, string>>

/*
 * Which columns the input of a route reaches. A column that several calls write stands at the one that
 * takes most of it; all of them share the schema.
 */

/** By the call; its rows are those of the access test. */
export const CALL_INPUTS: Readonly<Record<string, Inputs>> = {
  "PUT /api/users/:id": {
    "users.about": "about",
    "users.first_name": "firstName",
    "users.last_name": "lastName",
    "users.languages": "languages",
    "users.has_subscribed_newsletter": "hasSubscribedNewsletter",
    "users.muted_mails": "mutedMails",
    "users.muted_pushes": "mutedPushes",
    "bank_accounts.account_holder": "bankAccount.accountHolder",
    "bank_accounts.iban_encrypted": "bankAccount.iban",
    "bank_accounts.iban_last4": "bankAccount.iban",
    "bank_accounts.bic": "bankAccount.bic",
  },
  "PUT /api/users/:id/phone": { "users.phone": "phone" },
  "PUT /api/users/:id/birth-date": { "pilot_profiles.birth_date": "birthDate" },
  "PUT /api/users/:id/flight-hours": {
    "pilot_profiles.stated_flight_hours": "flightHours",
    "pilot_profiles.stated_on": "on",
  },
  "POST /api/users/:id/pilot-profile": {
    "pilot_profiles.licence": "licence",
    "pilot_profiles.home_airport_id": "homeAirportCode",
  },
  "POST /api/users": {
    "pending_registrations.first_name": "firstName",
    "pending_registrations.last_name": "lastName",
    "pending_registrations.has_subscribed_newsletter": "hasSubscribedNewsletter",
    "pending_registrations.licence": "pilot.licence",
    "pending_registrations.home_airport_id": "pilot.homeAirportCode",
    "pending_registrations.terms_accepted_at": "acceptsTerms",
  },
  "POST /api/auth/login/token/send": {
    "login_challenges.email": "email",
    "mails.recipient": "email",
    "users.email": "email",
  },
  "POST /api/auth/login/password": { "sessions.is_persistent": "isPersistent" },
  "POST /api/users/:id/settings/email": { "pending_changes.new_email": "email" },
  "PUT /api/users/:id/settings/password": { "pending_changes.password_hash": "password" },
  "POST /api/documents": {
    "verification_documents.kind": "kind",
    "verification_documents.class": "class",
    "verification_documents.number": "number",
    "verification_documents.issued_on": "issuedOn",
    "verification_documents.expires_on": "expiresOn",
    "document_files.id": "fileIds.0",
  },
  "POST /api/documents/:id/decision": {
    "verification_documents.status": "verdict",
    "verification_documents.rejection": "reason",
    "verification_documents.rejection_note": "note",
  },
  "POST /api/users/:id/block": {
    "restrictions.ground": "ground",
    "restrictions.provision": "provision",
    "restrictions.reasons": "reasons",
  },
  "POST /api/users/:id/unblock": { "restrictions.lift_reasons": "reasons" },
  "POST /api/reports/:id/decision": { "reports.verdict": "verdict", "reports.reasons": "reasons" },
  "POST /api/appeals/:id/decision": { "appeals.status": "verdict", "appeals.reasons": "reasons" },
  "POST /api/drafts": { "flight_drafts.step_versions": "step", "flight_drafts.answers": "answers" },
  "PUT /api/drafts/:id": { "flight_drafts.version": "version" },
  "POST /api/flights/:id/vetting": {
    "flight_vettings.verdict": "verdict",
    "flight_vettings.reason": "reason",
    "flight_vettings.note": "note",
  },
  "POST /api/flights/:id/occurrences": {
    "occurrences.kind": "kind",
    "occurrences.phase": "phase",
    "occurrences.words": "words",
    "occurrences.has_injuries": "hasInjuries",
    "occurrences.is_reported_to_authority": "isReportedToAuthority",
  },
  "POST /api/occurrences/:id/closing": {
    "occurrences.closing_note": "note",
    "occurrences.summary": "summary",
  },
  "POST /api/review-flags/:id/decision": {
    "review_flags.verdict": "verdict",
    "review_flags.note": "reasons",
  },
  "PUT /api/bookings/:id/review": {
    "reviews.stars": "stars",
    "reviews.text": "text",
    "reviews.communication": "communication",
    "reviews.cost_honesty": "costHonesty",
    "reviews.felt_safe": "feltSafe",
    "reviews.was_punctual": "wasPunctual",
    "reviews.weight_was_right": "weightWasRight",
    "reviews.note_to_subject": "noteToSubject",
    "reviews.note_to_office": "noteToOffice",
  },
  "POST /api/reviews/:id/reply": { "reviews.reply": "text" },
  "POST /api/office-team": { "approvals.reason": "reason" },
  "POST /api/approvals/:id/decision": { "approvals.note": "note" },
  "POST /api/sheet-notes": {
    "sheet_notes.subject": "subject",
    "sheet_notes.subject_id": "subjectId",
    "sheet_notes.text": "text",
  },
  "POST /api/users/:id/office-email": { "approvals.reason": "reason" },
  "POST /api/users/:id/office-name": {
    "sheet_notes.text": "reason",
    "users.first_name": "firstName",
    "users.last_name": "lastName",
  },
  "POST /api/users/:id/office-sign-out": { "sheet_notes.text": "reason" },
  "POST /api/flights/:id/office-cancellation": { "sheet_notes.text": "reason" },
  "POST /api/bookings/:id/notes": { "booking_notes.text": "text" },
  "PUT /api/cases/:kind/:subject/owner": { "cases.owner_id": "ownerId" },
  "POST /api/office-views": {
    "office_views.list": "list",
    "office_views.name": "name",
    "office_views.words": "words",
    "office_views.is_shared": "isShared",
  },
  "PUT /api/office-views/:id": {
    "office_views.name": "name",
    "office_views.words": "words",
    "office_views.is_shared": "isShared",
  },
  "PUT /api/default-office-view": {
    "office_default_views.list": "list",
    "office_default_views.view_id": "viewId",
  },
  "POST /api/bulk/booking-notes": { "booking_notes.text": "text" },
  "POST /api/bulk/sheet-notes": { "sheet_notes.text": "text" },
  "PUT /api/bulk/cases/owner": { "cases.owner_id": "ownerId" },
  "POST /api/cases/:kind/:subject/notes": { "case_notes.text": "text" },
  "POST /api/bookings/:id/office-cancellation": { "booking_notes.text": "reason" },
  "POST /api/bookings/:id/guest-phone": { "booking_notes.text": "reason", "users.phone": "phone" },
  "POST /api/bookings/:id/rebooking": { "booking_notes.text": "reason" },
  "POST /api/bookings/:id/correction": {
    "booking_notes.text": "reason",
    "booking_people.luggage_kg": "luggageKg",
    "booking_people.name": "name",
    "booking_people.weight_kg": "weightKg",
  },
  "POST /api/bookings/:id/part-refund": { "booking_notes.text": "reason" },
  "POST /api/bookings/:id/share-refund": {
    "booking_notes.text": "words",
    "share_refunds.words": "words",
  },
  "POST /api/bookings/:id/office-waiver": { "booking_notes.text": "reason" },
  "POST /api/bookings/:id/goodwill": {
    "booking_notes.text": "reason",
    "goodwills.amount_cents": "amountCents",
    "goodwills.way": "way",
  },
  "POST /api/bank-transfers": {
    "bank_transfers.holder": "holder",
    "bank_transfers.iban_encrypted": "iban",
    "bank_transfers.iban_last4": "iban",
  },
  "POST /api/bank-transfer-files": { "bank_transfer_files.execute_on": "executeOn" },
  "POST /api/bank-transfers/:id/outcome": { "bank_transfers.status": "outcome" },
  "PUT /api/tax-details": { "tax_details.details_encrypted": "taxId" },
  "POST /api/months/:month/closing": { "month_closings.note": "note" },
  "PUT /api/settings/announcement": {
    "setting_versions.value": "value",
    "setting_versions.number": "basedOn",
    "setting_versions.reason": "reason",
  },
  "POST /api/texts/versions": {
    "content_versions.document": "document",
    "content_versions.body": "text.body",
    "content_versions.note": "note",
  },
  "POST /api/withdrawals/:id/handling": { "withdrawals.handling_note": "note" },
  "POST /api/withdrawals/:id/replies": { "withdrawal_replies.text": "text" },
  "POST /api/payment-flags/:id/settling": { "payment_flags.settled_note": "note" },
  "POST /api/landings": {
    "landings.flown_on": "flownOn",
    "landings.aircraft_class": "aircraftClass",
    "landings.aircraft_type": "aircraftType",
    "landings.take_offs": "takeOffs",
    "landings.landings": "landings",
    "landings.night_landings": "nightLandings",
    "landings.flight_minutes": "flightMinutes",
    "landings.flown_as": "flownAs",
    "landings.place": "place",
  },
  "POST /api/checkouts": {
    "checkouts.flight_id": "flightId",
    "bookings.flight_id": "flightId",
    "flight_seats.flight_id": "flightId",
  },
  "POST /api/checkouts/:ref/seats": { "checkouts.seats": "seats", "bookings.seats": "seats" },
  "POST /api/checkouts/:ref/order": {
    "booking_people.name": "people.0.name",
    "booking_people.is_minor": "people.0.isMinor",
    "booking_people.guardian_name": "people.0.guardianName",
    "bookings.message": "message",
    "payments.credit_cents": "creditCents",
  },
  "POST /api/checkouts/proposals": { "bookings.proposed_departs_at": "day" },
  "POST /api/bookings/:id/other-start": { "bookings.counter_departs_at": "day" },
  "POST /api/bookings/:id/decline": { "bookings.decline_reason": "reason" },
  "POST /api/bookings/:id/cancel-for-guest": { "bookings.cancellation_word": "word" },
  "POST /api/bookings/:id/agree-to-change": {
    "change_questions.change_id": "changeId",
    "change_questions.id": "changeId",
  },
  "POST /api/bookings/:id/give-up-seats": { "seats_given_up.positions": "stayHome" },
  "POST /api/bookings/:id/new-date": { "new_dates.id": "newDateId" },
  "POST /api/flights/:id/new-dates": { "new_dates.departs_at": "starts.0.day" },
  "POST /api/flights/:id/waitlist": { "waitlist_entries.seats": "seats" },
  "POST /api/flights/:id/settlement-costs": {
    "settlement_costs.kind": "costs.0.kind",
    "settlement_costs.label": "costs.0.label",
    "settlement_costs.amount_cents": "costs.0.amountCents",
    "settlement_costs.explanation": "costs.0.explanation",
  },
  "POST /api/flights/:id/settlement": { "settlements.actual_cost_cents": "shownCostCents" },
  "POST /api/bookings/:id/objection": {
    "settlement_parts.objection_kind": "kind",
    "settlement_parts.objection": "words",
  },
  "POST /api/bookings/:id/objection-answer": { "settlement_parts.answer": "words" },
  "POST /api/bookings/:id/objection-decision": {
    "settlement_parts.outcome": "verdict",
    "settlement_parts.decision": "words",
  },
  "POST /api/disputes/:id/decision": {
    "disputes.borne_by": "borneBy",
    "disputes.decision": "words",
  },
  "POST /api/refund-returns/:id/choice": { "refund_returns.choice": "choice" },
  "POST /api/planes": {
    "planes.model": "model",
    "planes.icao_type": "icaoType",
    "planes.registration": "registration",
    "planes.category": "category",
    "planes.wing": "wing",
    "planes.gear": "gear",
    "planes.livery": "livery",
    "planes.year": "year",
    "planes.seats": "seats",
    "planes.ownership": "ownership",
    "planes.hourly_rate_cents": "hourlyRateCents",
    "planes.is_rate_wet": "isRateWet",
    "planes.fuel_litres_per_hour": "fuelLitresPerHour",
    "planes.cruise_knots": "cruiseKnots",
    "planes.payload_kg": "payloadKg",
    "planes.balance": "balance",
  },
  "PUT /api/planes/:id/photos": {
    "plane_photos.id": "photos.0.id",
    "plane_photos.alt": "photos.0.alt",
  },
  "PUT /api/planes/:id/insurance": {
    "plane_insurances.insurer": "insurer",
    "plane_insurances.policy_number": "policyNumber",
    "plane_insurances.valid_until": "validUntil",
  },
  "PUT /api/flights/:id/photos": {
    "flight_photos.id": "photos.0.id",
    "flight_photos.alt": "photos.0.alt",
    "flight_photos.crop_left": "photos.0.crop.left",
    "flight_photos.crop_top": "photos.0.crop.top",
    "flight_photos.crop_width": "photos.0.crop.width",
    "flight_photos.crop_height": "photos.0.crop.height",
  },
  "PUT /api/flights/:id/checklist": {
    "checklist_ticks.item": "changes.0.item",
    "checklist_ticks.is_done": "changes.0.isDone",
    "checklist_ticks.changed_at": "changes.0.changedAt",
  },
  "PUT /api/flights/:id/boarding": {
    "boarding_ticks.item": "changes.0.item",
    "boarding_ticks.is_done": "changes.0.isDone",
    "boarding_ticks.changed_at": "changes.0.changedAt",
  },
  "POST /api/flights/:id/go": {
    "go_decisions.decision": "decision",
    "go_decisions.decide_by": "decideBy",
  },
  "POST /api/flights/:id/delay": { "flights.expected_departs_at": "minutes" },
  "POST /api/flights/:id/take-off": { "flights.took_off_at": "at" },
  "POST /api/flights/:id/landing": { "flights.landed_at": "at" },
  "POST /api/flights/:id/diversion": { "flights.diverted_to_airport_id": "airportCode" },
  "POST /api/flights/:id/weights": {
    "booking_people.booking_id": "bookingId",
    "booking_people.position": "position",
    "booking_people.weight_kg": "weightKg",
    "booking_people.luggage_kg": "luggageKg",
  },
  "PUT /api/users/:id/minimums": {
    "personal_minimums.ceiling_ft": "ceilingFt",
    "personal_minimums.visibility_m": "visibilityM",
    "personal_minimums.crosswind_kt": "crosswindKt",
  },
  "POST /api/users/:id/favourites": { "favourites.flight_id": "flightIds.0" },
  "POST /api/subscriptions": {
    "subscriptions.name": "name",
    "subscriptions.lat": "coordinates.lat",
    "subscriptions.lng": "coordinates.lng",
    "subscriptions.radius_km": "radiusKm",
    "subscriptions.subscribes_newsletter": "subscribeNewsletter",
  },
  "POST /api/flight-requests": {
    "flight_requests.place": "place",
    "flight_requests.lat": "coordinates.lat",
    "flight_requests.lng": "coordinates.lng",
    "flight_requests.radius_km": "radiusKm",
    "flight_requests.goal": "goal",
    "flight_requests.destination": "destination.name",
    "flight_requests.destination_lat": "destination.coordinates.lat",
    "flight_requests.destination_lng": "destination.coordinates.lng",
    "flight_requests.first_day": "firstDay",
    "flight_requests.last_day": "lastDay",
    "flight_requests.persons": "persons",
    "flight_requests.most_cents": "mostEuros",
    "flight_requests.message": "message",
  },
  "POST /api/conversations": {
    "conversations.subject": "about.kind",
    "conversations.pilot_id": "about.userId",
    "conversation_members.user_id": "about.userId",
  },
  "POST /api/conversations/:id/messages": { "messages.key": "key", "messages.text": "text" },
  "PUT /api/conversations/:id/seen": {
    "conversation_members.read_up_to": "readUpTo",
    "conversation_members.delivered_up_to": "readUpTo",
  },
  "PUT /api/memories/:id": { "memories.caption": "caption" },
  "POST /api/memories/:id/request": { "memory_consents.user_id": "pictured.0.userId" },
  "PUT /api/memories/:id/consent": { "memory_consents.answer": "agrees" },
  "DELETE /api/notifications": { "notifications.id": "notificationIds.0" },
  "POST /api/year-shares": { "year_shares.year": "year", "year_shares.card": "card" },
  "PUT /api/push/subscription": {
    "push_subscriptions.endpoint": "endpoint",
    "push_subscriptions.p256dh": "keys.p256dh",
    "push_subscriptions.auth": "keys.auth",
  },
  "POST /api/vouchers/redeem": { "vouchers.code": "code" },
  "POST /api/events": { "event_counts.name": "name" },
}

/** By the form of a page that no call stands for; its rows are those of the limits. */
export const FORM_INPUTS: Readonly<Record<string, Inputs>> = {
  "routes/report": {
    "reports.reason": "reason",
    "reports.explanation": "explanation",
    "reports.reporter_name": "name",
    "reports.email": "email",
    "reports.intent": "intent",
  },
  "routes/appeal": { "appeals.explanation": "explanation" },
  "content:hero:widerruf": {
    "withdrawals.name": "name",
    "withdrawals.email": "email",
    "withdrawals.contract": "contract",
    "withdrawals.intent_key": "intent",
  },
  "content:storefront:fluggutschein-verschenken": {
    "vouchers.value_cents": "value",
    "vouchers.motif": "motif",
    "vouchers.recipient_name": "recipientName",
    "vouchers.sender_name": "senderName",
    "vouchers.greeting": "greeting",
    "vouchers.delivery": "delivery",
    "vouchers.deliver_on": "deliverOn",
  },
}

/** By the step of a draft that is handed in: columns of the flight that it becomes. */
export const DRAFT_INPUTS: Inputs = {
  "flights.departs_at": "datum.time",
  "flights.schedule": "datum.schedule",
  "flights.window_from": "datum.windowFrom",
  "flights.window_to": "datum.windowTo",
  "flights.window_weekdays": "datum.windowWeekdays",
  "flights.window_earliest": "datum.windowEarliest",
  "flights.window_latest": "datum.windowLatest",
  "flights.kind": "typ.kind",
  "flights.stay_minutes": "typ.stay",
  "flights.topics": "typ.topics",
  "flights.is_instant_booking": "typ.booking",
  "flights.duration_minutes": "kosten.flightTime",
  "flights.arrives_at": "kosten.flightTime",
  "flights.seats_offered": "kosten.seats",
  "flights.seat_price_cents": "kosten.seatPrice",
  "flights.plane_id": "flugzeug.planeId",
  "flights.departure_airport_id": "route.departure",
  "flights.destination_airport_id": "route.destination",
  "flights.terrain": "fotos.terrain",
  "flights.title": "beschreibung.title",
  "flights.description": "beschreibung.description",
  "flights.meeting_point": "beschreibung.meetingPoint",
  "flights.luggage_kg_per_person": "beschreibung.luggageKg",
  "flight_costs.kind": "kosten.extras.0.kind",
  "flight_costs.label": "kosten.extras.0.label",
  "flight_costs.amount_cents": "kosten.extras.0.amount",
  "flight_costs.explanation": "kosten.extras.0.explanation",
  "flight_costs.rate_cents": "kosten.hourlyRate",
  "flight_costs.litres_per_hour": "kosten.fuelLitresPerHour",
  "flight_stops.airport_id": "route.stops.0.code",
  "flight_stops.name": "route.stops.0.name",
  "flight_stops.lat": "route.stops.0.lat",
  "flight_stops.lng": "route.stops.0.lng",
}

const MARK = { isDone: true, changedAt: "2026-05-01T10:00:00Z" }

/** What the rows of the access test leave out of a body. */
const COMPLETE: Readonly<Record<string, object>> = {
  "PUT /api/users/:id": {
    firstName: "Ada",
    lastName: "Flug",
    languages: ["de"],
    bankAccount: { accountHolder: "Ada Flug", iban: "DE89370400440532013000", bic: "" },
  },
  "POST /api/users": { pilot: { licence: "LAPL(A)", homeAirportCode: "EDKB" } },
  "POST /api/flight-requests": {
    goal: "town",
    destination: { name: "Juist", coordinates: { lat: 53.68, lng: 7.06 } },
  },
  "PUT /api/flights/:id/checklist": { changes: [{ ...MARK, item: "fit" }] },
  "PUT /api/flights/:id/boarding": { changes: [{ ...MARK, item: "1-1-present" }] },
  "POST /api/flights/:id/go": { decision: "later" },
  "POST /api/memories/:id/request": {
    isNobodyPictured: false,
    pictured: [{ userId: 1, self: true, companions: false }],
  },
}

/** Inputs that the database would not keep as they are, and that the call keeps as something else. */
export const MEANT_OTHERWISE: Readonly<Record<string, string>> = {
  "PUT /api/users/:id/phone phone": "an empty number removes it",
  "POST /api/documents expiresOn": "an empty day: it has none",
  "PUT /api/drafts/:id version": "only compared with the kept one",
  "PUT /api/flights/:id/boarding changes.0.item": "an item that no list has is left out",
  "content:storefront:fluggutschein-verschenken deliverOn": "only read for delivery on a day",
  "POST /api/flight-requests mostEuros": "sent in euros, kept in cents",
  "PUT /api/default-office-view viewId": "none: the list opens as it does by itself",
  "PUT /api/settings/announcement basedOn":
    "zero: before the first version, kept as the next number",
}

/** How a call is asked, with what its row leaves out. */
export function rowOf(call: string): AccessRow {
  const [row] = ACCESS_ROWS[call] ?? []
  if (!row) throw new Error(`no row says how ${call} is asked`)
  return {
    ...row,
    async ask(stage) {
      const ask = await row.ask(stage)
      await keepFiles(ask.body)
      return { ...ask, body: { ...(ask.body as object), ...COMPLETE[call] } }
    },
  }
}

/** The photos that a row only names are there, so that another part of them can be drawn. */
async function keepFiles(body: unknown): Promise<void> {
  const { photos = [] } = (body ?? {}) as { photos?: { id: string }[] }
  for (const { id } of photos) await storage().put(wholePhotoKey(id), PHOTO)
}

const PHOTO = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#246" } })
  .webp()
  .toBuffer()
