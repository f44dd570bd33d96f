import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import sharp from "sharp"
import { expect } from "vitest"
import { CONTENT_PAGES } from "#app/content-routes.ts"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeVersion } from "#db/seed/factories/make-content-version.ts"
import { makeConversation } from "#db/seed/factories/make-conversation.ts"
import { makeDraft } from "#db/seed/factories/make-draft.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightToVet } from "#db/seed/factories/make-flight-to-vet.ts"
import { makeMemoryRequest } from "#db/seed/factories/make-memory.ts"
import { makeOccurrence } from "#db/seed/factories/make-occurrence.ts"
import { makeOffer } from "#db/seed/factories/make-offer.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeReport } from "#db/seed/factories/make-report.ts"
import { makeReviewFlag } from "#db/seed/factories/make-review-flag.ts"
import { makeSettlement } from "#db/seed/factories/make-settlement.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { makeWithdrawal } from "#db/seed/factories/make-withdrawal.ts"
import {
  ADMIN_EMAIL,
  DEMO_PASSWORD,
  PASSENGER_EMAIL,
  PILOT_EMAIL,
} from "#db/seed/people/demo-logins.ts"
import { receiptPath } from "#features/accounting/receipt.ts"
import {
  issueBookingReceipts,
  listReceiptsOfBooking,
} from "#features/accounting/server/issue-booking-receipts.ts"
import {
  cancelFlightPath,
  cancelPassengerPath,
} from "#features/bookings/cancellation/cancel-paths.ts"
import { bookedCalendarPath } from "#features/bookings/checkout/checkout-paths.ts"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { paymentDuePath } from "#features/bookings/core/payment-due-path.ts"
import { seatsPath } from "#features/bookings/core/seats-path.ts"
import { CHECKOUT_COOKIE } from "#features/bookings/core/server/checkout-secret.ts"
import { rebookingPath } from "#features/bookings/office/rebooking-path.ts"
import { casePath } from "#features/cases/case-list.ts"
import { askPath } from "#features/chat/core/ask-path.ts"
import { conversationPath } from "#features/chat/core/conversation-path.ts"
import { messagePhotoPath } from "#features/chat/core/message-photo.ts"
import { listMessages } from "#features/chat/core/server/list-messages.ts"
import { checklistPath } from "#features/checklists/checklist.ts"
import {
  applePassPath,
  boardingPath,
  kinPath,
  passPath,
} from "#features/flight-day/flight-day-paths.ts"
import { passToken } from "#features/flight-day/server/pass-token.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { flightRoomPath } from "#features/flights/core/flight-path.ts"
import { wholePhotoPath } from "#features/flights/core/flight-photo-path.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import {
  albumPath,
  albumZipPath,
  memoryPhotoPath,
  momentPath,
} from "#features/memories/memory-paths.ts"
import { memoriesTable } from "#features/memories/server/memories-tables.ts"
import { occurrenceSheetPath } from "#features/occurrences/occurrence-list.ts"
import { occurrencePath } from "#features/occurrences/occurrence-path.ts"
import { homePlanPath, textPath } from "#features/office-texts/text-paths.ts"
import { HOME_DOCUMENT } from "#features/office-texts/version.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { planeSheetPath } from "#features/planes/plane-sheet-path.ts"
import { exportPath } from "#features/privacy/privacy.ts"
import { appealsTable } from "#features/reports/server/appeals-table.ts"
import { returnedRefundPath } from "#features/returned-refunds/returned-refund.ts"
import { reviewFlagPath } from "#features/reviews/review-flag.ts"
import { OWN_REVIEWS_PATH, reviewLinkPath, reviewPath } from "#features/reviews/review-paths.ts"
import { costReceiptPath } from "#features/settlements/cost-receipt.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import {
  accountPath,
  confirmPath,
  costsPath,
  objectionCasePath,
  objectionPath,
  payoutPath,
  settlementPdfPath,
  statementPath,
  statementPdfPath,
} from "#features/settlements/settlement-paths.ts"
import { unsubscribeMailsPath } from "#features/users/settings/unsubscribe-mails-path.ts"
import { documentFilePath } from "#features/verification/document-file.ts"
import { ownPicturePath, sharePath } from "#features/wrapped/wrapped-paths.ts"
import { days, hours } from "#platform/duration.ts"
import { newRef } from "#platform/ids.ts"
import type { Db } from "#platform/server/db.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { makeRecoveryCode } from "#tests/support/factor-steps.ts"
import { orderDemoSeat, signInByCode } from "#tests/support/http-steps.ts"
import { type HttpVisitor, httpVisitor } from "#tests/support/http-visitor.ts"
import { makeReturnedRefund } from "#tests/support/make-returned-refund.ts"
import { makePdf } from "#tests/support/pdf.ts"

export const VIEWERS = ["guest", "passenger", "pilot", "owner", "stranger", "admin"] as const
export type Viewer = (typeof VIEWERS)[number]

/**
 * What a page answers: `open`, `login` (and back here), where else it leads (`to /de`), or the
 * status of the page that says no.
 */
export type PageAnswer = "open" | "login" | `to ${string}` | 400 | 403 | 404 | 410

/** The owner is a pilot with things of their own, the stranger a passenger who has none. */
export interface PageStage {
  db: Db
  url: string
  visitors: Record<Viewer, HttpVisitor>
  owner: { id: number; email: string }
}

export interface PageRow {
  /** What is special about this row's address. */
  about?: string
  /** The address itself, or how the owner comes to it. */
  at: string | ((stage: PageStage) => Promise<string>)
  answers: Record<Viewer, PageAnswer>
  /** Asks with the owner's checkout in the browser, whoever looks. */
  isInOwnersCheckout?: true
}

function all(answer: PageAnswer): Record<Viewer, PageAnswer> {
  return Object.fromEntries(VIEWERS.map((viewer) => [viewer, answer])) as Record<Viewer, PageAnswer>
}

const OPEN = all("open")
const MISSING = all(404)
const SIGNED_IN = { ...OPEN, guest: "login" } as const
const GUESTS = { ...all("to /de/cockpit"), guest: "open" } as const
const OWNER = { ...MISSING, owner: "open" } as const
const OWNER_OR_LOGIN = { ...OWNER, guest: "login" } as const
const FLYING = { ...all(403), guest: "login", pilot: "open", owner: "open" } as const
const ADMINS = { ...MISSING, admin: "open" } as const
const PILOTS = { ...all(403), guest: "login", pilot: 404, owner: 404 } as const

const one = (at: PageRow["at"], answers: PageRow["answers"]): PageRow[] => [{ at, answers }]

function texts(layout: keyof typeof CONTENT_PAGES, answers: PageRow["answers"]) {
  return Object.fromEntries(
    CONTENT_PAGES[layout].map((path) => [`/de/${path}`, one(`/de/${path}`, answers)]),
  )
}

const NO_ID = 2_147_483_647
const NO_UUID = "00000000-0000-4000-8000-000000000000"
const NO_KEY = "x".repeat(43)

/** The page of what was ordered in a checkout. */
const ITS_ORDER = "to /de/kasse/erfolg?bestellung=…"

/** A row, or several where it depends on the address, for every page of app/routes.ts. */
export const PAGE_ROWS: Record<string, readonly PageRow[]> = {
  "/de": one("/de", OPEN),
  "/de/registrieren": one("/de/registrieren", OPEN),
  ...texts("storefront", OPEN),
  "/de/:page": [
    { at: "/de/fluege-ab-koeln-bonn", answers: OPEN },
    { about: "no region", at: "/de/fluege-ab-nirgendwo", answers: MISSING },
  ],
  ...texts("hero", OPEN),
  "/de/flug/:flightId": [
    { about: "published", at: publishedFlight, answers: OPEN },
    { about: "a draft", at: draftFlight, answers: OWNER },
    { about: "cancelled", at: ownFlight("cancelled"), answers: OPEN },
    { about: "paused", at: ownFlight("paused"), answers: OPEN },
    { about: "blocked", at: ownFlight("blocked"), answers: OWNER },
    { about: "without a date", at: offerWithoutDate, answers: OPEN },
    { about: "none", at: `/de/flug/${NO_ID}`, answers: MISSING },
  ],
  "/de/melden": [
    {
      about: "a flight",
      at: async (stage) => `/de/melden?flug=${(await publishedFlight(stage)).split("/").at(-1)}`,
      answers: OPEN,
    },
    { about: "nothing", at: "/de/melden", answers: MISSING },
    { about: "no flight", at: `/de/melden?flug=${NO_ID}`, answers: MISSING },
  ],
  "/de/flugplatz/:code": [
    { about: "in small letters", at: "/de/flugplatz/edkb", answers: all("to /de/flugplatz/EDKB") },
    { at: "/de/flugplatz/EDKB", answers: OPEN },
    { about: "none", at: "/de/flugplatz/ZZZZ", answers: MISSING },
  ],
  "/de/profil/:userId": [
    { at: async ({ owner }) => `/de/profil/${owner.id}`, answers: OPEN },
    { about: "nobody's", at: `/de/profil/${NO_ID}`, answers: MISSING },
  ],
  "/de/kitchen-sink": one("/de/kitchen-sink", OPEN),
  "/de/fragen": [
    {
      about: "a flight",
      at: aboutFlight,
      answers: { ...OPEN, owner: "to /de/cockpit/nachrichten" },
    },
    { about: "nothing", at: "/de/fragen", answers: MISSING },
  ],
  "/de/wrapped/bild/:token": [
    { about: "shared", at: sharedPicture, answers: OPEN },
    { about: "none", at: sharePath("x".repeat(21)), answers: MISSING },
  ],
  "/de/wrapped/vorschau/:year/:card/:file": [
    { about: "the own", at: (stage) => ownPicture(stage), answers: OWNER_OR_LOGIN },
    {
      about: "of the people on board",
      at: ownPicturePath({ year: 2026, kind: "people", form: "quer" }),
      answers: { ...MISSING, guest: "login" },
    },
  ],
  "/de/suche": one("/de/suche?ort=Bonn", OPEN),
  "/de/suche/pins": one("/de/suche/pins?ort=Bonn", OPEN),
  "/de/suche/tage": one("/de/suche/tage?ort=Bonn", OPEN),
  "/de/login": one("/de/login", GUESTS),
  // there for admins whose second factor is missing; this one has proven it
  "/de/zweiter-faktor": one("/de/zweiter-faktor", { ...MISSING, admin: "to /de/verwaltung" }),
  "/de/zugang-behalten/:token": one(`/de/zugang-behalten/${NO_KEY}`, all(410)),
  "/de/neue-mailadresse/:token": one(`/de/neue-mailadresse/${NO_KEY}`, all(410)),
  "/de/direct-login/:email/:token": [
    { about: "a living link", at: directLink, answers: OPEN },
    {
      about: "no link of ours",
      at: `/de/direct-login/wer@flug.example/${NO_KEY}`,
      answers: all(410),
    },
    { about: "broken", at: "/de/direct-login/wer@flug.example/abc", answers: all(400) },
  ],
  "/de/konto-geloescht": one("/de/konto-geloescht", GUESTS),
  "/de/widerspruch/:ref/:key": [
    {
      about: "with its key",
      // the key is the product's, which has another secret than the tests
      at: decisionToContest,
      answers: OPEN,
    },
    { about: "with another key", at: `/de/widerspruch/222222222222/${NO_KEY}`, answers: MISSING },
  ],
  "/de/kasse": [
    { at: emptyCheckout, answers: OPEN },
    {
      about: "ordered",
      at: booked("/de/kasse"),
      isInOwnersCheckout: true,
      // to another account it is no checkout at all
      answers: { ...OPEN, guest: ITS_ORDER, owner: ITS_ORDER },
    },
  ],
  "/de/kasse/zahlung/:ref": [
    { at: openPayment, answers: OWNER },
    { about: "none", at: "/de/kasse/zahlung/222222222222", answers: MISSING },
  ],
  "/de/kasse/warteliste/:flightId": one(`/de/kasse/warteliste/${NO_ID}`, {
    ...all(`to /de/flug/${NO_ID}`),
    guest: "login",
  }),
  "/de/kasse/erfolg": [
    { at: "/de/kasse/erfolg", answers: OPEN },
    { about: "ordered", at: booked("/de/kasse/erfolg"), isInOwnersCheckout: true, answers: OPEN },
  ],
  "/de/kasse/erfolg/kalender.ics": [
    { at: "/de/kasse/erfolg/kalender.ics", answers: MISSING },
    {
      about: "booked",
      at: booked("/de/kasse/erfolg/kalender.ics"),
      isInOwnersCheckout: true,
      answers: OWNER,
    },
  ],
  "/de/kasse/erfolg/gutschein.pdf": one("/de/kasse/erfolg/gutschein.pdf", MISSING),
  "/de/cockpit/einstellungen/daten/:file": [
    { about: "ready", at: dataExport, answers: OWNER_OR_LOGIN },
    { about: "none", at: exportPath(NO_UUID), answers: { ...MISSING, guest: "login" } },
  ],
  "/de/cockpit": one("/de/cockpit", SIGNED_IN),
  "/de/cockpit/flug/:flightId": [
    {
      about: "of the own flight",
      at: async (stage) => flightRoomPath((await bookedFlight(stage)).flightId),
      answers: OWNER_OR_LOGIN,
    },
    {
      about: "of an own booking",
      at: async (stage) => flightRoomPath((await ownBooking(stage)).flightId),
      answers: OWNER_OR_LOGIN,
    },
    { about: "none", at: flightRoomPath(NO_ID), answers: { ...MISSING, guest: "login" } },
  ],
  "/de/cockpit/flug/:flightId/vorfall": [
    {
      about: "of the own flight",
      at: async (stage) => occurrencePath((await bookedFlight(stage)).flightId),
      answers: OWNER_OR_LOGIN,
    },
    {
      about: "of an own booking",
      at: async (stage) => occurrencePath((await ownBooking(stage)).flightId),
      answers: OWNER_OR_LOGIN,
    },
    { about: "none", at: occurrencePath(NO_ID), answers: { ...MISSING, guest: "login" } },
  ],
  "/de/cockpit/flug/:flightId/an-bord": [
    {
      about: "the own",
      at: async (stage) => boardingPath((await flightOfToday(stage)).flightId),
      answers: { ...FLYING, pilot: 404 },
    },
    { about: "none", at: boardingPath(NO_ID), answers: PILOTS },
  ],
  "/de/checkin": one(passPath("12-34-0123456789abcdef"), MISSING),
  "/de/checkin/bordkarte.pkpass": [
    { about: "forged", at: applePassPath("12-34-0123456789abcdef"), answers: MISSING },
    {
      about: "without keys",
      at: async (stage) => applePassPath(passToken(await flightOfToday(stage))),
      answers: MISSING,
    },
  ],
  "/de/cockpit/flug/:flightId/bewertung": [
    {
      about: "of the own flight",
      at: async (stage) => reviewPath((await bookedFlight(stage)).flightId),
      answers: OWNER_OR_LOGIN,
    },
    {
      about: "of an own booking",
      at: async (stage) => reviewPath((await ownBooking(stage)).flightId),
      answers: OWNER_OR_LOGIN,
    },
    { about: "none", at: reviewPath(NO_ID), answers: { ...MISSING, guest: "login" } },
  ],
  "/de/cockpit/bewertungen": one(OWN_REVIEWS_PATH, SIGNED_IN),
  // keys are the product's, which has another secret than the tests
  "/de/bewerten": one(reviewLinkPath("12-7-0123456789abcdef012345"), MISSING),
  "/unsubscribe/:userId/:mail/:key": one(unsubscribeMailsPath(NO_ID, "reviews", NO_KEY), MISSING),
  "/de/unterwegs": one(kinPath("12-0123456789abcdef"), MISSING),
  "/de/cockpit/flug/:flightId/absagen": [
    {
      about: "the own",
      at: async (stage) => cancelFlightPath((await bookedFlight(stage)).flightId),
      answers: { ...FLYING, pilot: 404 },
    },
    { about: "none", at: cancelFlightPath(NO_ID), answers: PILOTS },
  ],
  "/de/cockpit/flug/:flightId/passagier/:bookingId/absagen": [
    {
      about: "of the own flight",
      at: async (stage) => cancelPassengerPath(await bookedFlight(stage)),
      answers: OWNER_OR_LOGIN,
    },
    {
      about: "none",
      at: cancelPassengerPath({ flightId: NO_ID, bookingId: NO_ID }),
      answers: { ...MISSING, guest: "login" },
    },
  ],
  "/de/cockpit/flug/:flightId/passagier/:bookingId/plaetze": [
    {
      about: "of the own booking",
      at: async (stage) => seatsPath(await ownBooking(stage)),
      answers: OWNER_OR_LOGIN,
    },
    {
      about: "none",
      at: seatsPath({ flightId: NO_ID, bookingId: NO_ID }),
      answers: { ...MISSING, guest: "login" },
    },
  ],
  "/de/cockpit/flug/:flightId/passagier/:bookingId/bezahlen": [
    {
      about: "of the own booking",
      at: async (stage) => paymentDuePath(await ownBooking(stage)),
      answers: OWNER_OR_LOGIN,
    },
    {
      about: "none",
      at: paymentDuePath({ flightId: NO_ID, bookingId: NO_ID }),
      answers: { ...MISSING, guest: "login" },
    },
  ],
  "/de/cockpit/flug/:flightId/abrechnung/kosten": [
    {
      about: "a landed flight",
      at: async (stage) => costsPath((await settled(stage)).flightId),
      answers: { ...FLYING, pilot: 404 },
    },
    { about: "none", at: costsPath(NO_ID), answers: PILOTS },
  ],
  "/de/cockpit/flug/:flightId/abrechnung/bestaetigen": [
    {
      about: "costs are known",
      at: async (stage) => confirmPath((await settled(stage, "costs")).flightId),
      answers: { ...FLYING, pilot: 404 },
    },
    {
      about: "handed in",
      at: async (stage) => confirmPath((await settled(stage, "submitted")).flightId),
      answers: { ...FLYING, pilot: 404 },
    },
    { about: "none", at: confirmPath(NO_ID), answers: PILOTS },
  ],
  "/de/cockpit/flug/:flightId/abrechnung/bankdaten": [
    {
      about: "a landed flight",
      at: async (stage) => accountPath((await settled(stage)).flightId),
      answers: { ...FLYING, pilot: 404 },
    },
    { about: "none", at: accountPath(NO_ID), answers: PILOTS },
  ],
  "/de/cockpit/flug/:flightId/abrechnung.pdf": [
    {
      about: "handed in",
      at: async (stage) => settlementPdfPath((await settled(stage, "submitted")).flightId),
      answers: { ...FLYING, pilot: 404 },
    },
    {
      about: "not handed in yet",
      at: async (stage) => settlementPdfPath((await settled(stage, "costs")).flightId),
      answers: PILOTS,
    },
  ],
  "/de/cockpit/flug/:flightId/passagier/:bookingId/auszahlen": [
    {
      about: "of the own flight",
      at: async (stage) => payoutPath(await settled(stage, "submitted")),
      answers: { ...FLYING, pilot: 404 },
    },
    { about: "none", at: payoutPath({ flightId: NO_ID, bookingId: NO_ID }), answers: PILOTS },
  ],
  "/de/cockpit/flug/:flightId/passagier/:bookingId/einwand": [
    {
      about: "against the own statement",
      at: async (stage) => objectionPath(await settled(stage, "disputed")),
      answers: { ...FLYING, pilot: 404 },
    },
    { about: "none", at: objectionPath({ flightId: NO_ID, bookingId: NO_ID }), answers: PILOTS },
  ],
  "/de/cockpit/flug/:flightId/passagier/:bookingId/abrechnung": [
    { about: "of the own booking", at: ownStatement, answers: OWNER_OR_LOGIN },
    {
      about: "none",
      at: statementPath({ flightId: NO_ID, bookingId: NO_ID }),
      answers: { ...MISSING, guest: "login" },
    },
  ],
  "/de/cockpit/flug/:flightId/passagier/:bookingId/abrechnung.pdf": [
    {
      about: "of the own booking",
      at: async (stage) => `${await ownStatement(stage)}.pdf`,
      answers: OWNER_OR_LOGIN,
    },
    {
      about: "none",
      at: statementPdfPath({ flightId: NO_ID, bookingId: NO_ID }),
      answers: { ...MISSING, guest: "login" },
    },
  ],
  "/de/cockpit/guthaben": one("/de/cockpit/guthaben", SIGNED_IN),
  "/de/cockpit/erstattung/:returnId": [
    {
      about: "of the own booking",
      at: async ({ db, owner }) =>
        returnedRefundPath((await makeReturnedRefund(db, owner.id)).returnId),
      answers: OWNER_OR_LOGIN,
    },
    { about: "none", at: returnedRefundPath(NO_ID), answers: { ...MISSING, guest: "login" } },
  ],
  "/de/cockpit/zahlungen": [
    { at: "/de/cockpit/zahlungen?teil=gutscheine&seite=2", answers: SIGNED_IN },
    { about: "one booking, whoever's", at: "/de/cockpit/zahlungen?buchung=1", answers: SIGNED_IN },
  ],
  "/de/cockpit/gemerkt": one("/de/cockpit/gemerkt", SIGNED_IN),
  "/de/cockpit/flugbuch": [
    { at: "/de/cockpit/flugbuch", answers: FLYING },
    {
      about: "a question",
      at: "/de/cockpit/flugbuch?tag=2027-01-09&klasse=SEP&gaeste=3&eintrag=1",
      answers: FLYING,
    },
  ],
  "/de/cockpit/statistik": [
    { at: "/de/cockpit/statistik?jahr=2026&ansicht=gast", answers: SIGNED_IN },
    {
      about: "no year",
      at: "/de/cockpit/statistik?jahr=heuer",
      answers: { ...MISSING, guest: "login" },
    },
  ],
  "/de/cockpit/statistik/fluege.csv": [
    { at: "/de/cockpit/statistik/fluege.csv?jahr=2026", answers: SIGNED_IN },
    {
      about: "no year",
      at: "/de/cockpit/statistik/fluege.csv?jahr=0",
      answers: { ...MISSING, guest: "login" },
    },
  ],
  "/de/cockpit/archiv": one("/de/cockpit/archiv?seite=1", SIGNED_IN),
  "/de/cockpit/nachrichten": one("/de/cockpit/nachrichten", SIGNED_IN),
  "/de/cockpit/nachrichten/:chatId": [
    { about: "the own", at: ownConversation, answers: OWNER_OR_LOGIN },
    {
      about: "none",
      at: "/de/cockpit/nachrichten/999999999",
      answers: { ...MISSING, guest: "login" },
    },
  ],
  "/de/cockpit/gesuche": one("/de/cockpit/gesuche", SIGNED_IN),
  "/de/cockpit/einstellungen": one("/de/cockpit/einstellungen", SIGNED_IN),
  "/de/cockpit/einstellungen/profil": one("/de/cockpit/einstellungen/profil", SIGNED_IN),
  "/de/cockpit/einstellungen/flugzeuge": one("/de/cockpit/einstellungen/flugzeuge", FLYING),
  "/de/cockpit/einstellungen/flugzeuge/neu": one("/de/cockpit/einstellungen/flugzeuge/neu", FLYING),
  "/de/cockpit/einstellungen/flugzeuge/:planeId": [
    { about: "the own", at: ownPlane, answers: { ...FLYING, pilot: 404 } },
    {
      about: "none",
      at: `/de/cockpit/einstellungen/flugzeuge/${NO_ID}`,
      answers: PILOTS,
    },
  ],
  "/de/cockpit/einstellungen/steuern": one("/de/cockpit/einstellungen/steuern", FLYING),
  "/de/cockpit/einstellungen/verifizierung": one("/de/cockpit/einstellungen/verifizierung", FLYING),
  "/de/cockpit/flug/:flightId/album": [
    {
      about: "of an own flight",
      at: async (stage) => albumPath((await ownMemory(stage)).flightId),
      answers: OWNER_OR_LOGIN,
    },
    {
      about: "that has not landed",
      at: async (stage) => albumPath((await bookedFlight(stage)).flightId),
      answers: { ...MISSING, guest: "login" },
    },
    { about: "none", at: albumPath(NO_ID), answers: { ...MISSING, guest: "login" } },
  ],
  "/de/cockpit/flug/:flightId/album.zip": [
    {
      about: "of an own flight",
      at: async (stage) => albumZipPath((await ownMemory(stage)).flightId),
      answers: OWNER_OR_LOGIN,
    },
    { about: "none", at: albumZipPath(NO_ID), answers: { ...MISSING, guest: "login" } },
  ],
  "/de/albumfotos/:photoId/:width": [
    {
      about: "of an own album",
      at: async (stage) => memoryPhotoPath((await ownMemory(stage)).photoId, 480),
      answers: OWNER_OR_LOGIN,
    },
    {
      about: "none",
      at: memoryPhotoPath(NO_UUID, 480),
      answers: { ...MISSING, guest: "login" },
    },
  ],
  "/de/momente/:photoId/:width": [
    {
      about: "that everybody has agreed to",
      at: async (stage) => momentPath((await ownMemory(stage, "shown")).photoId, 480),
      answers: OPEN,
    },
    {
      about: "that is asked about",
      at: async (stage) => momentPath((await ownMemory(stage, "asked")).photoId, 480),
      answers: MISSING,
    },
    { about: "none", at: momentPath(NO_UUID, 480), answers: MISSING },
  ],
  "/de/nachrichtenfotos/:photoId/:width": [
    { about: "sent", at: ownMessagePhoto, answers: OWNER_OR_LOGIN },
    {
      about: "none",
      at: messagePhotoPath(NO_UUID, 480),
      answers: { ...MISSING, guest: "login" },
    },
    {
      about: "no width",
      at: `/de/nachrichtenfotos/${NO_UUID}/..%2fsecret`,
      answers: { ...MISSING, guest: "login" },
    },
  ],
  "/de/nachweise/:fileId": [
    { about: "handed in", at: documentFile, answers: { ...OWNER_OR_LOGIN, admin: "open" } },
    { about: "none", at: documentFilePath(NO_UUID), answers: { ...MISSING, guest: "login" } },
    { about: "no id", at: "/de/nachweise/..%2fsecret", answers: { ...MISSING, guest: "login" } },
  ],
  "/de/kostenbelege/:receiptId": [
    { about: "of an item", at: ownCostReceipt, answers: { ...OWNER_OR_LOGIN, admin: "open" } },
    { about: "none", at: costReceiptPath(NO_UUID), answers: { ...MISSING, guest: "login" } },
    { about: "no id", at: "/de/kostenbelege/..%2fsecret", answers: { ...MISSING, guest: "login" } },
  ],
  "/de/cockpit/flugfoto/:photoId": [
    { about: "brought", at: ownFlightPhoto, answers: OWNER_OR_LOGIN },
    { about: "none", at: wholePhotoPath(NO_UUID), answers: { ...MISSING, guest: "login" } },
  ],
  "/de/belege/:number": [
    { about: "bought", at: ownReceipt, answers: { ...OWNER_OR_LOGIN, admin: "open" } },
    { about: "none", at: "/de/belege/AW-2026-999999", answers: { ...MISSING, guest: "login" } },
    { about: "no number", at: "/de/belege/AW-1", answers: { ...MISSING, guest: "login" } },
  ],
  "/de/verwaltung": one("/de/verwaltung", ADMINS),
  "/de/verwaltung/freigaben": one("/de/verwaltung/freigaben", ADMINS),
  "/de/verwaltung/team": one("/de/verwaltung/team", ADMINS),
  "/de/verwaltung/einstellungen": one("/de/verwaltung/einstellungen", ADMINS),
  "/de/verwaltung/texte": one("/de/verwaltung/texte", ADMINS),
  "/de/verwaltung/texte/:name": [
    { at: "/de/verwaltung/texte/cockpit-hilfe", answers: ADMINS },
    { about: "of the deployment", at: "/de/verwaltung/texte/agb", answers: MISSING },
  ],
  "/de/verwaltung/texte/:name/:number": [
    {
      at: async ({ db }) => {
        const number = await makeVersion(db, {
          document: "nachtflug",
          text: { lead: "Städte von oben, wenn sie leuchten." },
        })
        return textPath("nachtflug", number)
      },
      answers: ADMINS,
    },
    { about: "none", at: textPath("nachtflug", NO_ID), answers: MISSING },
    { about: "of no text", at: "/de/verwaltung/texte/agb/1", answers: MISSING },
  ],
  "/de/verwaltung/startseite": [
    { at: homePlanPath({ day: "2026-12-24" }), answers: ADMINS },
    { about: "no day", at: homePlanPath({ day: "2026-13-24" }), answers: MISSING },
  ],
  "/de/verwaltung/startseite/:number": [
    {
      at: async ({ db }) =>
        homePlanPath({ version: await makeVersion(db, { document: HOME_DOCUMENT }) }),
      answers: ADMINS,
    },
    { about: "none", at: homePlanPath({ version: NO_ID }), answers: MISSING },
  ],
  "/de/verwaltung/suche": one("/de/verwaltung/suche?q=lena", ADMINS),
  "/de/verwaltung/erstattungen": one("/de/verwaltung/erstattungen", ADMINS),
  "/de/verwaltung/fluege": one("/de/verwaltung/fluege?stand=alle&suche=EDKB", ADMINS),
  "/de/verwaltung/fluege/:flightId": [
    { at: flightToVet, answers: ADMINS },
    { about: "never handed in", at: neverHandedIn, answers: ADMINS },
    { about: "none", at: `/de/verwaltung/fluege/${NO_ID}`, answers: MISSING },
  ],
  "/de/verwaltung/faelle": one("/de/verwaltung/faelle?ansicht=frei&art=geld", ADMINS),
  "/de/verwaltung/faelle/:kind/:subject": [
    {
      at: async ({ db }) =>
        casePath({ kind: "withdrawal", subject: String((await makeWithdrawal(db)).id) }),
      answers: ADMINS,
    },
    {
      about: "over",
      at: casePath({ kind: "withdrawal", subject: String(NO_ID) }),
      answers: ADMINS,
    },
    { about: "none", at: "/de/verwaltung/faelle/gibtsnicht/1", answers: MISSING },
  ],
  "/de/verwaltung/widerrufe": one("/de/verwaltung/widerrufe?stand=bearbeitet", ADMINS),
  "/de/verwaltung/widerrufe/:withdrawalId": [
    { at: withdrawalToHandle, answers: ADMINS },
    { about: "none", at: `/de/verwaltung/widerrufe/${NO_ID}`, answers: MISSING },
  ],
  "/de/verwaltung/buchungen": one(
    "/de/verwaltung/buchungen?ansicht=offen&stand=zugesagt&sortierung=start&von=2026-12-01&nach=1",
    ADMINS,
  ),
  "/de/verwaltung/buchungen/:ref": [
    {
      at: async (stage) => adminBookingPath((await ownBooking(stage)).bookingId),
      answers: ADMINS,
    },
    { about: "none", at: adminBookingPath(NO_ID), answers: MISSING },
    { about: "no number", at: "/de/verwaltung/buchungen/AW-1", answers: MISSING },
  ],
  "/de/verwaltung/buchungen/:ref/umbuchen": [
    {
      at: async (stage) => rebookingPath((await ownBooking(stage)).bookingId, NO_ID),
      answers: ADMINS,
    },
    { about: "none", at: rebookingPath(NO_ID), answers: MISSING },
  ],
  "/de/verwaltung/zahlen": one(
    "/de/verwaltung/zahlen?von=2026-09&bis=2026-11&region=Bayern&art=rundflug",
    ADMINS,
  ),
  "/de/verwaltung/zahlen.csv": one("/de/verwaltung/zahlen.csv?von=2026-01&bis=2026-11", ADMINS),
  "/de/verwaltung/nutzer.csv": one("/de/verwaltung/nutzer.csv?sortierung=mail", ADMINS),
  "/de/verwaltung/fluege.csv": one("/de/verwaltung/fluege.csv?stand=alle&suche=EDKB", ADMINS),
  "/de/verwaltung/faelle.csv": one("/de/verwaltung/faelle.csv?art=geld", ADMINS),
  "/de/verwaltung/mails.csv": one("/de/verwaltung/mails.csv?stand=gescheitert", ADMINS),
  "/de/verwaltung/buchungen.csv": one("/de/verwaltung/buchungen.csv?suche=EDKB", ADMINS),
  "/de/verwaltung/gutscheine": one("/de/verwaltung/gutscheine?stand=gesperrt&suche=2XHP", ADMINS),
  "/de/verwaltung/gutscheine/:voucherId": [
    {
      at: async ({ db }) => `/de/verwaltung/gutscheine/${(await makeVoucher(db)).id}`,
      answers: ADMINS,
    },
    { about: "none", at: `/de/verwaltung/gutscheine/${NO_ID}`, answers: MISSING },
  ],
  "/de/verwaltung/auszahlungen": one("/de/verwaltung/auszahlungen", ADMINS),
  "/de/verwaltung/auszahlungen/einwand/:bookingId": [
    {
      at: async (stage) => objectionCasePath((await settled(stage, "disputed")).bookingId),
      answers: ADMINS,
    },
    { about: "none", at: objectionCasePath(NO_ID), answers: MISSING },
  ],
  "/de/verwaltung/zahlungen": one("/de/verwaltung/zahlungen?stand=erledigt", ADMINS),
  "/de/verwaltung/buch": one("/de/verwaltung/buch?art=booking.prepaid&konto=1&vor=99", ADMINS),
  "/de/verwaltung/buch/salden": one("/de/verwaltung/buch/salden", ADMINS),
  "/de/verwaltung/buch/zahlung/:ref": [
    { at: paidByOwner, answers: ADMINS },
    { about: "none", at: "/de/verwaltung/buch/zahlung/NONE", answers: MISSING },
  ],
  "/de/verwaltung/belege": one("/de/verwaltung/belege?seite=2", ADMINS),
  "/de/verwaltung/abschluss": [
    { at: "/de/verwaltung/abschluss?monat=2026-10", answers: ADMINS },
    { about: "no month", at: "/de/verwaltung/abschluss?monat=2026-13", answers: MISSING },
  ],
  "/de/verwaltung/abschluss/datev.csv": [
    { at: "/de/verwaltung/abschluss/datev.csv?monat=2026-10", answers: ADMINS },
    { about: "no month", at: "/de/verwaltung/abschluss/datev.csv", answers: MISSING },
  ],
  "/de/verwaltung/abschluss/belege.zip": [
    { at: "/de/verwaltung/abschluss/belege.zip?monat=2026-10", answers: ADMINS },
    { about: "no month", at: "/de/verwaltung/abschluss/belege.zip", answers: MISSING },
  ],
  "/de/verwaltung/ueberweisungen": one("/de/verwaltung/ueberweisungen", ADMINS),
  // what is sealed only the process that sealed it opens: tests/journeys/bank-transfers.test.ts takes the file
  "/de/verwaltung/ueberweisungen/datei.xml": [
    { about: "none", at: `/de/verwaltung/ueberweisungen/datei.xml?nr=${NO_ID}`, answers: MISSING },
  ],
  "/de/verwaltung/steuermeldung": [
    { at: "/de/verwaltung/steuermeldung?jahr=2025", answers: ADMINS },
    { about: "no year", at: "/de/verwaltung/steuermeldung?jahr=1999", answers: MISSING },
  ],
  "/de/verwaltung/steuermeldung/anbieter.csv": [
    { at: "/de/verwaltung/steuermeldung/anbieter.csv?jahr=2025", answers: ADMINS },
    { about: "no year", at: "/de/verwaltung/steuermeldung/anbieter.csv", answers: MISSING },
  ],
  // likewise tests/journeys/tax-report.test.ts
  "/de/verwaltung/steuermeldung/meldung.xml": [
    { about: "none", at: `/de/verwaltung/steuermeldung/meldung.xml?nr=${NO_ID}`, answers: MISSING },
  ],
  "/de/verwaltung/mails": one("/de/verwaltung/mails?stand=gescheitert&art=codes", ADMINS),
  "/de/verwaltung/auftraege": [
    { at: "/de/verwaltung/auftraege", answers: ADMINS },
    { about: "failed", at: "/de/verwaltung/auftraege?ansicht=gescheitert", answers: ADMINS },
    { about: "failing", at: "/de/verwaltung/auftraege?ansicht=einzelfaelle", answers: ADMINS },
  ],
  "/de/verwaltung/sicherheit": one(
    "/de/verwaltung/sicherheit?art=wrong_code&suche=1&seite=2",
    ADMINS,
  ),
  "/de/verwaltung/transparenz": [
    { at: "/de/verwaltung/transparenz?jahr=2026", answers: ADMINS },
    { about: "no year", at: "/de/verwaltung/transparenz?jahr=26", answers: MISSING },
  ],
  "/de/verwaltung/transparenz/:file": [
    { at: "/de/verwaltung/transparenz/bericht.csv?jahr=2026", answers: ADMINS },
    { about: "no file", at: "/de/verwaltung/transparenz/bericht.pdf?jahr=2026", answers: MISSING },
  ],
  "/de/verwaltung/protokoll.csv": one("/de/verwaltung/protokoll.csv?von=2026-11-01", ADMINS),
  "/de/verwaltung/protokoll": one("/de/verwaltung/protokoll?rolle=pilot&vor=999999999", ADMINS),
  "/de/verwaltung/nachweise": one("/de/verwaltung/nachweise?stand=bestaetigt&seite=2", ADMINS),
  "/de/verwaltung/nachweise/:documentId": [
    { at: documentToReview, answers: ADMINS },
    { about: "none", at: `/de/verwaltung/nachweise/${NO_ID}`, answers: MISSING },
  ],
  "/de/verwaltung/meldungen": one("/de/verwaltung/meldungen?stand=widerspruch&seite=2", ADMINS),
  "/de/verwaltung/meldungen/:reportId": [
    {
      at: async (stage) => `/de/verwaltung/meldungen/${(await keptReport(stage)).id}`,
      answers: ADMINS,
    },
    { about: "none", at: `/de/verwaltung/meldungen/${NO_ID}`, answers: MISSING },
  ],
  "/de/verwaltung/meldungen/widerspruch/:appealId": [
    { at: appealToAnswer, answers: ADMINS },
    { about: "none", at: `/de/verwaltung/meldungen/widerspruch/${NO_ID}`, answers: MISSING },
  ],
  "/de/verwaltung/bewertungen": one("/de/verwaltung/bewertungen", ADMINS),
  "/de/verwaltung/bewertungen/:flagId": [
    { at: async ({ db }) => reviewFlagPath((await makeReviewFlag(db)).id), answers: ADMINS },
    { about: "none", at: reviewFlagPath(NO_ID), answers: MISSING },
  ],
  "/de/verwaltung/hinweise": one("/de/verwaltung/hinweise?stand=gelesen", ADMINS),
  "/de/verwaltung/vorfaelle": one("/de/verwaltung/vorfaelle?stand=abgeschlossen", ADMINS),
  "/de/verwaltung/vorfaelle/:occurrenceId": [
    {
      at: async ({ db }) => occurrenceSheetPath((await makeOccurrence(db)).id),
      answers: ADMINS,
    },
    { about: "none", at: occurrenceSheetPath(NO_ID), answers: MISSING },
  ],
  "/de/verwaltung/vorfaelle/export": [
    { at: "/de/verwaltung/vorfaelle/export?zeitraum=2026-Q4&format=csv", answers: ADMINS },
    {
      about: "of a day",
      at: "/de/verwaltung/vorfaelle/export?zeitraum=2026-12-05&format=csv",
      answers: MISSING,
    },
  ],
  "/de/verwaltung/nutzer": one("/de/verwaltung/nutzer?wer=gesperrt&suche=a", ADMINS),
  "/de/verwaltung/nutzer/:userId/flugzeug/:planeId": [
    {
      at: async ({ db, owner }) => planeSheetPath(await makePlane(db, { pilotId: owner.id })),
      answers: ADMINS,
    },
    {
      about: "somebody else's",
      at: async ({ db, owner }) =>
        planeSheetPath({
          ...(await makePlane(db, { pilotId: (await makePilot(db)).id })),
          pilotId: owner.id,
        }),
      answers: MISSING,
    },
  ],
  "/de/verwaltung/nutzer/:userId": [
    { at: async ({ owner }) => `/de/verwaltung/nutzer/${owner.id}`, answers: ADMINS },
    { about: "nobody's", at: `/de/verwaltung/nutzer/${NO_ID}`, answers: MISSING },
  ],
  ...texts("cockpit", SIGNED_IN),
  "/de/cockpit/checkliste": [
    { at: "/de/cockpit/checkliste", answers: SIGNED_IN },
    { about: "of a flight", at: ownChecklist, answers: OWNER_OR_LOGIN },
    { about: "without a flight", at: "/de/cockpit/checkliste?liste=steuer", answers: SIGNED_IN },
    {
      about: "of no flight",
      at: `/de/cockpit/checkliste?flug=${NO_ID}`,
      answers: { ...MISSING, guest: "login" },
    },
  ],
  "/de/cockpit/flug-erstellen/geschafft": one("/de/cockpit/flug-erstellen/geschafft", {
    ...all(403),
    guest: "login",
    pilot: "to /de/cockpit",
    owner: "to /de/cockpit",
  }),
  "/de/cockpit/flug-erstellen": one("/de/cockpit/flug-erstellen", {
    ...all(403),
    guest: "login",
    pilot: "to /de/cockpit/flug-erstellen/datum",
    owner: "to /de/cockpit/flug-erstellen/datum",
  }),
  "/de/cockpit/flug-erstellen/:step": [
    { about: "a step", at: "/de/cockpit/flug-erstellen/kosten", answers: FLYING },
    { about: "none", at: "/de/cockpit/flug-erstellen/wetter", answers: PILOTS },
  ],
  "/de/cockpit/flug/:flightId/bearbeiten": one(`/de/cockpit/flug/${NO_ID}/bearbeiten`, PILOTS),
  "/de/cockpit/flug/:flightId/bearbeiten/:step": [
    { about: "the own", at: ownDraft, answers: { ...FLYING, pilot: 404 } },
    { about: "none", at: `/de/cockpit/flug/${NO_ID}/bearbeiten/kosten`, answers: PILOTS },
  ],
  // the demo's mailbox; the product without a demo world has none
  "/dev/postfach": one("/dev/postfach", OPEN),
  "/dev/postfach/:mailId": [
    { at: mailOfOwner, answers: OPEN },
    { about: "none", at: `/dev/postfach/${NO_UUID}`, answers: MISSING },
  ],
  "/unsubscribe/:subscriptionId/:deleteActivation": [
    { about: "with its key", at: unsubscribe, answers: OPEN },
    {
      about: "with another key",
      at: async (stage) => (await unsubscribe(stage)).replace(/[^/]+$/, NO_KEY),
      answers: MISSING,
    },
  ],
  // it is the post that ends a session
  "/logout": one("/logout", all("to /de")),
  "/*": one("/de/gibt/es/nicht", MISSING),
}

/** `email` is the owner's: files that share a world have one each. */
export async function setStage(
  db: Db,
  url: string,
  email = "eigen@seiten.example",
): Promise<PageStage> {
  const visitors = Object.fromEntries(
    VIEWERS.map((viewer) => [viewer, httpVisitor(url)]),
  ) as PageStage["visitors"]
  for (const [viewer, email] of [
    ["passenger", PASSENGER_EMAIL],
    ["pilot", PILOT_EMAIL],
  ] as const)
    await visitors[viewer].call("POST", "/api/auth/login/password", {
      email,
      password: DEMO_PASSWORD,
    })
  await signInAdmin(db, visitors.admin)
  await signInByCode(db, visitors.stranger, "fremd@seiten.example")
  const id = await signInByCode(db, visitors.owner, email)
  const pilot = { licence: "UL", homeAirportCode: "EDKB" }
  await visitors.owner.call("POST", `/api/users/${id}/pilot-profile`, pilot)
  return { db, url, visitors, owner: { id, email } }
}

async function signInAdmin(db: Db, admin: PageStage["visitors"]["admin"]): Promise<void> {
  const login = { email: ADMIN_EMAIL, password: DEMO_PASSWORD }
  await admin
    .call("POST", "/api/auth/login/password", login)
    .catch(() => "the second factor is missing")
  const code = await makeRecoveryCode(db, ADMIN_EMAIL)
  await admin.call("POST", "/api/auth/login/second-factor", { code })
}

// --- the owner's things ---

/** The path, once the owner's checkout holds a confirmed booking. */
function booked(path: string) {
  return async (stage: PageStage): Promise<string> => {
    const ref = bookedCheckouts.get(stage) ?? (await bookInBrowser(stage.db, stage.visitors.owner))
    bookedCheckouts.set(stage, ref)
    return `${path}?bestellung=${ref}`
  }
}

// each stage has an owner of its own, and the files of a worker share what they have loaded
const bookedCheckouts = new WeakMap<PageStage, string>()

async function bookInBrowser(db: Db, owner: HttpVisitor): Promise<string> {
  const { checkoutRef, paymentPath } = await orderDemoSeat(db, owner, { isInstantBooking: true })
  await owner.call("POST", `/api/trial-payments/${paymentPath.split("/").at(-1)}`, {
    outcome: "pay",
  })
  const isConfirmed = async () => (await owner.get(bookedCalendarPath(checkoutRef))).ok
  await expect.poll(isConfirmed, PATIENCE).toBe(true)
  return checkoutRef
}

const PATIENCE = { timeout: 40_000 }

// in another browser, so that the first one's checkout stays what it is
async function openPayment({ db, url, visitors }: PageStage): Promise<string> {
  const browser = httpVisitor(url)
  for (const [name, value] of visitors.owner.cookies) {
    if (name !== CHECKOUT_COOKIE) browser.cookies.set(name, value)
  }
  const { paymentPath } = await orderDemoSeat(db, browser, { isInstantBooking: false })
  return paymentPath
}

// also of what an earlier journey has left open with a demo login
async function emptyCheckout({ visitors }: PageStage): Promise<string> {
  for (const visitor of Object.values(visitors)) {
    const { headers } = await visitor.get("/de/kasse")
    const ref = headers.get("location")?.split("bestellung=")[1]
    if (ref) await visitor.call("DELETE", `/api/checkouts/${ref}`)
  }
  return "/de/kasse"
}

async function publishedFlight({ db }: PageStage): Promise<string> {
  const [flight] = await db
    .select({ id: flightsTable.id })
    .from(flightsTable)
    .where(eq(flightsTable.status, "published"))
    .limit(1)
  return `/de/flug/${flight?.id}`
}

async function draftFlight({ db, owner }: PageStage): Promise<string> {
  const flight = await makeFlight(db, { pilotId: owner.id, status: "draft", publishedAt: null })
  return `/de/flug/${flight.id}`
}

function ownFlight(status: FlightStatus) {
  return async ({ db, owner }: PageStage): Promise<string> => {
    const flight = await makeFlight(db, { pilotId: owner.id, status })
    return `/de/flug/${flight.id}`
  }
}

let daysAhead = 40

async function bookedFlight({ db, owner }: PageStage) {
  // nobody flies twice at the same time
  daysAhead += 1
  const departsAt = new Date(Date.now() + days(daysAhead))
  const flight = await makeFlight(db, { pilotId: owner.id, departsAt })
  const booking = await makeBooking(db, { flight })
  return { flightId: flight.id, bookingId: booking.id }
}

const todays = new Map<number, Promise<{ flightId: number; bookingId: number }>>()

/** One for each owner, since nobody flies twice at the same time. */
function flightOfToday(stage: PageStage): Promise<{ flightId: number; bookingId: number }> {
  const made = todays.get(stage.owner.id) ?? makeFlightOfToday(stage)
  todays.set(stage.owner.id, made)
  return made
}

async function makeFlightOfToday({ db, owner }: PageStage) {
  const departsAt = new Date(Date.now() + hours(7))
  const flight = await makeFlight(db, { pilotId: owner.id, departsAt })
  const booking = await makeBooking(db, { flight })
  return { flightId: flight.id, bookingId: booking.id }
}

/** Two seats of the owner's on a flight of somebody else. */
async function ownBooking({ db, owner }: PageStage) {
  const people = ["Lena Berger", "Tom Berger"].map((name) => {
    return { name, weightKg: 64, luggageKg: 4 }
  })
  const booking = await makeBooking(db, { passengerId: owner.id, people })
  return { flightId: booking.flightId, bookingId: booking.id }
}

async function ownReceipt({ db, owner }: PageStage): Promise<string> {
  const booking = await makeBooking(db, { passengerId: owner.id })
  await issueBookingReceipts(db, booking.id)
  const [receipt] = await listReceiptsOfBooking(db, booking.id)
  if (!receipt) throw new Error("the booking has no receipt")
  return receiptPath(receipt)
}

async function paidByOwner({ db, owner }: PageStage): Promise<string> {
  const { checkoutId } = await makeBooking(db, { passengerId: owner.id })
  const payment = await findPaymentOfCheckout(db, checkoutId)
  return `/de/verwaltung/buch/zahlung/${payment?.ref}`
}

/** A flight of the owner's that has landed, and its settlement as far as it goes. */
async function settled({ db, owner }: PageStage, step?: "costs" | "submitted" | "disputed") {
  daysAhead += 1
  const departsAt = new Date(Date.now() + days(daysAhead))
  const made = await makeSettlement(db, { pilotId: owner.id, departsAt, ...(step && { step }) })
  return { flightId: made.flight.id, bookingId: made.bookingId }
}

/** A receipt that the costs of the owner's flight name. */
async function ownCostReceipt(stage: PageStage): Promise<string> {
  const { flightId } = await settled(stage)
  const { url, db, owner, visitors } = stage
  const sent = await fetch(`${url}/api/flights/${flightId}/cost-receipts`, {
    method: "POST",
    headers: { "content-type": "application/pdf", cookie: cookieOf(visitors.owner) },
    body: makePdf(),
  })
  const { id }: { id: string } = await sent.json()
  const pilot = { kind: "user", userId: owner.id, isPilot: true, isAdmin: false } as const
  await saveCosts(db, pilot, flightId, [
    { kind: "fuel", label: "Sprit", amountCents: 20_000, receiptIds: [id] },
  ])
  return costReceiptPath(id)
}

async function ownStatement({ db, owner }: PageStage): Promise<string> {
  const made = await makeSettlement(db, { passengerId: owner.id, step: "submitted" })
  return statementPath({ flightId: made.flight.id, bookingId: made.bookingId })
}

async function ownChecklist({ db, owner }: PageStage): Promise<string> {
  return checklistPath((await makeFlight(db, { pilotId: owner.id })).id)
}

async function ownPlane({ db, owner }: PageStage): Promise<string> {
  const plane = await makePlane(db, { pilotId: owner.id })
  return `/de/cockpit/einstellungen/flugzeuge/${plane.id}`
}

async function ownConversation({ db, owner }: PageStage): Promise<string> {
  return conversationPath((await makeConversation(db, { personId: owner.id })).id)
}

async function ownMessagePhoto({ db, url, owner, visitors }: PageStage): Promise<string> {
  const { id } = await makeConversation(db, { personId: owner.id })
  await fetch(`${url}/api/conversations/${id}/photos?key=${randomUUID()}`, {
    method: "POST",
    headers: { "content-type": "image/png", cookie: cookieOf(visitors.owner) },
    body: await plainPicture(),
  })
  const { messages } = await listMessages(db, owner.id, id)
  return messagePhotoPath(messages[0]?.photo?.id ?? "", 480)
}

let albumsMade = 0

/** The owner's photo in the album of a flight of theirs; with a request where `status` says how it stands. */
async function ownMemory(
  { db, url, owner, visitors }: PageStage,
  status?: "asked" | "shown",
): Promise<{ flightId: number; photoId: string }> {
  // nobody flies twice at the same time
  albumsMade += 1
  const departsAt = new Date(Date.now() - days(400 + albumsMade))
  const flight = await makePastFlight(db, { pilotId: owner.id, departsAt })
  const sent = await fetch(`${url}/api/flights/${flight.id}/memories`, {
    method: "POST",
    headers: { "content-type": "image/png", cookie: cookieOf(visitors.owner) },
    body: await plainPicture(),
  })
  const { memoryId }: { memoryId: number } = await sent.json()
  const [memory] = await db.select().from(memoriesTable).where(eq(memoriesTable.id, memoryId))
  if (status) {
    const answer = status === "shown" ? ("agreed" as const) : null
    const request = { memoryId, pilotId: owner.id, status }
    await makeMemoryRequest(db, request, [{ userId: owner.id, answer }])
  }
  return { flightId: flight.id, photoId: memory?.photoId ?? "" }
}

async function plainPicture() {
  const create = { width: 320, height: 240, channels: 3, background: "#3c45c4" } as const
  return new Uint8Array(await sharp({ create }).png().toBuffer())
}

async function aboutFlight({ db, owner }: PageStage): Promise<string> {
  return askPath({ kind: "flight", flightId: (await makeFlight(db, { pilotId: owner.id })).id })
}

async function ownDraft({ db, owner }: PageStage): Promise<string> {
  const { flightId } = await makeDraft(db, { pilotId: owner.id, isOpen: false })
  return `/de/cockpit/flug/${flightId}/bearbeiten/kosten`
}

async function offerWithoutDate({ db, owner }: PageStage): Promise<string> {
  return `/de/flug/${(await makeOffer(db, { pilotId: owner.id })).id}`
}

async function directLink({ db, owner, visitors }: PageStage): Promise<string> {
  await visitors.guest.call("POST", "/api/auth/login/token/send", { email: owner.email })
  const [mail] = await mailsTo(db, owner.email)
  const link = /\/de\/direct-login\/[^\s"]+/.exec(mail?.text ?? "")?.[0]
  if (!link) throw new Error("no link was mailed")
  return link
}

async function dataExport({ owner, visitors }: PageStage): Promise<string> {
  const path = `/api/users/${owner.id}/exports`
  const { id } = await visitors.owner.call("POST", path)
  const statusOf = async () => {
    const exports: { id: string; status: string }[] = await visitors.owner.call("GET", path)
    return exports.find((one) => one.id === id)?.status
  }
  await expect.poll(statusOf, PATIENCE).toBe("ready")
  return exportPath(id)
}

function cookieOf({ cookies }: HttpVisitor): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
}

async function handInLicence({ url, visitors: { owner } }: PageStage) {
  const sent = await fetch(`${url}/api/document-files`, {
    method: "POST",
    headers: { "content-type": "application/pdf", cookie: cookieOf(owner) },
    body: makePdf(),
  })
  const { id: fileId }: { id: string } = await sent.json()
  const licence = { kind: "licence", class: "UL", number: "12345", issuedOn: "2024-05-14" }
  const body = { ...licence, expiresOn: "", fileIds: [fileId] }
  const { id }: { id: number } = await owner.call("POST", "/api/documents", body)
  return { id, fileId }
}

async function ownFlightPhoto({ db, url, owner, visitors }: PageStage): Promise<string> {
  const { id } = await makeFlight(db, { pilotId: owner.id })
  const sent = await fetch(`${url}/api/flights/${id}/photos`, {
    method: "POST",
    headers: { "content-type": "image/png", cookie: cookieOf(visitors.owner) },
    body: await plainPicture(),
  })
  const { photos }: { photos: { id: string }[] } = await sent.json()
  return wholePhotoPath(photos[0]?.id ?? "")
}

async function documentFile(stage: PageStage): Promise<string> {
  return documentFilePath((await handInLicence(stage)).fileId)
}

async function documentToReview(stage: PageStage): Promise<string> {
  return `/de/verwaltung/nachweise/${(await handInLicence(stage)).id}`
}

/** A report about a flight that the back office has kept as it is. */
async function keptReport(stage: PageStage) {
  const flightId = Number((await publishedFlight(stage)).split("/").at(-1))
  const report = await makeReport(stage.db, {
    subjectKind: "flight",
    subjectId: flightId,
    email: `${randomUUID()}@seiten.example`,
  })
  const reasons = "Foto und Text zeigen dasselbe Flugzeug, nur umlackiert."
  const path = `/api/reports/${report.id}/decision`
  // whoever looks at every page takes longer than the proof of a sign-in lasts
  await signInAdmin(stage.db, stage.visitors.admin)
  await stage.visitors.admin.call("POST", path, { verdict: "kept", reasons })
  return report
}

async function appealToAnswer(stage: PageStage): Promise<string> {
  const { id: reportId, email } = await keptReport(stage)
  const { id } = await insertRow(stage.db, appealsTable, {
    ref: newRef(),
    reportId,
    email,
    explanation: "Seht euch das Kennzeichen genauer an.",
    status: "received",
    createdAt: new Date(),
  })
  return `/de/verwaltung/meldungen/widerspruch/${id}`
}

async function decisionToContest(stage: PageStage): Promise<string> {
  const { email } = await keptReport(stage)
  const linkOf = async () => {
    const [mail] = await mailsTo(stage.db, email)
    return /\/de\/widerspruch\/[\w/-]+/.exec(mail?.text ?? "")?.[0]
  }
  await expect.poll(linkOf, PATIENCE).toBeDefined()
  return (await linkOf()) ?? ""
}

async function flightToVet({ db, owner }: PageStage): Promise<string> {
  return `/de/verwaltung/fluege/${(await makeFlightToVet(db, { pilotId: owner.id })).id}`
}

async function withdrawalToHandle({ db }: PageStage): Promise<string> {
  return `/de/verwaltung/widerrufe/${(await makeWithdrawal(db)).id}`
}

async function neverHandedIn({ db, owner }: PageStage): Promise<string> {
  return `/de/verwaltung/fluege/${(await makeFlight(db, { pilotId: owner.id })).id}`
}

async function mailOfOwner({ db, owner }: PageStage): Promise<string> {
  const [mail] = await mailsTo(db, owner.email)
  return `/dev/postfach/${mail?.id}`
}

/** A year in which only the owner has flown: everybody else looks for it in vain. */
async function ownPicture({ db, owner }: PageStage, day = "2019-06-12"): Promise<string> {
  await makePastFlight(db, { pilotId: owner.id, departsAt: new Date(`${day}T07:30:00Z`) })
  return ownPicturePath({ year: 2019, kind: "time", form: "quer" })
}

async function sharedPicture(stage: PageStage): Promise<string> {
  await ownPicture(stage, "2019-07-12")
  const body = { year: 2019, card: "time" }
  const { token } = await stage.visitors.owner.call("POST", "/api/year-shares", body)
  return sharePath(token)
}

async function unsubscribe({ visitors, owner }: PageStage): Promise<string> {
  const path = `/api/users/${owner.id}/subscriptions`
  const listed = () => visitors.owner.call("GET", path)
  if ((await listed()).length === 0) {
    const body = { name: "Bonn", coordinates: { lat: 50.73, lng: 7.1 } }
    await visitors.owner.call("POST", "/api/subscriptions", body)
  }
  const [{ id, deleteActivation }] = await listed()
  return `/unsubscribe/${id}/${deleteActivation}`
}
