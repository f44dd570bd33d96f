import { randomBytes, randomUUID } from "node:crypto"
import { and, eq, inArray, lte } from "drizzle-orm"
import sharp from "sharp"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeAirport } from "#db/seed/factories/make-airport.ts"
import { makeApproval } from "#db/seed/factories/make-approval.ts"
import { makeAskedChange } from "#db/seed/factories/make-asked-change.ts"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { latestVersionOf, makeVersion } from "#db/seed/factories/make-content-version.ts"
import { makeConversation, makeMessage } from "#db/seed/factories/make-conversation.ts"
import { makeDraft } from "#db/seed/factories/make-draft.ts"
import { makeFailedJob, makeFailedMail, makeFailingRow } from "#db/seed/factories/make-failed.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightPhoto } from "#db/seed/factories/make-flight-photo.ts"
import { makeFlightRequest } from "#db/seed/factories/make-flight-request.ts"
import { makeFlightToVet } from "#db/seed/factories/make-flight-to-vet.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makeLostDispute } from "#db/seed/factories/make-lost-dispute.ts"
import { makeMemory, makeMemoryRequest } from "#db/seed/factories/make-memory.ts"
import { makeOccurrence } from "#db/seed/factories/make-occurrence.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePaymentFlag } from "#db/seed/factories/make-payment-flag.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import {
  draftPushSubscription,
  makePushSubscription,
} from "#db/seed/factories/make-push-subscription.ts"
import { makeReport } from "#db/seed/factories/make-report.ts"
import { makeReview } from "#db/seed/factories/make-review.ts"
import { makeReviewFlag } from "#db/seed/factories/make-review-flag.ts"
import { makeSettlement } from "#db/seed/factories/make-settlement.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { makeWithdrawal } from "#db/seed/factories/make-withdrawal.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import { approvalsTable } from "#features/approvals/server/approvals-table.ts"
import { bankTransfersTable } from "#features/bank-transfers/server/bank-transfers-tables.ts"
import { sealTransferIban } from "#features/bank-transfers/server/transfer-cipher.ts"
import { priceOfBooking } from "#features/bookings/core/booking.ts"
import { bookingsTable, newDatesTable } from "#features/bookings/core/server/bookings-tables.ts"
import { insertFeed } from "#features/calendar-feed/server/insert-feed.ts"
import { canOwnCase, listOfficePeople } from "#features/cases/server/list-office-people.ts"
import { DELIVERED_PLAN } from "#features/content/home-plan.ts"
import { deliveredText } from "#features/content/server/content-pages.ts"
import { fieldsOf } from "#features/content/text-fields.ts"
import { taxRequestsTable } from "#features/dac7/server/tax-tables.ts"
import { flightRequestsTable } from "#features/flight-requests/server/flight-requests-tables.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { toPhoto } from "#features/flights/core/server/flight-photos.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { flightDraftsTable } from "#features/flights/draft/server/flight-drafts-table.ts"
import { notificationsTable } from "#features/notifications/server/notifications-table.ts"
import { HOME_DOCUMENT } from "#features/office-texts/version.ts"
import { officeViewsTable } from "#features/office-views/server/office-views-tables.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { TRIAL_WEBHOOK_PATH } from "#features/payments/server/trial/trial-webhook.ts"
import { planePhotosTable } from "#features/planes/server/plane-photos-table.ts"
import { exportPushSubscriptions } from "#features/push/server/export-subscriptions.ts"
import { appealsTable } from "#features/reports/server/appeals-table.ts"
import { reviewToken } from "#features/reviews/server/review-link.ts"
import { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import { announcementSetting } from "#features/settings/descriptions/announcement-setting.ts"
import { blockedWordsSetting } from "#features/settings/descriptions/blocked-words-setting.ts"
import { featuresSetting } from "#features/settings/descriptions/features-setting.ts"
import { feeSetting } from "#features/settings/descriptions/fee-setting.ts"
import { saleSetting } from "#features/settings/descriptions/sale-setting.ts"
import { vettingSetting } from "#features/settings/descriptions/vetting-setting.ts"
import { findNewest } from "#features/settings/server/write-setting.ts"
import type { Setting, SettingValue } from "#features/settings/setting.ts"
import { deleteActivationOf } from "#features/subscriptions/server/delete-activation.ts"
import { subscriptionsTable } from "#features/subscriptions/server/subscriptions-tables.ts"
import { pilotProfilesTable } from "#features/users/core/server/users-tables.ts"
import { unsubscribeMailsKey } from "#features/users/settings/server/unsubscribe-mails.ts"
import {
  documentFilesTable,
  verificationDocumentsTable,
} from "#features/verification/server/verification-tables.ts"
import { yearOf } from "#features/wrapped/wrapped-year.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { days, hours, minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { inTransaction } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { testApplication } from "#tests/support/application.ts"
import { holdSeats, LENA, orderOf, payFor } from "#tests/support/booking-steps.ts"
import { startsAt } from "#tests/support/change-steps.ts"
import { workOff } from "#tests/support/database.ts"
import { makePasskey } from "#tests/support/factor-steps.ts"
import { makeReturnedRefund } from "#tests/support/make-returned-refund.ts"
import { makePdf } from "#tests/support/pdf.ts"
import { PLANE_INPUT } from "#tests/support/plane-input.ts"
import {
  makeFitOffer,
  OFFER_TOTAL_CENTS,
  payForProposal,
  startIn,
} from "#tests/support/proposal-steps.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { makeBoughtVoucher } from "#tests/support/voucher-steps.ts"

export const ROLES = [
  "guest",
  "passenger",
  "otherPassenger",
  "pilot",
  "otherPilot",
  "admin",
] as const
export type Role = (typeof ROLES)[number]

/** Who plays in a row: the ids of the signed-in roles, and the one who calls. */
export interface Stage {
  db: Db
  application: ReturnType<typeof testApplication>
  ids: Record<Exclude<Role, "guest">, number>
  caller: Role
}

/** One request: what fills the path (`OWN_ID`: the caller's own account), and what goes with it. */
export interface Ask {
  params?: Record<string, string | number>
  query?: string
  body?: unknown
  rawBody?: string | Uint8Array<ArrayBuffer>
  cookie?: string
  headers?: Record<string, string>
}

/**
 * What one call may do for whom, beyond its declared access. `owner`: whose thing the request is
 * about; to everybody else it looks exactly like `missing`, the same request about nothing.
 * `anybody`: a thing without an owner, or one that belongs to whoever has its key.
 */
export interface AccessRow {
  owner: "passenger" | "pilot" | "anybody"
  /** Makes a fresh thing of the owner's and the request about it. */
  ask(stage: Stage): Promise<Ask>
  missing?: Ask
  /** What everybody gets for `missing`, where that is not 404. */
  missingAnswers?: number
  /** What the owner gets (with `anybody`: everybody whom the access lets in). */
  answers: number
  /** Whether the request has done anything, where its answer does not say so: only the owner's may. */
  hasEffect?(stage: Stage, ask: Ask): Promise<boolean>
}

export const OWN_ID = "own"
const NO_ID = 2_147_483_647
const NO_UUID = "00000000-0000-4000-8000-000000000000"
const NO_REF = "222222222222"
const NO_KEY = "x".repeat(43)

const NIGHT_TEXT = fieldsOf(deliveredText("nachtflug"))
const FLIGHT_HOURS = { flightHours: 412, on: "2024-02-29" }
const WHY = { reason: "Hat darum gebeten." }
const RIGHT_EMAIL = { email: "richtig@flug.example", reason: "Hat sich am Telefon ausgewiesen." }
const RIGHT_NAME = { ...WHY, firstName: "Levke", lastName: "Thomsen" }
const OFFICE_CALL_OFF = { ...WHY, why: "weather", shownRefundCents: 0 }

function noteAbout(subjectId: number) {
  return { subject: "user", subjectId, text: "Hat angerufen." }
}
const VIEW_REASON = { reason: "Sie findet ihre Buchung nicht." }
const REASONS = { reasons: "Nach einem zweiten Blick ist das so entschieden." }
const STATEMENT = { ground: "terms", provision: "AGB Nummer 12 (1)", ...REASONS }
const READ_ON = { reasons: "Die Nachricht allein sagt nicht, worauf sie antwortet." }
const DECLINED = { verdict: "declined", note: "Das ist noch nicht geklärt." }
const KEEP = { verdict: "kept", ...REASONS }
const REVIEW = { stars: 5, text: "Ruhig geflogen." }
const REPLY = { text: "Danke, gern wieder!" }
const OCCURRED = {
  kind: "aerodrome",
  phase: "take_off",
  words: "Kurz vor dem Abheben lief ein Hund über die Bahn.",
  hasInjuries: false,
  isReportedToAuthority: false,
}
const UNOBJECTIONABLE = {
  verdict: "unobjectionable",
  reasons: "Ein Paar, das oft zusammen fliegt und ehrlich schreibt.",
}
const CORRECTION = { position: 1, name: "Lena Bergmann", reason: "Vertippt." }
const PART_REFUND = {
  cutCents: 1_000,
  shownRefundCents: 1_100,
  shownSeatPriceCents: 6_250,
  reason: "Kürzer geflogen.",
}
const SHARE_REFUND = {
  cutCents: 1_000,
  shownRefundCents: 1_100,
  shownShareCents: 6_250,
  words: "Kürzer geflogen.",
}
const PHONE = { phone: "0170 1234567", reason: "Zahlendreher." }
const REBOOKED = {
  flightId: 1,
  formerFlightId: 1,
  shownRefundCents: 0,
  shownSeatPriceCents: 0,
  shownStartsAt: new Date(0).toISOString(),
  words: ["guest", "pilot"],
  reason: "Auf Wunsch.",
}
const WAIVER = { reason: "Rief an und erlässt es." }
const GOODWILL = { amountCents: 1_500, way: "credit", shownGivenCents: 0, reason: "Wartezeit." }
const CANCELLED_FOR_PILOT = { side: "pilot", shownRefundCents: 0, reason: "Auf Wunsch." }
const CLOSING = {
  note: "Mit dem Platz gesprochen.",
  summary: "Ein Tier lief über die Bahn, der Start wurde abgebrochen.",
  namesNobody: true,
}
const AGAIN = { note: "Der Zahlungsdienst war gestört." }
const CALL_OFF = { reason: "weather", word: "" }
const MINIMUMS = { ceilingFt: 1_500, visibilityM: 8_000, crosswindKt: 12 }
const UPHOLD = { verdict: "upheld", ...REASONS }

const TO_ACCOUNT = { holder: "Lena Berger", iban: "DE89370400440532013000" }
const TAX_DETAILS = {
  taxId: "86095742719",
  street: "Am Flugplatz 3",
  postCode: "53757",
  city: "Sankt Augustin",
  country: "DE",
  birthDate: "1984-04-12",
}

const CREDENTIAL = { id: "AAAA", rawId: "AAAA", type: "public-key", clientExtensionResults: {} }
const SIGNED_BY_PASSKEY = {
  ...CREDENTIAL,
  response: { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" },
}
const PASSKEY_NAME = { name: "Ersatzschlüssel" }
const NEW_PASSKEY = {
  ...CREDENTIAL,
  response: { clientDataJSON: "AAAA", attestationObject: "AAAA" },
}

/** An own account in the path, the passenger's. */
function account(answers: number, ask: Ask = {}): AccessRow {
  return {
    owner: "passenger",
    ask: async ({ ids }) => ({ ...ask, params: { id: ids.passenger } }),
    missing: { ...ask, params: { id: NO_ID } },
    answers,
  }
}

/** Nobody's thing: all who are let in get the same. */
function open(answers: number, ask: Ask = {}): AccessRow {
  return { owner: "anybody", ask: async () => ask, answers }
}

async function returnedFlag({ db }: Stage): Promise<number> {
  const reason = "refund_came_back" as const
  return makePaymentFlag(db, { reason, amountCents: 6_875 })
}

async function waitingTransfer(stage: Stage): Promise<number> {
  const endToEndId = `AW-${randomUUID()}`
  const row = await insertRow(stage.db, bankTransfersTable, {
    flagId: await returnedFlag(stage),
    amountCents: 6_875,
    holder: TO_ACCOUNT.holder,
    ibanEncrypted: sealTransferIban(endToEndId, TO_ACCOUNT.iban),
    ibanLast4: "3000",
    endToEndId,
    status: "waiting",
    createdAt: clock.now(),
    createdBy: stage.ids.admin,
  })
  return row.id
}

function booking(owner: "passenger" | "pilot", body?: object): AccessRow {
  const rest = body ? { body } : {}
  return {
    owner,
    ask: async (stage) => ({ ...rest, params: { id: await requestedBooking(stage) } }),
    missing: { ...rest, params: { id: NO_ID } },
    answers: 200,
  }
}

const BEARS = { borneBy: "platform", words: "Der Flug fand statt." }
const PAY_AGAIN = { body: { shownTotalCents: 6_875, creditCents: 0 } }
const RECEIPT = { rawBody: makePdf(), headers: { "content-type": "application/pdf" } }
const FUEL = { kind: "fuel", label: "Sprit", amountCents: 20_000 } as const

/** A landed flight of the pilot's with the passenger on it, settled as far as `step` says. */
function settling(
  owner: AccessRow["owner"],
  step: "costs" | "submitted" | "disputed" | "answered" | undefined,
  body?: object,
): AccessRow {
  const rest = body ? { body } : {}
  const isOfBooking = step !== undefined && step !== "costs"
  return {
    owner,
    ask: async ({ db, ids }) => {
      const of = { pilotId: ids.pilot, passengerId: ids.passenger, ...anotherDay() }
      const made = await makeSettlement(db, { ...of, ...(step && { step }) })
      return { ...rest, params: { id: isOfBooking ? made.bookingId : made.flight.id } }
    },
    missing: { ...rest, params: { id: NO_ID } },
    answers: 200,
  }
}

/** A booking of the passenger's that is paid. */
function paidBooking(owner: "passenger" | "pilot", body: object): AccessRow {
  return {
    owner,
    ask: async (stage) => ({ body, params: { id: (await bookedFlight(stage)).bookingId } }),
    missing: { body, params: { id: NO_ID } },
    answers: 200,
  }
}

/** The passenger's with a pilot who is none of the roles. */
function conversation(answers: number, makeRest: () => Ask = () => ({})): AccessRow {
  return {
    owner: "passenger",
    ask: async ({ db, ids }) => {
      const { id } = await makeConversation(db, { personId: ids.passenger })
      return { ...makeRest(), params: { id } }
    },
    missing: { ...makeRest(), params: { id: NO_ID } },
    answers,
  }
}

const newMessage = () => ({ key: randomUUID(), text: "Passt der Samstag auch am Nachmittag?" })

/** A photo in the album of the owner's, whose other side is none of the roles; asked about where `isAsked`. */
function memory(
  owner: "passenger" | "pilot",
  { isAsked = false, ...rest }: Ask & { isAsked?: boolean } = {},
): AccessRow {
  return {
    owner,
    ask: async (stage) => {
      const { id, userId, pilotId } = await makeAlbumPhoto(stage, owner)
      if (isAsked) await makeMemoryRequest(stage.db, { memoryId: id, pilotId }, [{ userId }])
      return { ...rest, params: { id } }
    },
    missing: { ...rest, params: { id: NO_ID } },
    answers: 204,
  }
}

let albumsMade = 0

async function makeAlbumPhoto({ db, ids }: Stage, owner: "passenger" | "pilot") {
  // nobody flies twice at the same time
  albumsMade += 1
  const departsAt = new Date(clock.now().getTime() - days(400 + albumsMade))
  const guest = owner === "passenger" ? ids.passenger : (await makeUser(db)).id
  const flight = await makePastFlight(db, {
    departsAt,
    passengerId: guest,
    ...(owner === "pilot" && { pilotId: ids.pilot }),
  })
  const memory = await makeMemory(db, { flightId: flight.id, userId: guest })
  return { ...memory, pilotId: flight.pilotId }
}

/** A person whom anybody may block. */
function stranger(): AccessRow {
  return {
    owner: "anybody",
    ask: async ({ db }) => ({ params: { id: (await makePilot(db)).id } }),
    answers: 204,
  }
}

/** The passenger's own list, and a flight on it or to be put there. */
function favourite(): AccessRow {
  return {
    owner: "passenger",
    ask: async ({ db, ids }) => ({
      params: { id: ids.passenger, flightId: (await makeFlight(db)).id },
    }),
    missing: { params: { id: NO_ID, flightId: NO_ID } },
    answers: 200,
  }
}

/** The passenger's flight request, with room for it among the open ones. */
function flightRequest(status: "draft" | "open"): AccessRow {
  return {
    owner: "passenger",
    ask: async (stage) => {
      await closeRequests(stage)
      const { db, ids } = stage
      return { params: { id: (await makeFlightRequest(db, { userId: ids.passenger, status })).id } }
    },
    missing: { params: { id: NO_ID } },
    answers: 200,
  }
}

async function closeRequests({ db }: Stage): Promise<void> {
  await db
    .update(flightRequestsTable)
    .set({ status: "closed" })
    .where(inArray(flightRequestsTable.status, ["open", "offer_received"]))
}

/** The pilot's checklist of a flight of theirs. */
function checklist(ask: Ask = {}): AccessRow {
  return {
    owner: "pilot",
    ask: async ({ db, ids }) => ({
      ...ask,
      params: { id: (await makeFlight(db, { pilotId: ids.pilot })).id },
    }),
    missing: { ...ask, params: { id: NO_ID } },
    answers: 200,
  }
}

const WEIGHT = { position: 1, weightKg: 70, luggageKg: 3 }

/** What the pilot says about the day of a flight with a guest, which starts in half an hour or is under way. */
function flightDay(
  ask: Ask = {},
  answers: AccessRow["answers"] = 204,
  status: "published" | "under_way" = "published",
): AccessRow {
  return {
    owner: "pilot",
    ask: async (stage) => ({ ...ask, params: { id: (await flightOfToday(stage, status)).id } }),
    missing: { ...ask, params: { id: NO_ID } },
    answers,
  }
}

/** The passenger's link for who waits at home. */
function kinLink(answers: AccessRow["answers"]): AccessRow {
  return {
    owner: "passenger",
    ask: async (stage) => ({ params: { id: (await flightOfToday(stage, "published")).bookingId } }),
    missing: { params: { id: NO_ID } },
    answers,
  }
}

/** The weather of a flight of the pilot's, tomorrow. */
function weather(): AccessRow {
  return {
    owner: "pilot",
    ask: async ({ db, ids }) => {
      const departsAt = new Date(clock.now().getTime() + days(1))
      return { params: { id: (await makeFlight(db, { pilotId: ids.pilot, departsAt })).id } }
    },
    missing: { params: { id: NO_ID } },
    answers: 200,
  }
}

/** An entry of the pilot's landing log. */
function landing(ask: Ask = {}): AccessRow {
  return {
    owner: "pilot",
    ask: async ({ db, ids }) => ({
      ...ask,
      params: { id: (await makeLanding(db, { userId: ids.pilot })).id },
    }),
    missing: { ...ask, params: { id: NO_ID } },
    answers: 200,
  }
}

/** The pilot's own aircraft; what is sent with it has its registration. */
function plane(body?: object): AccessRow {
  return {
    owner: "pilot",
    ask: async ({ db, ids }) => {
      const { id, registration } = await makePlane(db, { pilotId: ids.pilot })
      return { params: { id }, ...(body && { body: { ...body, registration } }) }
    },
    missing: { params: { id: NO_ID }, ...(body && { body }) },
    answers: 200,
  }
}

const STEP_INPUT = { step: "versicherung", version: 1, answers: { isConfirmed: true } }

function draft(answers: number, body?: object): AccessRow {
  return {
    owner: "pilot",
    ask: async ({ db, ids }) => {
      // one pilot has one open draft, and each role asks for one
      const { flightId } = await makeDraft(db, { pilotId: ids.pilot, isOpen: false })
      const flownOn = addDays(isoDay(clock.now(), HOME_ZONE), -5)
      await makeLanding(db, { userId: ids.pilot, flownOn, takeOffs: 5, landings: 5 })
      return { params: { id: flightId }, ...(body && { body }) }
    },
    missing: { params: { id: NO_ID }, ...(body && { body }) },
    answers,
  }
}

function ownFlight(status: FlightStatus, answers: number): AccessRow {
  return {
    owner: "pilot",
    ask: async ({ db, ids }) => {
      const flight = await makeFlightToVet(db, { pilotId: ids.pilot })
      const flownOn = addDays(isoDay(clock.now(), HOME_ZONE), -5)
      await makeLanding(db, { userId: ids.pilot, flownOn, takeOffs: 5, landings: 5 })
      await db.update(flightsTable).set({ status }).where(eq(flightsTable.id, flight.id))
      return { params: { id: flight.id } }
    },
    missing: { params: { id: NO_ID } },
    answers,
  }
}

const LANDING = {
  flownOn: "2026-06-12",
  aircraftClass: "SEP",
  aircraftType: "C172",
  takeOffs: 2,
  landings: 2,
  nightLandings: 0,
  flightMinutes: 80,
  flownAs: "pic",
  place: "EDKB",
}
const TOWN = { name: "Köln", coordinates: { lat: 50.94, lng: 6.96 } }
const CODE = { token: "000000" }
const PASSWORD = { password: "Wolken-ueber-Juist-7" }
const LICENCE = {
  kind: "licence",
  class: "PPL(A)",
  number: "DE.FCL.12345",
  issuedOn: "2024-05-14",
  expiresOn: "",
}
const PICTURE = new Uint8Array(
  await sharp({ create: { width: 300, height: 300, channels: 3, background: "#246" } })
    .png()
    .toBuffer(),
)

const PNG = { rawBody: PICTURE, headers: { "content-type": "image/png" } }

const insurance = () => ({
  insurer: "Luftpool",
  policyNumber: "LP-2027-118",
  validUntil: addDays(isoDay(clock.now(), HOME_ZONE), 300),
  coversGuests: true,
})

/** A row, or several where a call names two things, for every call of the API. */
export const ACCESS_ROWS: Record<string, readonly AccessRow[]> = {
  "GET /api2/autocomplete": [open(200, { query: "q=Bonn" })],
  "GET /api/flights": [open(200, { query: "radius=50" })],
  "GET /api/airports": [open(200, { query: "q=Bonn" })],
  "POST /api/users/check-mail-availability": [open(200, { body: { email: "neu@flug.example" } })],
  "GET /api/users/:id/as-owner": [account(200)],
  "PUT /api/users/:id": [account(200, { body: { about: "Gern am Fenster." } })],
  "PUT /api/users/:id/phone": [account(200, { body: { phone: "0170 1234567" } })],
  "PUT /api/users/:id/birth-date": [
    {
      owner: "pilot",
      ask: async ({ ids }) => ({ params: { id: ids.pilot }, body: { birthDate: "1984-04-12" } }),
      missing: { params: { id: NO_ID }, body: { birthDate: "1984-04-12" } },
      answers: 200,
    },
  ],
  "PUT /api/users/:id/flight-hours": [
    {
      owner: "pilot",
      ask: async ({ ids }) => ({ params: { id: ids.pilot }, body: FLIGHT_HOURS }),
      missing: { params: { id: NO_ID }, body: FLIGHT_HOURS },
      answers: 200,
    },
  ],
  "POST /api/users/:id/photo": [
    account(200, { rawBody: PICTURE, headers: { "content-type": "image/png" } }),
  ],
  "DELETE /api/users/:id/photo": [account(200)],
  "POST /api/document-files": [
    open(201, { rawBody: makePdf(), headers: { "content-type": "application/pdf" } }),
  ],
  "POST /api/documents": [
    {
      owner: "pilot",
      ask: async (stage) => ({ body: { ...LICENCE, fileIds: [await pilotsDocumentFile(stage)] } }),
      missing: { body: { ...LICENCE, fileIds: [NO_UUID] } },
      missingAnswers: 400,
      answers: 201,
    },
  ],
  "POST /api/documents/:id/decision": [
    {
      owner: "anybody",
      ask: async (stage) => ({
        params: { id: await pilotsDocument(stage) },
        body: { verdict: "verified" },
      }),
      missing: { params: { id: NO_ID }, body: { verdict: "verified" } },
      answers: 200,
    },
  ],
  "POST /api/office-team": [
    {
      owner: "anybody",
      ask: async ({ db }) => {
        const { email } = await makeUser(db)
        return { body: { email, roles: ["support"], reason: "Fängt am Montag bei uns an." } }
      },
      answers: 200,
    },
  ],
  "PUT /api/settings/announcement": [
    {
      owner: "anybody",
      ask: ({ db }) =>
        settingChange(db, announcementSetting, (before) => ({
          ...before,
          text: `Neu: ${randomUUID()}`,
        })),
      answers: 200,
    },
  ],
  "PUT /api/settings/fee": [
    {
      owner: "anybody",
      ask: async ({ db }) => {
        // one request at a time about the same thing
        await db
          .update(approvalsTable)
          .set({ status: "withdrawn", decidedAt: clock.now() })
          .where(and(eq(approvalsTable.target, "fee"), eq(approvalsTable.status, "open")))
        return settingChange(db, feeSetting, (before) => ({ ...before, ratePermille: 110 }))
      },
      answers: 200,
    },
  ],
  "PUT /api/settings/sale": [
    {
      owner: "anybody",
      ask: ({ db }) =>
        settingChange(db, saleSetting, (before) => ({
          ...before,
          shownFlights: (before.shownFlights % 48) + 1,
        })),
      answers: 200,
    },
  ],
  "PUT /api/settings/vetting": [
    {
      owner: "anybody",
      ask: ({ db }) =>
        settingChange(db, vettingSetting, ({ firstFlights }) => ({
          firstFlights: firstFlights === 3 ? 4 : 3,
        })),
      answers: 200,
    },
  ],
  "PUT /api/settings/blocked-words": [
    {
      owner: "anybody",
      ask: ({ db }) =>
        settingChange(db, blockedWordsSetting, ({ words }) => ({
          words: words.includes("schwindelpreis") ? [] : ["schwindelpreis"],
        })),
      answers: 200,
    },
  ],
  "POST /api/settings/blocked-words/texts": [
    { owner: "anybody", ask: async () => ({ body: { words: ["schwindelpreis"] } }), answers: 200 },
  ],
  "PUT /api/settings/features": [
    {
      owner: "anybody",
      ask: ({ db }) =>
        settingChange(db, featuresSetting, (before) => ({ ...before, payouts: !before.payouts })),
      answers: 200,
    },
  ],
  "POST /api/approvals/:id/decision": [
    {
      owner: "anybody",
      ask: async ({ db }) => {
        const requestedById = (await makeUser(db)).id
        // what everybody may decide about who decides about anything
        const neededRight = "approvals.decide"
        const { id } = await makeApproval(db, { requestedById, neededRight })
        return { params: { id }, body: DECLINED }
      },
      missing: { params: { id: NO_ID }, body: DECLINED },
      answers: 200,
    },
  ],
  "POST /api/approvals/:id/withdrawal": [
    {
      owner: "anybody",
      ask: async ({ db, ids }) => {
        const { id } = await makeApproval(db, { requestedById: ids.admin })
        return { params: { id } }
      },
      missing: { params: { id: NO_ID } },
      answers: 200,
    },
  ],
  "POST /api/users/:id/block": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ params: { id: (await makeUser(db)).id }, body: STATEMENT }),
      missing: { params: { id: NO_ID }, body: STATEMENT },
      answers: 200,
    },
  ],
  "POST /api/users/:id/view": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ params: { id: (await makeUser(db)).id }, body: VIEW_REASON }),
      missing: { params: { id: NO_ID }, body: VIEW_REASON },
      answers: 200,
    },
  ],
  "POST /api/users/:id/unblock": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ params: { id: (await makeUser(db)).id }, body: REASONS }),
      missing: { params: { id: NO_ID }, body: REASONS },
      answers: 200,
    },
  ],
  "POST /api/reports/:id/decision": [
    {
      owner: "anybody",
      ask: async (stage) => ({ params: { id: (await reportOnFlight(stage)).id }, body: KEEP }),
      missing: { params: { id: NO_ID }, body: KEEP },
      answers: 200,
    },
  ],
  "POST /api/reports/:id/conversation": [
    {
      owner: "anybody",
      ask: async (stage) => ({ params: { id: (await reportOnMessage(stage)).id }, body: READ_ON }),
      missing: { params: { id: NO_ID }, body: READ_ON },
      answers: 200,
    },
  ],
  "POST /api/appeals/:id/decision": [
    {
      owner: "anybody",
      ask: async (stage) => ({ params: { id: await appealAgainstKeeping(stage) }, body: UPHOLD }),
      missing: { params: { id: NO_ID }, body: UPHOLD },
      answers: 200,
    },
  ],
  "POST /api/drafts": [open(200, { body: { ...STEP_INPUT, version: 0 } })],
  "PUT /api/drafts/:id": [draft(200, STEP_INPUT)],
  "POST /api/drafts/:id/hand-in": [draft(200)],
  "POST /api/drafts/:id/set-aside": [draft(204)],
  "DELETE /api/drafts/:id": [draft(204)],
  "POST /api/flights/:id/copy": [ownFlight("published", 200)],
  "POST /api/flights/:id/pause": [ownFlight("published", 204)],
  "POST /api/flights/:id/resume": [ownFlight("paused", 204)],
  "POST /api/flights/:id/pause-series": [ownFlight("published", 204)],
  "POST /api/flights/:id/resume-series": [ownFlight("paused", 204)],
  "POST /api/flights/:id/vetting": [
    {
      owner: "anybody",
      ask: async ({ db, ids }) => ({
        params: { id: (await makeFlightToVet(db, { pilotId: ids.pilot, ...anotherDay() })).id },
        body: { verdict: "returned", reason: "costs" },
      }),
      missing: { params: { id: NO_ID }, body: { verdict: "returned", reason: "costs" } },
      answers: 200,
    },
  ],
  "POST /api/flights/:id/occurrences": [
    {
      owner: "passenger",
      ask: async (stage) => ({ params: { id: await bookedForToday(stage) }, body: OCCURRED }),
      missing: { params: { id: NO_ID }, body: OCCURRED },
      answers: 200,
    },
    {
      owner: "pilot",
      ask: async ({ db, ids }) => ({
        params: { id: (await makeFlight(db, { pilotId: ids.pilot, departsAt: inTwoHours() })).id },
        body: OCCURRED,
      }),
      missing: { params: { id: NO_ID }, body: OCCURRED },
      answers: 200,
    },
  ],
  "POST /api/review-flags/:id/decision": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({
        params: { id: (await makeReviewFlag(db)).id },
        body: UNOBJECTIONABLE,
      }),
      missing: { params: { id: NO_ID }, body: UNOBJECTIONABLE },
      answers: 200,
    },
  ],
  "POST /api/reviews/:id/office-note/read": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({
        params: { id: (await makeReview(db, { noteToOffice: "Der Gurt klemmte." })).id },
      }),
      missing: { params: { id: NO_ID } },
      answers: 204,
    },
  ],
  "PUT /api/bookings/:id/review": [
    {
      owner: "passenger",
      ask: async (stage) => ({ params: { id: (await landedBooking(stage)).id }, body: REVIEW }),
      missing: { params: { id: NO_ID }, body: REVIEW },
      answers: 200,
    },
  ],
  "POST /api/linked-reviews": [
    {
      owner: "anybody",
      ask: async (stage) => {
        const { id: bookingId, passengerId } = await landedBooking(stage)
        const token = reviewToken({ bookingId, authorId: passengerId ?? 0 })
        return { body: { ...REVIEW, token } }
      },
      missing: { body: { ...REVIEW, token: NO_KEY } },
      answers: 200,
    },
  ],
  "POST /api/reviews/:id/reply": [
    {
      owner: "passenger",
      ask: async (stage) => ({ params: { id: await publishedReview(stage) }, body: REPLY }),
      missing: { params: { id: NO_ID }, body: REPLY },
      answers: 200,
    },
  ],
  "POST /unsubscribe/:userId/:mail/:key": [
    {
      owner: "anybody",
      ask: async ({ ids: { passenger } }) => ({
        params: {
          userId: passenger,
          mail: "reviews",
          key: unsubscribeMailsKey(passenger, "reviews"),
        },
      }),
      missing: { params: { userId: NO_ID, mail: "reviews", key: NO_KEY } },
      answers: 200,
    },
  ],
  "POST /api/occurrences/:id/closing": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ params: { id: (await makeOccurrence(db)).id }, body: CLOSING }),
      missing: { params: { id: NO_ID }, body: CLOSING },
      answers: 200,
    },
  ],
  "PUT /api/cases/:kind/:subject/owner": [
    {
      owner: "anybody",
      ask: async (stage) => ({
        params: await caseOfAdmin(stage),
        body: { ownerId: null, formerOwnerId: null },
      }),
      missing: {
        params: { kind: "withdrawal", subject: NO_ID },
        body: { ownerId: null, formerOwnerId: null },
      },
      answers: 204,
    },
  ],
  "POST /api/cases/:kind/:subject/notes": [
    {
      owner: "anybody",
      ask: async (stage) => ({
        params: await caseOfAdmin(stage),
        body: { text: "Hat angerufen." },
      }),
      missing: { params: { kind: "withdrawal", subject: NO_ID }, body: { text: "Hat angerufen." } },
      answers: 200,
    },
  ],
  "POST /api/sheet-notes": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ body: noteAbout((await makeUser(db)).id) }),
      missing: { body: noteAbout(NO_ID) },
      answers: 200,
    },
  ],
  "POST /api/users/:id/office-name": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ params: { id: (await makeUser(db)).id }, body: RIGHT_NAME }),
      missing: { params: { id: NO_ID }, body: RIGHT_NAME },
      answers: 200,
    },
  ],
  "POST /api/users/:id/office-email": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ params: { id: (await makeUser(db)).id }, body: RIGHT_EMAIL }),
      missing: { params: { id: NO_ID }, body: RIGHT_EMAIL },
      answers: 200,
    },
  ],
  "POST /api/users/:id/office-sign-out": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ params: { id: (await makeUser(db)).id }, body: WHY }),
      missing: { params: { id: NO_ID }, body: WHY },
      answers: 200,
    },
  ],
  "POST /api/flights/:id/office-cancellation": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ params: { id: (await makeFlight(db)).id }, body: OFFICE_CALL_OFF }),
      missing: { params: { id: NO_ID }, body: OFFICE_CALL_OFF },
      answers: 200,
    },
  ],
  "POST /api/office-views": [
    open(201, {
      body: { list: "cases", name: "Meine", words: "ansicht=meine", isShared: false },
    }),
  ],
  "PUT /api/office-views/:id": [
    {
      owner: "anybody",
      ask: async (stage) => ({
        params: { id: await viewOfTeam(stage) },
        body: { name: "Vom Team", isShared: true },
      }),
      missing: { params: { id: NO_ID }, body: { name: "Vom Team", isShared: true } },
      answers: 204,
    },
  ],
  "DELETE /api/office-views/:id": [
    {
      owner: "anybody",
      ask: async (stage) => ({ params: { id: await viewOfTeam(stage) } }),
      answers: 204,
    },
  ],
  "PUT /api/default-office-view": [open(204, { body: { list: "cases", viewId: null } })],
  "POST /api/bulk/booking-notes": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({
        body: { bookingIds: [(await makeBooking(db)).id], text: "Hat angerufen." },
      }),
      answers: 200,
    },
  ],
  "POST /api/bulk/sheet-notes": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({
        body: { subject: "flight", subjectIds: [(await makeFlight(db)).id], text: "Angerufen." },
      }),
      answers: 200,
    },
  ],
  "POST /api/bulk/mails/retry": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ body: { numbers: [(await makeFailedMail(db)).number] } }),
      answers: 200,
    },
  ],
  "POST /api/bulk/jobs/retry": [
    open(200, { body: { jobs: [{ queue: "forget-files", id: NO_UUID }] } }),
  ],
  "POST /api/bulk/failing-rows/retry": [
    open(200, { body: { rows: [{ queue: "lapse-holds", entity: "booking", rowId: "0" }] } }),
  ],
  "PUT /api/bulk/cases/owner": [
    {
      owner: "anybody",
      ask: async (stage) => {
        const { kind, subject } = await caseOfAdmin(stage)
        const cases = [{ kind, subject: String(subject), formerOwnerId: null }]
        return { body: { cases, ownerId: null } }
      },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/notes": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({
        params: { id: (await makeBooking(db)).id },
        body: { text: "Hat angerufen." },
      }),
      missing: { params: { id: NO_ID }, body: { text: "Hat angerufen." } },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/office-cancellation": [
    {
      owner: "anybody",
      ask: async ({ db }) => {
        const booking = await makeBooking(db)
        const shownRefundCents = priceOfBooking(booking).totalCents
        return { params: { id: booking.id }, body: { ...CANCELLED_FOR_PILOT, shownRefundCents } }
      },
      missing: { params: { id: NO_ID }, body: CANCELLED_FOR_PILOT },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/guest-phone": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ params: { id: (await makeBooking(db)).id }, body: PHONE }),
      missing: { params: { id: NO_ID }, body: PHONE },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/rebooking": [
    {
      owner: "anybody",
      ask: async ({ db }) => {
        const { id, flightId } = await makeBooking(db)
        const other = await makeFlight(db, { departsAt: startsAt(14) })
        await makeLanding(db, { userId: other.pilotId, takeOffs: 5, landings: 5 })
        const shown = {
          flightId: other.id,
          formerFlightId: flightId,
          shownSeatPriceCents: other.seatPriceCents,
          shownStartsAt: other.departsAt?.toISOString(),
        }
        return { params: { id }, body: { ...REBOOKED, ...shown } }
      },
      missing: { params: { id: NO_ID }, body: REBOOKED },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/correction": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ params: { id: (await makeBooking(db)).id }, body: CORRECTION }),
      missing: { params: { id: NO_ID }, body: CORRECTION },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/part-refund": [
    {
      owner: "anybody",
      ask: async ({ db }) => {
        const { id } = await makeBooking(db, { flight: await makeFlight(db) })
        return { params: { id }, body: PART_REFUND }
      },
      missing: { params: { id: NO_ID }, body: PART_REFUND },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/office-waiver": [
    {
      owner: "anybody",
      ask: async (stage) => ({ params: { id: await givenUpBooking(stage) }, body: WAIVER }),
      missing: { params: { id: NO_ID }, body: WAIVER },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/goodwill": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ params: { id: (await makeBooking(db)).id }, body: GOODWILL }),
      missing: { params: { id: NO_ID }, body: GOODWILL },
      answers: 200,
    },
  ],
  "POST /api/bank-transfers": [
    {
      owner: "anybody",
      ask: async (stage) => ({ body: { ...TO_ACCOUNT, flagId: await returnedFlag(stage) } }),
      missing: { body: { ...TO_ACCOUNT, flagId: NO_ID } },
      answers: 200,
    },
  ],
  "POST /api/bank-transfer-files": [
    {
      owner: "anybody",
      ask: async (stage) => {
        await waitingTransfer(stage)
        return { body: { executeOn: isoDay(clock.now(), HOME_ZONE) } }
      },
      answers: 200,
    },
  ],
  "POST /api/bank-transfers/:id/outcome": [
    {
      owner: "anybody",
      ask: async (stage) => ({
        params: { id: await waitingTransfer(stage) },
        body: { outcome: "dropped" },
      }),
      missing: { params: { id: NO_ID }, body: { outcome: "dropped" } },
      answers: 200,
    },
  ],
  "PUT /api/tax-details": [
    {
      owner: "anybody",
      ask: async ({ db, ids, caller }) => {
        if (caller !== "guest") {
          await db
            .insert(taxRequestsTable)
            .values({ userId: ids[caller], requestedAt: clock.now() })
            .onConflictDoNothing()
        }
        return { body: TAX_DETAILS }
      },
      answers: 200,
    },
  ],
  "POST /api/tax-reports/:year/messages": [
    { owner: "anybody", ask: async () => ({ params: { year: 2024 } }), answers: 200 },
  ],
  "POST /api/months/:month/closing": [
    {
      owner: "anybody",
      ask: async () => ({ params: { month: nextMonth() }, body: { note: "Alles da." } }),
      answers: 200,
    },
  ],
  "POST /api/texts/versions": [
    {
      owner: "anybody",
      // as a draft it need not be finished, and nobody sees it
      ask: async ({ db }) => ({
        body: {
          document: "nachtflug",
          basedOn: await latestVersionOf(db, "nachtflug"),
          note: "Kürzer.",
          isPublished: false,
          text: { ...NIGHT_TEXT, body: `Entwurf ${randomUUID()}` },
        },
      }),
      answers: 200,
    },
  ],
  "POST /api/texts/sketch": [
    {
      owner: "anybody",
      ask: async () => ({ body: { document: "nachtflug", text: NIGHT_TEXT } }),
      answers: 200,
    },
  ],
  "POST /api/texts/restored": [
    {
      owner: "anybody",
      ask: async ({ db }) => {
        const number = await makeVersion(db, { document: "alpenflug" })
        const note = "Die war besser."
        return { body: { document: "alpenflug", basedOn: number, note, number } }
      },
      answers: 200,
    },
  ],
  "POST /api/texts/returned": [
    {
      owner: "anybody",
      ask: async ({ db }) => {
        const basedOn = await makeVersion(db, { document: "stadtflug" })
        return { body: { document: "stadtflug", basedOn, note: "Zurück." } }
      },
      answers: 200,
    },
  ],
  "POST /api/home-plan/versions": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({
        body: {
          basedOn: await latestVersionOf(db, HOME_DOCUMENT),
          note: "Im Winter andere.",
          plan: { ...DELIVERED_PLAN, usual: DELIVERED_PLAN.usual.toReversed() },
        },
      }),
      answers: 200,
    },
  ],
  "POST /api/home-plan/tiles": [
    { owner: "anybody", ask: async () => ({ body: { topics: ["inselflug"] } }), answers: 200 },
  ],
  "POST /api/home-plan/restored": [
    {
      owner: "anybody",
      ask: async ({ db }) => {
        const number = await makeVersion(db, { document: HOME_DOCUMENT })
        return { body: { basedOn: number, note: "Wie früher.", number } }
      },
      answers: 200,
    },
  ],
  "POST /api/home-plan/returned": [
    {
      owner: "anybody",
      ask: async ({ db }) => {
        const basedOn = await makeVersion(db, { document: HOME_DOCUMENT })
        return { body: { basedOn, note: "Wie früher." } }
      },
      answers: 200,
    },
  ],
  "POST /api/withdrawals/:id/handling": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({
        params: { id: (await makeWithdrawal(db)).id },
        body: { note: "Beantwortet." },
      }),
      missing: { params: { id: NO_ID }, body: { note: "Beantwortet." } },
      answers: 200,
    },
  ],
  "POST /api/withdrawals/:id/replies": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({
        params: { id: (await makeWithdrawal(db)).id },
        body: { text: "Der letzte Tag war gestern." },
      }),
      missing: { params: { id: NO_ID }, body: { text: "Der letzte Tag war gestern." } },
      answers: 200,
    },
  ],
  "GET /api/key-figures": [open(200, { query: "from=2026-09&to=2026-11&kind=round_trip" })],
  "GET /api/office-search": [open(200, { query: "q=lena" })],
  "POST /api/mails/:number/retry": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ params: { number: (await makeFailedMail(db)).number } }),
      missing: { params: { number: NO_ID } },
      answers: 200,
    },
  ],
  "POST /api/mails/:number/resending": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({
        params: { number: (await makeFailedMail(db, { status: "sent" })).number },
        body: { ground: "wish" },
      }),
      missing: { params: { number: NO_ID }, body: { ground: "wish" } },
      answers: 200,
    },
  ],
  "POST /api/jobs/:queue/:jobId/retry": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({
        params: { queue: "forget-files", jobId: await makeFailedJob(db, "forget-files") },
      }),
      missing: { params: { queue: "forget-files", jobId: NO_UUID } },
      answers: 200,
    },
  ],
  "POST /api/failing-rows/:queue/:entity/:rowId/retry": [
    {
      owner: "anybody",
      ask: async ({ db }) => {
        const { queue, entity, rowId } = await makeFailingRow(db)
        return { params: { queue, entity, rowId } }
      },
      missing: { params: { queue: "lapse-holds", entity: "booking", rowId: "0" } },
      answers: 200,
    },
  ],
  "POST /api/auth/login/token/send": [open(200, { body: { email: "neu@flug.example" } })],
  "POST /api/auth/login/token": [open(401, { body: { email: "neu@flug.example", ...CODE } })],
  "POST /api/auth/login/password": [
    open(401, { body: { email: "neu@flug.example", password: "falsch" } }),
  ],
  // no sign-in waits in this browser
  "GET /api/auth/login/second-factor": [open(401)],
  "POST /api/auth/login/second-factor": [open(401, { body: { code: "000000" } })],
  "POST /api/auth/login/second-factor/recovery": [open(401)],
  "POST /api/auth/login/passkey/options": [open(200)],
  "POST /api/auth/login/passkey": [open(422, { body: { response: SIGNED_BY_PASSKEY } })],
  "POST /api/auth/refresh": [open(401)],
  "POST /api/auth/logout": [open(200)],
  "GET /api/users/:id/sessions": [account(200)],
  "DELETE /api/users/:id/sessions": [account(200)],
  "DELETE /api/users/:id/sessions/:sessionId": [
    {
      owner: "passenger",
      ask: async (stage) => ({
        params: { id: stage.ids.passenger, sessionId: await passengersSession(stage) },
      }),
      missing: { params: { id: NO_ID, sessionId: NO_UUID } },
      answers: 200,
    },
    {
      // somebody else's session below the own account
      owner: "passenger",
      ask: async (stage) => ({
        params: { id: OWN_ID, sessionId: await passengersSession(stage) },
      }),
      missing: { params: { id: OWN_ID, sessionId: NO_UUID } },
      answers: 200,
    },
  ],
  "GET /api/users/:id/proof": [account(200)],
  "POST /api/users/:id/proof/code/send": [account(204)],
  // a wrong code, and a password that there is none of: only the owner is refused with these
  "POST /api/users/:id/proof/code": [account(400, { body: CODE })],
  "POST /api/users/:id/proof/password": [account(422, { body: PASSWORD })],
  "POST /api/users/:id/proof/factor": [account(400, { body: { code: "000000" } })],
  "POST /api/users/:id/proof/passkey/options": [account(200)],
  "POST /api/users/:id/proof/passkey": [account(422, { body: { response: SIGNED_BY_PASSKEY } })],
  "POST /api/users/:id/second-factor/app": [account(200)],
  "POST /api/users/:id/second-factor/app/confirm": [account(400, { body: { code: "000000" } })],
  "DELETE /api/users/:id/second-factor/app": [account(204)],
  // whoever has no second factor has no use for codes
  "POST /api/users/:id/second-factor/recovery-codes": [account(422)],
  "POST /api/users/:id/passkeys/options": [account(200)],
  "POST /api/users/:id/passkeys": [account(422, { body: { response: NEW_PASSKEY } })],
  "PUT /api/users/:id/passkeys/:passkeyId": [
    {
      owner: "passenger",
      ask: async ({ db, ids }) => ({
        params: { id: ids.passenger, passkeyId: await makePasskey(db, ids.passenger) },
        body: PASSKEY_NAME,
      }),
      missing: { params: { id: NO_ID, passkeyId: NO_KEY }, body: PASSKEY_NAME },
      answers: 204,
    },
    {
      // somebody else's passkey below the own account
      owner: "passenger",
      ask: async ({ db, ids }) => ({
        params: { id: OWN_ID, passkeyId: await makePasskey(db, ids.passenger) },
        body: PASSKEY_NAME,
      }),
      missing: { params: { id: OWN_ID, passkeyId: NO_KEY }, body: PASSKEY_NAME },
      answers: 204,
    },
  ],
  "DELETE /api/users/:id/passkeys/:passkeyId": [
    {
      owner: "passenger",
      ask: async ({ db, ids }) => ({
        params: { id: ids.passenger, passkeyId: await makePasskey(db, ids.passenger) },
      }),
      missing: { params: { id: NO_ID, passkeyId: NO_KEY } },
      answers: 204,
    },
    {
      // somebody else's passkey below the own account
      owner: "passenger",
      ask: async ({ db, ids }) => ({
        params: { id: OWN_ID, passkeyId: await makePasskey(db, ids.passenger) },
      }),
      missing: { params: { id: OWN_ID, passkeyId: NO_KEY } },
      answers: 204,
    },
  ],
  "GET /api2/basicauth": [open(404)],
  "POST /api/users": [
    open(200, {
      body: {
        email: "neu@flug.example",
        firstName: "Ada",
        lastName: "Flug",
        hasSubscribedNewsletter: false,
        isAdult: true,
        acceptsTerms: true,
      },
    }),
  ],
  "POST /api/users/check-password": [open(200, { body: PASSWORD })],
  // an unknown airport, which only the owner is refused with
  "POST /api/users/:id/pilot-profile": [
    account(400, { body: { licence: "LAPL(A)", homeAirportCode: "ZZZZ" } }),
  ],
  "PUT /api/users/:id/settings/password": [account(200, { body: PASSWORD })],
  // a wrong code, which only the owner is refused with
  "POST /api/users/:id/settings/password/confirm": [account(400, { body: CODE })],
  "POST /api/users/:id/settings/email": [account(200, { body: { email: "anders@flug.example" } })],
  "POST /api/users/:id/settings/email/confirm": [
    account(400, { body: { currentToken: "000000", newToken: "000000" } }),
  ],
  // unsigned reports
  [`POST ${TRIAL_WEBHOOK_PATH}`]: [open(400, { rawBody: "{}" })],
  // without a token there is none
  "POST /api/webhooks/mail-bounces": [open(404, { rawBody: "x" })],
  "POST /api/webhooks/payments/stripe": [open(400, { rawBody: "{}" })],
  "POST /api/payment-flags/:id/settling": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({
        params: { id: await makePaymentFlag(db) },
        body: { note: "Beim Anbieter erstattet." },
      }),
      missing: { params: { id: NO_ID }, body: { note: "Beim Anbieter erstattet." } },
      answers: 200,
    },
  ],
  // without Stripe there is none
  "POST /api/payout-account/onboarding": [open(404)],
  "GET /api/payments/:ref": [
    {
      owner: "anybody",
      ask: async (stage) => ({ params: { ref: await paymentRef(stage) } }),
      missing: { params: { ref: NO_REF } },
      answers: 200,
    },
  ],
  "POST /api/trial-payments/:ref": [
    {
      owner: "anybody",
      ask: async (stage) => ({
        params: { ref: await paymentRef(stage) },
        body: { outcome: "pay" },
      }),
      missing: { params: { ref: NO_REF }, body: { outcome: "pay" } },
      answers: 200,
    },
  ],
  "POST /api/vouchers/redeem": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ body: { code: (await makeVoucher(db)).code } }),
      missing: { body: { code: "0000-0000-0000" } },
      missingAnswers: 400,
      answers: 200,
    },
  ],
  "POST /api/vouchers/:id/revoke": [
    {
      owner: "anybody",
      ask: async ({ db, application }) => {
        const buyerEmail = `${randomBytes(6).toString("hex")}@flug.example`
        return { params: { id: (await makeBoughtVoucher(db, application, { buyerEmail })).id } }
      },
      missing: { params: { id: NO_ID } },
      answers: 200,
    },
  ],
  "POST /api/vouchers/:id/block": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({
        params: { id: (await makeVoucher(db)).id },
        body: { ground: "stolen" },
      }),
      missing: { params: { id: NO_ID }, body: { ground: "stolen" } },
      answers: 200,
    },
  ],
  "POST /api/vouchers/:id/unblock": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({
        params: { id: (await makeVoucher(db, { status: "blocked" })).id },
        body: { ground: "cleared" },
      }),
      missing: { params: { id: NO_ID }, body: { ground: "cleared" } },
      answers: 200,
    },
  ],
  "POST /api/vouchers/:id/replace": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({
        params: { id: (await makeVoucher(db)).id },
        body: { ground: "lost" },
      }),
      missing: { params: { id: NO_ID }, body: { ground: "lost" } },
      answers: 200,
    },
  ],
  "POST /api/vouchers/:id/sending": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({
        params: { id: (await makeVoucher(db)).id },
        body: { ground: "wish" },
      }),
      missing: { params: { id: NO_ID }, body: { ground: "wish" } },
      answers: 200,
    },
  ],
  "POST /api/landings": [open(201, { body: LANDING })],
  "PUT /api/landings/:id": [landing({ body: LANDING })],
  "DELETE /api/landings/:id": [landing()],
  "POST /api/checkouts": [
    {
      owner: "anybody",
      ask: async ({ db, ids }) => {
        await letHoldsRunOut({ db, ids })
        const flight = await makeFlight(db)
        return { body: { flightId: flight.id, seats: 1, shownTotalCents: 6_875 } }
      },
      answers: 201,
    },
  ],
  "DELETE /api/checkouts/:ref": [open(204, { params: { ref: NO_REF } })],
  "POST /api/checkouts/:ref/seats": [
    {
      owner: "passenger",
      ask: async ({ db, application, ids }) => {
        const flight = await makeFlight(db)
        await letHoldsRunOut({ db, ids })
        const { json } = await holdSeats(application, flight.id, 1, ids.passenger)
        return { params: { ref: json.ref }, body: { seats: 2 } }
      },
      missing: { params: { ref: NO_REF }, body: { seats: 2 } },
      answers: 200,
    },
  ],
  "POST /api/checkouts/:ref/renew": [
    {
      owner: "passenger",
      ask: async ({ db, application, ids }) => {
        const flight = await makeFlight(db)
        await letHoldsRunOut({ db, ids })
        const { json } = await holdSeats(application, flight.id, 1, ids.passenger)
        return { params: { ref: json.ref } }
      },
      missing: { params: { ref: NO_REF } },
      answers: 200,
    },
  ],
  "POST /api/checkouts/:ref/order": [
    {
      owner: "passenger",
      ask: async ({ db, application, ids }) => {
        const flight = await makeFlight(db)
        await letHoldsRunOut({ db, ids })
        const { json } = await holdSeats(application, flight.id, 1, ids.passenger)
        return { params: { ref: json.ref }, body: orderOf(1) }
      },
      missing: { params: { ref: NO_REF }, body: orderOf(1) },
      answers: 200,
    },
  ],
  "POST /api/checkouts/proposals": [
    {
      owner: "anybody",
      ask: async ({ db, ids }) => {
        await letHoldsRunOut({ db, ids })
        const { id } = await makeFitOffer(db)
        const request = { flightId: id, seats: 1, shownTotalCents: OFFER_TOTAL_CENTS }
        return { body: { ...request, ...startIn(10) } }
      },
      answers: 201,
    },
  ],
  "POST /api/bookings/:id/other-start": [
    {
      owner: "pilot",
      ask: async (stage) => ({
        params: { id: await proposedBooking(stage) },
        body: startIn(10, "13:00"),
      }),
      missing: { params: { id: NO_ID }, body: startIn(10, "13:00") },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/accept-other-start": [
    {
      owner: "passenger",
      ask: async (stage) => {
        const id = await proposedBooking(stage)
        const { application, ids } = stage
        daysAhead += 1
        const named = { as: ids.pilot, body: startIn(daysAhead, "13:00") }
        await application.call("POST", `/api/bookings/${id}/other-start`, named)
        return { params: { id } }
      },
      missing: { params: { id: NO_ID } },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/agree-to-change": [
    {
      owner: "passenger",
      ask: async (stage) => {
        const { id, changeId } = await changedBooking(stage)
        return { params: { id }, body: { changeId } }
      },
      missing: { params: { id: NO_ID }, body: { changeId: 1 } },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/leave-changed-flight": [
    {
      owner: "passenger",
      ask: async (stage) => ({ params: { id: (await changedBooking(stage)).id } }),
      missing: { params: { id: NO_ID } },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/accept": [booking("pilot")],
  "POST /api/bookings/:id/decline": [booking("pilot", { reason: "Zu windig." })],
  "POST /api/bookings/:id/withdraw": [booking("passenger")],
  "POST /api/bookings/:id/pay-again": [
    {
      owner: "passenger",
      ask: async (stage) => ({ ...PAY_AGAIN, params: { id: await unpaidBooking(stage) } }),
      missing: { ...PAY_AGAIN, params: { id: NO_ID } },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/cancel": [paidBooking("passenger", { shownRefundCents: 6_875 })],
  "POST /api/bookings/:id/cancel-for-guest": [paidBooking("pilot", CALL_OFF)],
  "POST /api/bookings/:id/give-up-seats": [
    {
      owner: "passenger",
      ask: async (stage) => ({
        params: { id: await bookingOfTwo(stage) },
        body: { stayHome: [2], shownRefundCents: 6_875 },
      }),
      missing: { params: { id: NO_ID }, body: { stayHome: [2], shownRefundCents: 6_875 } },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/more-seats": [
    {
      owner: "passenger",
      ask: async (stage) => ({
        params: { id: await bookingOfTwo(stage) },
        body: { seats: 1, shownTotalCents: 6_875 },
      }),
      missing: { params: { id: NO_ID }, body: { seats: 1, shownTotalCents: 6_875 } },
      answers: 201,
    },
  ],
  "POST /api/flights/:id/waitlist": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ params: { id: await fullFlight(db) }, body: { seats: 1 } }),
      missing: { params: { id: NO_ID }, body: { seats: 1 } },
      answers: 204,
    },
  ],
  "DELETE /api/flights/:id/waitlist": [
    {
      owner: "anybody",
      ask: async ({ db }) => ({ params: { id: await fullFlight(db) } }),
      missing: { params: { id: NO_ID } },
      answers: 204,
    },
  ],
  "POST /api/bookings/:id/waive": [
    {
      owner: "pilot",
      ask: async (stage) => ({ params: { id: await givenUpBooking(stage) } }),
      missing: { params: { id: NO_ID } },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/new-date": [
    {
      owner: "passenger",
      ask: async (stage) => {
        const { bookingId, newDateId } = await rebookable(stage)
        return { params: { id: bookingId }, body: { newDateId } }
      },
      missing: { params: { id: NO_ID }, body: { newDateId: NO_ID } },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/decline-new-dates": [
    {
      owner: "passenger",
      ask: async (stage) => ({ params: { id: (await rebookable(stage)).bookingId } }),
      missing: { params: { id: NO_ID } },
      answers: 200,
    },
  ],
  "POST /api/flights/:id/cancel": [
    {
      owner: "pilot",
      ask: async (stage) => ({ params: { id: (await bookedFlight(stage)).id }, body: CALL_OFF }),
      missing: { params: { id: NO_ID }, body: CALL_OFF },
      answers: 200,
    },
  ],
  "POST /api/flights/:id/settlement-costs": [settling("pilot", undefined, { costs: [FUEL] })],
  "POST /api/flights/:id/settlement": [
    settling("pilot", "costs", { noShows: [], shownCostCents: 20_000 }),
  ],
  "POST /api/flights/:id/not-flown": [settling("pilot", undefined)],
  "POST /api/bookings/:id/objection": [
    settling("passenger", "submitted", { kind: "presence", words: "Der Flug fiel aus." }),
  ],
  "POST /api/bookings/:id/objection-withdrawal": [settling("passenger", "disputed")],
  "POST /api/bookings/:id/objection-answer": [
    settling("pilot", "disputed", { words: "Wir sind geflogen." }),
  ],
  "POST /api/flights/:id/cost-receipts": [
    {
      owner: "pilot",
      ask: async ({ db, ids }) => {
        const of = { pilotId: ids.pilot, passengerId: ids.passenger, ...anotherDay() }
        return { ...RECEIPT, params: { id: (await makeSettlement(db, of)).flight.id } }
      },
      missing: { ...RECEIPT, params: { id: NO_ID } },
      answers: 201,
    },
  ],
  "POST /api/disputes/:id/decision": [
    {
      owner: "anybody",
      ask: async ({ db, ids }) => ({
        body: BEARS,
        params: { id: (await makeLostDispute(db, { pilotId: ids.pilot, ...anotherDay() })).id },
      }),
      missing: { body: BEARS, params: { id: NO_ID } },
      answers: 200,
    },
  ],
  "POST /api/bookings/:id/objection-decision": [
    settling("anybody", "answered", { verdict: "flown", words: "Das Bordbuch sagt es." }),
  ],
  "POST /api/bookings/:id/share-refund": [settling("anybody", "submitted", SHARE_REFUND)],
  "POST /api/payouts/:id/retry": [
    {
      owner: "anybody",
      ask: async (stage) => ({ params: { id: await releasedPayout(stage) }, body: AGAIN }),
      missing: { params: { id: NO_ID }, body: AGAIN },
      answers: 200,
    },
  ],
  "POST /api/flights/:id/new-dates": [
    {
      owner: "pilot",
      ask: async (stage) => ({
        params: { id: (await bookedFlight(stage)).id },
        body: { ...CALL_OFF, starts: [laterDate()] },
      }),
      missing: { params: { id: NO_ID }, body: { ...CALL_OFF, starts: [startIn(300)] } },
      answers: 200,
    },
  ],
  "POST /api/refunds/:id/retry": [
    {
      owner: "anybody",
      ask: async (stage) => ({ params: { id: await failedRefund(stage) }, body: AGAIN }),
      missing: { params: { id: NO_ID }, body: AGAIN },
      answers: 200,
    },
  ],
  "POST /api/refund-returns/:id/choice": [
    {
      owner: "passenger",
      ask: async (stage) => ({
        params: { id: (await makeReturnedRefund(stage.db, stage.ids.passenger)).returnId },
        body: { choice: "credit" },
      }),
      missing: { params: { id: NO_ID }, body: { choice: "credit" } },
      answers: 200,
    },
  ],
  "POST /api/planes": [open(201, { body: PLANE_INPUT })],
  "PUT /api/planes/:id": [plane(PLANE_INPUT)],
  "POST /api/planes/:id/retire": [plane()],
  "POST /api/planes/:id/return": [plane()],
  "POST /api/planes/:id/photos": [
    {
      owner: "pilot",
      ask: async ({ db, ids }) => ({
        ...PNG,
        params: { id: (await makePlane(db, { pilotId: ids.pilot })).id },
      }),
      missing: { ...PNG, params: { id: NO_ID } },
      answers: 201,
    },
  ],
  "PUT /api/planes/:id/photos": [
    {
      owner: "pilot",
      ask: async (stage) => {
        const { planeId, photoId } = await planePhoto(stage)
        return { params: { id: planeId }, body: { photos: [{ id: photoId, alt: "Von vorn" }] } }
      },
      missing: { params: { id: NO_ID }, body: { photos: [{ id: NO_UUID, alt: "Von vorn" }] } },
      answers: 200,
    },
  ],
  "DELETE /api/planes/:id/photos/:photoId": [
    {
      owner: "pilot",
      ask: async (stage) => {
        const { planeId, photoId } = await planePhoto(stage)
        return { params: { id: planeId, photoId } }
      },
      missing: { params: { id: NO_ID, photoId: NO_UUID } },
      answers: 200,
    },
  ],
  "POST /api/flights/:id/photos": [
    {
      owner: "pilot",
      ask: async ({ db, ids }) => ({
        ...PNG,
        params: { id: (await makeFlight(db, { pilotId: ids.pilot, ...anotherDay() })).id },
      }),
      missing: { ...PNG, params: { id: NO_ID } },
      answers: 201,
    },
  ],
  "PUT /api/flights/:id/photos": [
    {
      owner: "pilot",
      ask: async (stage) => {
        const { flightId, photo } = await flightPhoto(stage)
        return { params: { id: flightId }, body: { photos: [{ ...photo, alt: "Das Watt" }] } }
      },
      missing: {
        params: { id: NO_ID },
        body: {
          photos: [
            { id: NO_UUID, alt: "Das Watt", crop: { left: 0, top: 0, width: 1, height: 1 } },
          ],
        },
      },
      answers: 200,
    },
  ],
  "DELETE /api/flights/:id/photos/:photoId": [
    {
      owner: "pilot",
      ask: async (stage) => {
        const { flightId, photo } = await flightPhoto(stage)
        return { params: { id: flightId, photoId: photo.id } }
      },
      missing: { params: { id: NO_ID, photoId: NO_UUID } },
      answers: 200,
    },
  ],
  "PUT /api/planes/:id/insurance": [
    {
      owner: "pilot",
      ask: async ({ db, ids }) => ({
        params: { id: (await makePlane(db, { pilotId: ids.pilot })).id },
        body: insurance(),
      }),
      missing: { params: { id: NO_ID }, body: insurance() },
      answers: 200,
    },
  ],
  "GET /api/users/:id/statistics": [account(200)],
  "GET /api/flights/:id/checklist": [checklist()],
  "PUT /api/flights/:id/checklist": [checklist({ body: { changes: [] } })],
  "POST /api/flights/:id/go": [flightDay({ body: { decision: "go" } })],
  "POST /api/flights/:id/delay": [flightDay({ body: { minutes: 60 } })],
  "POST /api/flights/:id/take-off": [flightDay({ body: {} })],
  "POST /api/flights/:id/landing": [flightDay({ body: {} }, 204, "under_way")],
  "POST /api/flights/:id/diversion": [
    flightDay({ body: { airportCode: "EDKB" } }, 204, "under_way"),
  ],
  "GET /api/flights/:id/boarding": [flightDay({}, 200)],
  "PUT /api/flights/:id/boarding": [flightDay({ body: { changes: [] } }, 200)],
  "POST /api/flights/:id/weights": [
    {
      owner: "pilot",
      ask: async (stage) => {
        const { id, bookingId } = await flightOfToday(stage, "published")
        return { params: { id }, body: { ...WEIGHT, bookingId } }
      },
      missing: { params: { id: NO_ID }, body: { ...WEIGHT, bookingId: NO_ID } },
      answers: 204,
    },
  ],
  "GET /api/flights/:id/pass": [flightDay({ query: "t=forged" }, 200)],
  "PUT /api/bookings/:id/kin-link": [kinLink(200)],
  "DELETE /api/bookings/:id/kin-link": [kinLink(204)],
  "GET /api/flights/:id/weather": [weather()],
  "PUT /api/users/:id/minimums": [
    {
      owner: "pilot",
      ask: async ({ ids }) => ({ params: { id: ids.pilot }, body: MINIMUMS }),
      missing: { params: { id: NO_ID }, body: MINIMUMS },
      answers: 200,
    },
  ],
  "GET /api/users/:id/favourites": [account(200)],
  "POST /api/users/:id/favourites": [account(200, { body: { flightIds: [NO_ID] } })],
  "PUT /api/users/:id/favourites/:flightId": [favourite()],
  "DELETE /api/users/:id/favourites/:flightId": [favourite()],
  "GET /api/users/:id/subscriptions": [account(200)],
  "POST /api/subscriptions": [
    {
      owner: "anybody",
      ask: async () => {
        const unique = randomBytes(6).toString("hex")
        return { body: { ...TOWN, name: `Köln ${unique}`, email: `${unique}@flug.example` } }
      },
      answers: 201,
    },
  ],
  "DELETE /api/subscriptions/:id": [
    {
      owner: "anybody",
      ask: async (stage) => {
        const id = await passengersSubscription(stage)
        return { params: { id }, body: { deleteActivation: deleteActivationOf(id) } }
      },
      missing: { params: { id: NO_ID }, body: { deleteActivation: NO_KEY } },
      answers: 200,
    },
    {
      owner: "anybody",
      ask: async (stage) => ({
        params: { id: await passengersSubscription(stage) },
        body: { deleteActivation: NO_KEY },
      }),
      missing: { params: { id: NO_ID }, body: { deleteActivation: NO_KEY } },
      answers: 404,
    },
  ],
  "POST /api/flight-requests": [
    {
      owner: "anybody",
      ask: async (stage) => {
        await closeRequests(stage)
        const { name: place, coordinates } = TOWN
        const email = `${randomBytes(6).toString("hex")}@flug.example`
        return { body: { place, coordinates, goal: "any", persons: 2, email } }
      },
      answers: 201,
    },
  ],
  "POST /api/flight-requests/:id/open": [flightRequest("draft")],
  "POST /api/flight-requests/:id/close": [flightRequest("open")],
  "POST /api/flight-requests/:id/offers": [
    {
      // one that is near to the pilot alone
      owner: "pilot",
      ask: async ({ db, ids }) => {
        const { id: homeAirportId } = await makeAirport(db, "EDKB")
        await db
          .update(pilotProfilesTable)
          .set({ homeAirportId })
          .where(eq(pilotProfilesTable.userId, ids.pilot))
        // so that there is room for one more
        await db.delete(flightDraftsTable).where(eq(flightDraftsTable.pilotId, ids.pilot))
        return { params: { id: (await makeFlightRequest(db)).id } }
      },
      missing: { params: { id: NO_ID } },
      answers: 200,
    },
  ],
  "GET /api/conversations": [open(200)],
  "POST /api/conversations": [
    {
      owner: "anybody",
      ask: async ({ db }) => {
        const about = { kind: "profile", userId: (await makePilot(db)).id }
        return { body: { about, ...newMessage() } }
      },
      answers: 201,
    },
    {
      // with a pilot who is none of the roles: both sides may write
      owner: "passenger",
      ask: async ({ db, ids }) => {
        const { id: bookingId } = await makeBooking(db, { passengerId: ids.passenger })
        return { body: { about: { kind: "booking", bookingId }, ...newMessage() } }
      },
      missing: { body: { about: { kind: "booking", bookingId: NO_ID }, ...newMessage() } },
      answers: 201,
    },
  ],
  "GET /api/conversations/:id": [conversation(200)],
  "GET /api/conversations/:id/messages": [conversation(200)],
  "POST /api/conversations/:id/messages": [conversation(201, () => ({ body: newMessage() }))],
  "POST /api/conversations/:id/photos": [
    conversation(201, () => ({
      query: `key=${randomUUID()}`,
      ...PNG,
    })),
  ],
  "POST /api/flights/:id/memories": [
    {
      owner: "passenger",
      ask: async (stage) => ({
        params: { id: (await makeAlbumPhoto(stage, "passenger")).flightId },
        rawBody: PICTURE,
        headers: { "content-type": "image/png" },
      }),
      missing: {
        params: { id: NO_ID },
        rawBody: PICTURE,
        headers: { "content-type": "image/png" },
      },
      answers: 201,
    },
  ],
  "PUT /api/memories/:id": [memory("passenger", { body: { caption: "Über dem Watt" } })],
  "DELETE /api/memories/:id": [memory("passenger")],
  "POST /api/memories/:id/request": [
    memory("pilot", { body: { pictured: [], isNobodyPictured: true } }),
  ],
  "DELETE /api/memories/:id/request": [memory("pilot", { isAsked: true })],
  "PUT /api/memories/:id/consent": [memory("passenger", { isAsked: true, body: { agrees: true } })],
  "PUT /api/conversations/:id/seen": [conversation(204, () => ({ body: { readUpTo: 1 } }))],
  "PUT /api/conversations/:id/typing": [conversation(204)],
  "PUT /api/conversations/:id/archive": [conversation(204, () => ({ body: { isArchived: true } }))],
  "PUT /api/users/:id/talk-block": [stranger()],
  "DELETE /api/users/:id/talk-block": [stranger()],
  "POST /unsubscribe/:subscriptionId/:deleteActivation": [
    {
      owner: "anybody",
      ask: async (stage) => {
        const subscriptionId = await passengersSubscription(stage)
        return { params: { subscriptionId, deleteActivation: deleteActivationOf(subscriptionId) } }
      },
      missing: { params: { subscriptionId: NO_ID, deleteActivation: NO_KEY } },
      answers: 200,
    },
    {
      owner: "anybody",
      ask: async (stage) => ({
        params: {
          subscriptionId: await passengersSubscription(stage),
          deleteActivation: NO_KEY,
        },
      }),
      missing: { params: { subscriptionId: NO_ID, deleteActivation: NO_KEY } },
      answers: 404,
    },
  ],
  "GET /api/users/:id/notifications": [account(200)],
  "DELETE /api/notifications": [
    {
      owner: "passenger",
      ask: async (stage) => ({ body: { notificationIds: [await passengersNotification(stage)] } }),
      missing: { body: { notificationIds: [NO_ID] } },
      missingAnswers: 200,
      answers: 200,
      hasEffect: isNotificationRead,
    },
  ],
  "POST /api/year-shares": [
    {
      owner: "passenger",
      ask: async ({ db, ids }) => {
        const { departsAt } = await makePastFlight(db, { passengerId: ids.passenger })
        return { body: { year: yearOf(departsAt ?? clock.now()), card: "cover" } }
      },
      missing: { body: { year: 1999, card: "cover" } },
      answers: 200,
    },
  ],
  // whose it is not, it leaves as it was
  "DELETE /api/year-shares/:token": [open(200, { params: { token: "x".repeat(21) } })],
  "PUT /api/calendar-feed": [open(200)],
  "POST /api/calendar-feed/renew": [
    {
      owner: "passenger",
      async ask({ db, ids }) {
        const { id } = await inTransaction(db, (tx) => insertFeed(tx, ids.passenger))
        return { body: { id } }
      },
      missing: { body: { id: NO_ID } },
      answers: 200,
    },
  ],
  "DELETE /api/calendar-feed": [open(200)],
  "GET /api/push/key": [open(200)],
  "PUT /api/push/subscription": [
    {
      owner: "anybody",
      ask: async () => ({ body: draftPushSubscription() }),
      answers: 200,
    },
  ],
  "DELETE /api/push/subscription": [
    {
      owner: "passenger",
      async ask({ db, ids }) {
        const { endpoint } = await makePushSubscription(db, { userId: ids.passenger })
        return { body: { endpoint } }
      },
      missing: { body: { endpoint: draftPushSubscription().endpoint } },
      missingAnswers: 200,
      answers: 200,
      hasEffect: isSubscriptionRemoved,
    },
  ],
  "GET /api/users/:id/exports": [account(200)],
  "POST /api/users/:id/exports": [account(201)],
  "POST /api/users/:id/proof-codes": [account(200)],
  // another address, which only the owner is refused with
  "DELETE /api/users/:id": [account(400, { body: { email: "anders@flug.example" } })],
  "POST /api/events": [open(200, { body: { name: "Create Subscription" } })],
  "GET /api/openapi.json": [open(200)],
}

async function isSubscriptionRemoved({ db, ids }: Stage, { body }: Ask): Promise<boolean> {
  const { endpoint } = body as { endpoint: string }
  const { browser } = await exportPushSubscriptions(db, ids.passenger)
  return browser.every(({ adresseBeimPushDienst }) => adresseBeimPushDienst !== endpoint)
}

async function passengersSession({ db, ids }: Stage): Promise<string> {
  const cookie = await accessCookieFor(db, ids.passenger)
  const claims = cookie.split("=")[1]?.split(".")[1] ?? ""
  return JSON.parse(Buffer.from(claims, "base64url").toString()).sid
}

async function passengersSubscription({ db, application, ids }: Stage): Promise<number> {
  // so that there is room for one more
  await db
    .update(subscriptionsTable)
    .set({ status: "deleted" })
    .where(eq(subscriptionsTable.userId, ids.passenger))
  const name = `Bonn ${randomBytes(6).toString("hex")}`
  const body = { ...TOWN, name }
  const { json } = await application.call("POST", "/api/subscriptions", {
    as: ids.passenger,
    body,
  })
  return json.id
}

async function passengersNotification({ db, ids }: Stage): Promise<number> {
  const { id } = await insertRow(db, notificationsTable, {
    userId: ids.passenger,
    kind: "booking-confirmed",
    path: "/de/cockpit",
    data: {
      flight: { title: "Nach Juist", departsAt: "2027-06-12T07:30:00.000Z", timeZone: "UTC" },
    },
    createdAt: new Date(),
  })
  return id
}

async function isNotificationRead({ db }: Stage, { body }: Ask): Promise<boolean> {
  const { notificationIds } = body as { notificationIds: number[] }
  const rows = await db
    .select({ readAt: notificationsTable.readAt })
    .from(notificationsTable)
    .where(inArray(notificationsTable.id, notificationIds))
  return rows.length === 1 && rows[0]?.readAt !== null
}

/** Of what they hold already, so that they may hold more. */
async function letHoldsRunOut({ db, ids }: Pick<Stage, "db" | "ids">): Promise<void> {
  await db
    .update(bookingsTable)
    .set({ holdUntil: new Date(0) })
    .where(and(eq(bookingsTable.passengerId, ids.passenger), eq(bookingsTable.status, "held")))
}

/** A payment of the passenger's that waits for its outcome. */
async function paymentRef({ db, application, ids }: Stage): Promise<string> {
  const flight = await makeFlight(db)
  await letHoldsRunOut({ db, ids })
  const { orderPath } = await holdSeats(application, flight.id, 1, ids.passenger)
  const order = { as: ids.passenger, body: orderOf(1) }
  const { json } = await application.call("POST", orderPath, order)
  return String(json.paymentPath).split("/").at(-1) ?? ""
}

/** The pilot has said yes, and what was reserved could not be collected. */
async function unpaidBooking(stage: Stage): Promise<number> {
  const id = await requestedBooking(stage, "reserve")
  const { db, application, ids } = stage
  await application.call("POST", `/api/bookings/${id}/accept`, { as: ids.pilot })
  await workOff(db)
  return id
}

/** A request of the passenger's on a flight of the pilot's. */
async function requestedBooking({ db, application, ids }: Stage, outcome = "pay"): Promise<number> {
  const flight = await makeFlight(db, { pilotId: ids.pilot, ...anotherDay() })
  await letHoldsRunOut({ db, ids })
  await payFor(application, flight.id, 1, ids.passenger, outcome)
  await workOff(db)
  const rows = await db.select({ id: bookingsTable.id }).from(bookingsTable)
  return Math.max(...rows.map(({ id }) => id))
}

/** A flight of the pilot's with the passenger on it; the pilot may fly guests. */
async function bookedFlight({ db, ids }: Stage) {
  await makeLanding(db, { userId: ids.pilot, takeOffs: 5, landings: 5 })
  const { id: planeId } = await makePlane(db, { pilotId: ids.pilot })
  const flight = await makeFlight(db, { pilotId: ids.pilot, planeId, ...anotherDay() })
  const booking = await makeBooking(db, { flight, passengerId: ids.passenger })
  return { id: flight.id, bookingId: booking.id }
}

/** A flight that starts soon, and the only one that its pilot flies then. */
async function flightOfToday({ db, ids }: Stage, status: "published" | "under_way") {
  const soon = new Date(clock.now().getTime() + days(1))
  await db
    .update(flightsTable)
    .set({ status: "closed", isOccupied: false })
    .where(and(eq(flightsTable.pilotId, ids.pilot), lte(flightsTable.departsAt, soon)))
  const departsAt = new Date(clock.now().getTime() + minutes(30))
  const flight = await makeFlight(db, { pilotId: ids.pilot, status, departsAt })
  const booking = await makeBooking(db, { flight, passengerId: ids.passenger })
  return { id: flight.id, bookingId: booking.id }
}

/** A flight of the pilot's with two seats for the passenger. */
async function bookingOfTwo({ db, ids }: Stage): Promise<number> {
  await letHoldsRunOut({ db, ids })
  const flight = await makeFlight(db, { pilotId: ids.pilot, ...anotherDay() })
  const people = [LENA, { ...LENA, name: "Tom Berger" }]
  return (await makeBooking(db, { flight, passengerId: ids.passenger, people })).id
}

/** A flight of somebody else's whose only seat is taken. */
async function fullFlight(db: Stage["db"]): Promise<number> {
  const flight = await makeFlight(db, { seatsOffered: 1, ...anotherDay() })
  await makeBooking(db, { flight })
  return flight.id
}

/** A booking that the passenger has cancelled late, so that a part is kept. */
async function givenUpBooking(stage: Stage): Promise<number> {
  const { bookingId } = await bookedFlight(stage)
  const kept = { retainedShareCents: 3_125, retainedFeeCents: 625, lateCancelledSeats: 1 }
  await stage.db
    .update(bookingsTable)
    .set({ ...kept, status: "cancelled_by_passenger" })
    .where(eq(bookingsTable.id, bookingId))
  return bookingId
}

/** A booking of the passenger's whose flight is off, with a date to choose. */
async function rebookable(stage: Stage) {
  const { db, application, ids } = stage
  const { id, bookingId } = await bookedFlight(stage)
  const offered = await application.call("POST", `/api/flights/${id}/new-dates`, {
    as: ids.pilot,
    body: { ...CALL_OFF, starts: [laterDate()] },
  })
  if (offered.status !== 200) throw new Error(`flight ${id} got no new date`)
  const [date] = await db.select().from(newDatesTable).where(eq(newDatesTable.flightId, id))
  return { bookingId, newDateId: date?.id ?? 0 }
}

/** Money that should have gone back to the passenger and did not. */
async function failedRefund(stage: Stage): Promise<number> {
  const { bookingId } = await bookedFlight(stage)
  const [found] = await stage.db
    .select({ id: paymentsTable.id })
    .from(paymentsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.checkoutId, paymentsTable.checkoutId))
    .where(eq(bookingsTable.id, bookingId))
  const refund = await insertRow(stage.db, refundsTable, {
    ref: randomUUID(),
    paymentId: found?.id ?? 0,
    key: "refused",
    amountCents: 1_000,
    reason: "settlement",
    status: "failed",
    orderedAt: clock.now(),
    settledAt: clock.now(),
  })
  return refund.id
}

// nobody flies twice at the same time
function laterDate() {
  daysAhead += 1
  return startIn(daysAhead + 30)
}

/** For a fresh offer of the pilot, who may fly guests. */
async function proposedBooking({ db, application, ids }: Stage): Promise<number> {
  await makeLanding(db, { userId: ids.pilot, takeOffs: 5, landings: 5 })
  const { id } = await makeFitOffer(db, { pilotId: ids.pilot, windowTo: startIn(300).day })
  await letHoldsRunOut({ db, ids })
  await payForProposal(application, id, startIn(10), { as: ids.passenger })
  await workOff(db)
  const rows = await db.select({ id: bookingsTable.id }).from(bookingsTable)
  return Math.max(...rows.map((row) => row.id))
}

async function changedBooking({ db, ids }: Stage) {
  const flight = await makeFlight(db, { pilotId: ids.pilot, ...anotherDay() })
  const booking = await makeBooking(db, { flight, passengerId: ids.passenger })
  const { id: changeId } = await makeAskedChange(db, booking)
  return { id: booking.id, changeId }
}

let daysAhead = 20

// nobody flies twice at the same time
function anotherDay() {
  daysAhead += 1
  return { departsAt: new Date(Date.now() + days(daysAhead)) }
}

/** A file that the pilot has brought, without a document yet. */
async function pilotsDocumentFile({ db, ids }: Stage): Promise<string> {
  const { id } = await insertRow(db, documentFilesTable, {
    id: randomUUID(),
    userId: ids.pilot,
    mediaType: "application/pdf",
    byteSize: 1,
    createdAt: clock.now(),
  })
  return id
}

/** A photo of an aircraft of the pilot's. */
async function planePhoto({ db, ids }: Stage) {
  const { id: planeId } = await makePlane(db, { pilotId: ids.pilot })
  const createdAt = clock.now()
  const row = { id: randomUUID(), planeId, position: 1, createdAt }
  return { planeId, photoId: (await insertRow(db, planePhotosTable, row)).id }
}

/** A photo of a flight of the pilot's. */
async function flightPhoto({ db, ids }: Stage) {
  const flight = await makeFlight(db, { pilotId: ids.pilot, ...anotherDay() })
  const row = await makeFlightPhoto(db, { flightId: flight.id, pilotId: ids.pilot })
  return { flightId: flight.id, photo: toPhoto(row) }
}

/** A document of the pilot's that waits for the back office. */
async function pilotsDocument({ db, ids }: Stage): Promise<number> {
  const { id } = await insertRow(db, verificationDocumentsTable, {
    userId: ids.pilot,
    kind: "rating",
    class: randomUUID(),
    status: "submitted",
    createdAt: clock.now(),
  })
  return id
}

/** The payout of a settled flight, by the number of its booking. */
async function releasedPayout({ db }: Stage): Promise<number> {
  const flight = await makePastFlight(db)
  const [row] = await db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  return row?.id ?? 0
}

const inTwoHours = () => new Date(clock.now().getTime() + hours(2))

/** Of a flight that landed yesterday. */
async function landedBooking({ db, ids }: Stage) {
  const now = clock.now().getTime()
  const flight = await makeFlight(db, {
    departsAt: new Date(now - days(1)),
    publishedAt: new Date(now - days(9)),
    createdAt: new Date(now - days(9)),
  })
  const heldAt = new Date(now - days(3))
  const booking = await makeBooking(db, { flight, heldAt, passengerId: ids.passenger })
  await landFlights(db, [flight])
  return booking
}

async function publishedReview(stage: Stage): Promise<number> {
  const { id: bookingId, flightId } = await landedBooking(stage)
  const now = clock.now()
  const { id } = await insertRow(stage.db, reviewsTable, {
    flightId,
    bookingId,
    authorId: (await makeUser(stage.db)).id,
    subjectId: stage.ids.passenger,
    stars: 4,
    text: "Ein netter Gast.",
    createdAt: now,
    publishedAt: now,
  })
  return id
}

async function bookedForToday({ db, ids }: Stage): Promise<number> {
  const flight = await makeFlight(db, { departsAt: inTwoHours() })
  await makeBooking(db, { flight, passengerId: ids.passenger })
  return flight.id
}

async function reportOnFlight({ db }: Stage) {
  const flight = await makeFlight(db)
  return makeReport(db, { subjectKind: "flight", subjectId: flight.id })
}

async function reportOnMessage({ db }: Stage) {
  const conversation = await makeConversation(db)
  const { id: conversationId, pilotId: authorId } = conversation
  const message = await makeMessage(db, { conversationId, authorId })
  return makeReport(db, { subjectKind: "message", subjectId: message.id })
}

async function appealAgainstKeeping(stage: Stage): Promise<number> {
  const { id: reportId, email } = await reportOnFlight(stage)
  const { id } = await insertRow(stage.db, appealsTable, {
    ref: randomUUID(),
    reportId,
    email,
    explanation: "Seht euch das Kennzeichen genauer an.",
    status: "received",
    createdAt: clock.now(),
  })
  return id
}

/** What somebody sends who has seen what holds. */
async function settingChange<Value extends SettingValue>(
  db: Db,
  setting: Setting<Value>,
  change: (before: Value) => Value,
) {
  const { number, value } = await findNewest(db, setting as unknown as Setting)
  const reason = "So soll es ab jetzt sein."
  return { body: { value: change(value as Value), basedOn: number, reason } }
}

/** A view that everybody of the team may change: nobody's any more. */
async function viewOfTeam({ db }: Stage) {
  const view = { list: "cases", name: "Vom Team", words: "ansicht=frei", isShared: true }
  const made = await insertRow(db, officeViewsTable, {
    ...view,
    ownerId: null,
    changedAt: clock.now(),
  })
  return made.id
}

/** Something that whoever of the back office asks may see to. */
async function caseOfAdmin({ db, ids }: Stage) {
  const person = (await listOfficePeople(db)).find(({ id }) => id === ids.admin)
  if (person && !canOwnCase(person, "withdrawal")) {
    const { id } = await makeReview(db, { noteToOffice: "Der Gurt klemmt." })
    return { kind: "office-note", subject: id }
  }
  return { kind: "withdrawal", subject: (await makeWithdrawal(db)).id }
}

let months = 0

/** One in which nothing has happened, another one each time: what is closed stays as it is. */
function nextMonth(): string {
  months += 1
  return `20${String(10 + Math.floor(months / 12)).padStart(2, "0")}-${String((months % 12) + 1).padStart(2, "0")}`
}
