import { flightPath, flightRoomPath } from "#features/flights/core/flight-path.ts"
/*
 * A notification tells one person of one thing that happened. The table `notification-rules.ts`
 * decides which events ring the bell for whom; a notification is written once, is unread until its
 * reader opens what it is about, and then stays in the list as read.
 */

import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { MONEY_PATH } from "#features/bookings/core/money-path.ts"
import { claimPath } from "#features/bookings/holds/waitlist-view.ts"
import { CONVERSATIONS_PATH, conversationPath } from "#features/chat/core/conversation-path.ts"
import { TAX_DETAILS_PATH } from "#features/dac7/dac7-paths.ts"
import { FLIGHT_REQUESTS_PATH } from "#features/flight-requests/flight-request.ts"
import { albumPath } from "#features/memories/memory-paths.ts"
import { returnedRefundPath } from "#features/returned-refunds/returned-refund.ts"
import { OWN_REVIEWS_PATH, reviewPath } from "#features/reviews/review-paths.ts"
import {
  accountPath,
  confirmPath,
  costsPath,
  objectionCasePath,
  objectionPath,
  PAYOUT_LIST_PATH,
  payoutPath,
} from "#features/settlements/settlement-paths.ts"
import { EMAIL_SETTINGS_PATH } from "#features/users/core/settings-path.ts"
import { VERIFICATION_PATH } from "#features/verification/verification-path.ts"
import { WRAPPED_PATH, yearPath } from "#features/wrapped/wrapped-paths.ts"
import { formatEuro } from "#platform/money.ts"
import { formatIsoDay, formatShortDay, formatTime } from "#platform/time.ts"

/** More are never in a list, and never marked as read at once. */
export const MAX_NOTIFICATIONS = 500

/** What a notification says, as facts; the sentence is composed when it is read. */
export interface NotificationFacts {
  /** An offer without a date has no start. */
  flight?: { title: string; departsAt?: string | undefined; timeZone: string }
  /** „Medical, Klasse 2“, and the ISO day on which it ends. */
  document?: { name: string; expiresOn: string | null }
  /** How many somebody wishes for nearby, and from where the first of them. */
  flightRequests?: { count: number; place: string }
  /** Whom it is about; missing once that account is deleted. */
  person?: { id: number; name: string }
  /** It is about more seats for a booking that stays what it is without them: how many. */
  moreSeats?: number
  /** Where its page is that of one booking. */
  bookingId?: number
  /** A conversation in which something is unread, and what it is about. */
  conversation?: { id: number; name: string; subject: string }
  /** How many photos somebody has added to an album. */
  photoCount?: number
  /** Of a refund that came back: its page, and how much. */
  returnId?: number
  amountCents?: number
  /** A year that is over. */
  year?: number
}

interface NotificationSort {
  text(facts: NotificationFacts): string
  /** Where the reader sees or does what it is about. */
  path(flightId: number | null, facts: NotificationFacts): string
}

const inRoom = (flightId: number | null) =>
  flightId === null ? "/de/cockpit" : flightRoomPath(flightId)
const inAlbum = (flightId: number | null) => albumPath(flightId ?? 0)
const inArchivedBookings = () => "/de/cockpit/archiv?ansicht=buchungen"
const onCostsPage = (flightId: number | null) => costsPath(flightId ?? 0)
const onConfirmPage = (flightId: number | null) => confirmPath(flightId ?? 0)
// told before the page of one booking existed, it leads to the flight's
const onObjectionPage = (flightId: number | null, { bookingId }: NotificationFacts) =>
  bookingId ? objectionPath({ flightId: flightId ?? 0, bookingId }) : confirmPath(flightId ?? 0)
const onObjectionCase = (_: number | null, { bookingId }: NotificationFacts) =>
  bookingId ? objectionCasePath(bookingId) : PAYOUT_LIST_PATH
const onPayoutPage = (flightId: number | null, { bookingId }: NotificationFacts) =>
  payoutPath({ flightId: flightId ?? 0, bookingId: bookingId ?? 0 })
const onAccountPage = (flightId: number | null) => accountPath(flightId ?? 0)
const onReviewPage = (flightId: number | null) => reviewPath(flightId ?? 0)
const onFlightPage = (flightId: number | null) => flightPath(flightId ?? 0)
// more seats are booked from the flight's room
const whereToBook = (flightId: number | null, { moreSeats }: NotificationFacts) =>
  moreSeats ? inRoom(flightId) : onFlightPage(flightId)
const onClaimPage = (flightId: number | null) => claimPath(flightId ?? 0)
const onFlightRequestsPage = () => FLIGHT_REQUESTS_PATH
const onVerificationPage = () => VERIFICATION_PATH

/** Every kind with its sentence and its place. */
export const NOTIFICATION_KINDS = {
  // to the pilot
  "booking-requested": {
    text: (facts) =>
      facts.moreSeats
        ? `${nameOf(facts)} möchte noch ${moreOf(facts)} dazu: ${flightOf(facts)}`
        : `${nameOf(facts)} möchte mit: ${flightOf(facts)}`,
    path: inRoom,
  },
  "booking-withdrawn": {
    text: (facts) =>
      `${nameOf(facts)} hat die Anfrage${overMore(facts)} zurückgezogen: ${flightOf(facts)}`,
    path: inRoom,
  },
  "guest-part-refunded": {
    text: (facts) => `Ein Teil geht an ${nameOf(facts)} zurück: ${flightOf(facts)}`,
    path: inRoom,
  },
  "guest-moved-in": {
    text: (facts) => `Umgebucht, ${nameOf(facts)} fliegt jetzt hier mit: ${flightOf(facts)}`,
    path: inRoom,
  },
  "guest-moved-away": {
    text: (facts) => `Umgebucht, ${nameOf(facts)} fliegt nicht mehr mit: ${flightOf(facts)}`,
    path: inRoom,
  },
  "guest-ended-by-office": {
    text: (facts) => `Wir haben ${nameOf(facts)} für dich abgesagt: ${flightOf(facts)}`,
    path: inRoom,
  },
  "guest-lost-reservation": {
    text: (facts) =>
      `Die Anfrage von ${nameOf(facts)}${overMore(facts)} endet ohne Zahlung: ${flightOf(facts)}`,
    path: inRoom,
  },
  "guest-payment-due": {
    text: (facts) =>
      `Die Zahlung von ${nameOf(facts)}${overMore(facts)} ist noch offen: ${flightOf(facts)}`,
    path: inRoom,
  },
  "guest-paid": {
    text: (facts) => `${nameOf(facts)} hat bezahlt: ${flightOf(facts)}`,
    path: inRoom,
  },
  "guest-withdrew-unpaid": {
    text: (facts) =>
      `${nameOf(facts)} zieht die unbezahlte Buchung${overMore(facts)} zurück: ${flightOf(facts)}`,
    path: inRoom,
  },
  "guest-unpaid": {
    text: (facts) =>
      `Die Buchung von ${nameOf(facts)}${overMore(facts)} endet ohne Zahlung: ${flightOf(facts)}`,
    path: inRoom,
  },
  "other-start-accepted": {
    text: (facts) => `${nameOf(facts)} nimmt deine Zeit an: ${startOf(facts)}`,
    path: inRoom,
  },
  "seats-booked": {
    text: (facts) => `${nameOf(facts)} fliegt mit: ${flightOf(facts)}`,
    path: inRoom,
  },
  "guest-left": {
    text: (facts) => `${nameOf(facts)} fliegt nicht mehr mit: ${flightOf(facts)}`,
    path: inRoom,
  },
  "change-agreed": {
    text: (facts) => `${nameOf(facts)} stimmt der Änderung zu: ${startOf(facts)}`,
    path: inRoom,
  },
  "guest-cancelled": {
    text: (facts) => `${nameOf(facts)} hat storniert: ${flightOf(facts)}`,
    path: inRoom,
  },
  "guest-gave-up-seats": {
    text: (facts) => `${nameOf(facts)} gibt Plätze ab: ${flightOf(facts)}`,
    path: inRoom,
  },
  "guest-added-seats": {
    text: (facts) =>
      `${nameOf(facts)} nimmt noch ${facts.moreSeats === 1 ? "jemanden" : `${facts.moreSeats} Personen`} mit: ${flightOf(facts)}`,
    path: inRoom,
  },
  "guest-rebooked": {
    text: (facts) => `${nameOf(facts)} nimmt deinen neuen Termin: ${startOf(facts)}`,
    path: inRoom,
  },
  "guest-declined-dates": {
    text: (facts) => `${nameOf(facts)} nimmt keinen neuen Termin: ${titleOf(facts)}`,
    path: inRoom,
  },
  "flight-ahead": {
    text: (facts) => `Dein Flug steht an: ${startOf(facts)}`,
    path: inRoom,
  },
  "go-overdue": {
    text: (facts) => `Fliegt ihr? Deine Gäste warten auf dein Wort: ${startOf(facts)}`,
    path: inRoom,
  },
  "flight-called-off": {
    text: (facts) => `Dein Flug ist abgesagt: ${flightOf(facts)}`,
    path: inRoom,
  },
  "flight-paused": {
    text: (facts) => `Pausiert, ein Nachweis fehlt: ${flightOf(facts)}`,
    path: onVerificationPage,
  },
  "flight-published": {
    text: (facts) => `Veröffentlicht: ${flightOf(facts)}`,
    path: inRoom,
  },
  "flight-returned": {
    text: (facts) => `Bitte noch einmal ansehen: ${flightOf(facts)}`,
    path: onFlightPage,
  },
  "document-verified": {
    text: (facts) => `Geprüft: ${documentOf(facts)}`,
    path: onVerificationPage,
  },
  "document-rejected": {
    text: (facts) => `Bitte noch einmal einreichen: ${documentOf(facts)}`,
    path: onVerificationPage,
  },
  "document-expiring": {
    text: (facts) => `${documentOf(facts)} endet am ${endOf(facts)}`,
    path: onVerificationPage,
  },
  "requests-nearby": {
    text: ({ flightRequests }) =>
      flightRequests?.count === 1
        ? `Ein Gesuch in deiner Nähe: ab ${flightRequests.place}`
        : `${flightRequests?.count ?? "Neue"} Gesuche in deiner Nähe`,
    path: onFlightRequestsPage,
  },
  "settlement-due": {
    text: (facts) => `Abrechnung fällig: ${flightOf(facts)}`,
    path: onCostsPage,
  },
  "settlement-missing": {
    text: (facts) => `Deine Abrechnung fehlt noch: ${flightOf(facts)}`,
    path: onCostsPage,
  },
  "guest-objects": {
    text: (facts) => `${nameOf(facts)} hat Einwände, bitte antworte: ${flightOf(facts)}`,
    path: onObjectionPage,
  },
  "guest-withdrew-objection": {
    text: (facts) => `${nameOf(facts)} hat den Einwand zurückgezogen: ${flightOf(facts)}`,
    path: onConfirmPage,
  },
  "guest-objection-decided": {
    text: (facts) => `Der Einwand ist entschieden: ${flightOf(facts)}`,
    path: onObjectionPage,
  },
  "payout-paid": {
    text: (facts) => `Ausgezahlt: ${flightOf(facts)}`,
    path: onConfirmPage,
  },
  "guest-share-refunded": {
    text: (facts) => `Von deinem Anteil geht etwas an ${nameOf(facts)} zurück: ${flightOf(facts)}`,
    path: onPayoutPage,
  },
  "dispute-borne": {
    text: (facts) => `Eine Rückbuchung geht von deiner Auszahlung ab: ${flightOf(facts)}`,
    path: onPayoutPage,
  },
  "payout-held": {
    text: (facts) => `Deine Auszahlung wartet: ${flightOf(facts)}`,
    path: onAccountPage,
  },
  // to the passenger
  "statement-there": {
    text: (facts) => `Deine Abrechnung ist da: ${flightOf(facts)}`,
    path: inArchivedBookings,
  },
  "statement-restated": {
    text: (facts) => `Dein Anteil ist kleiner geworden: ${flightOf(facts)}`,
    path: inArchivedBookings,
  },
  "objection-answered": {
    text: (facts) => `${nameOf(facts)} hat auf deinen Einwand geantwortet: ${flightOf(facts)}`,
    path: inArchivedBookings,
  },
  "objection-decided": {
    text: (facts) => `Dein Einwand ist entschieden: ${flightOf(facts)}`,
    path: inArchivedBookings,
  },
  "offer-received": {
    text: (facts) => `${nameOf(facts)} bietet dir einen Flug an: ${flightOf(facts)}`,
    path: onFlightPage,
  },
  "booking-accepted": {
    text: (facts) => `${nameOf(facts)} nimmt dich mit: ${flightOf(facts)}`,
    path: inRoom,
  },
  "other-start-named": {
    text: (facts) => `${nameOf(facts)} schlägt eine andere Zeit vor: ${titleOf(facts)}`,
    path: inRoom,
  },
  "other-start-agreed": {
    text: (facts) => `Dein Flug steht fest: ${startOf(facts)}`,
    path: inRoom,
  },
  "booking-confirmed": {
    text: (facts) => `Gebucht: ${flightOf(facts)}`,
    path: inRoom,
  },
  "booking-declined": {
    text: (facts) =>
      facts.moreSeats
        ? `Anfrage${overMore(facts)} abgelehnt: ${flightOf(facts)}`
        : `${nameOf(facts)} kann dich nicht mitnehmen: ${flightOf(facts)}`,
    path: inRoom,
  },
  "booking-expired": {
    text: (facts) => `Anfrage${overMore(facts)} ohne Antwort abgelaufen: ${flightOf(facts)}`,
    path: inRoom,
  },
  "reservation-lost": {
    text: (facts) =>
      `Anfrage${overMore(facts)} beendet, der Betrag ist nicht mehr reserviert: ${flightOf(facts)}`,
    path: whereToBook,
  },
  "payment-due": {
    text: (facts) =>
      facts.moreSeats
        ? `Bitte zahle ${moreOf(facts)} mehr neu: ${flightOf(facts)}`
        : `Bitte zahle neu: ${flightOf(facts)}`,
    path: inRoom,
  },
  "booking-paid": {
    text: (facts) => `Bezahlt, du fliegst mit: ${flightOf(facts)}`,
    path: inRoom,
  },
  "booking-unpaid": {
    text: (facts) =>
      `Buchung${overMore(facts)} beendet, abgebucht wurde nichts: ${flightOf(facts)}`,
    path: whereToBook,
  },
  "booking-cancelled": {
    text: (facts) => `Abgesagt, alles kommt zurück: ${flightOf(facts)}`,
    path: inRoom,
  },
  "new-dates-offered": {
    text: (facts) => `${nameOf(facts)} schlägt neue Termine vor: ${titleOf(facts)}`,
    path: inRoom,
  },
  "booking-rebooked": {
    text: (facts) => `Umgebucht: ${startOf(facts)}`,
    path: inRoom,
  },
  "phone-corrected": {
    text: () => "Wir haben deine Telefonnummer geändert",
    path: inRoom,
  },
  "rebooked-by-office": {
    text: (facts) => `Umgebucht, du fliegst jetzt hier mit: ${flightOf(facts)}`,
    path: inRoom,
  },
  "new-dates-declined": {
    text: (facts) => `Abgesagt, alles kommt zurück: ${flightOf(facts)}`,
    path: inRoom,
  },
  "booking-given-up": {
    text: (facts) => `Storniert: ${flightOf(facts)}`,
    path: inRoom,
  },
  "request-ended-by-office": {
    text: (facts) =>
      `Wir haben deine Anfrage${overMore(facts)} für dich zurückgezogen: ${flightOf(facts)}`,
    path: inRoom,
  },
  "booking-corrected": {
    text: (facts) => `Angaben geändert: ${flightOf(facts)}`,
    path: inRoom,
  },
  "guest-corrected": {
    text: (facts) => `Angaben deines Gastes geändert: ${flightOf(facts)}`,
    path: inRoom,
  },
  "part-refunded": {
    text: (facts) => `Ein Teil kommt zurück: ${flightOf(facts)}`,
    path: inRoom,
  },
  "share-refunded": {
    text: (facts) => `Ein Teil deines Anteils kommt zurück: ${flightOf(facts)}`,
    path: inRoom,
  },
  "goodwill-given": {
    text: (facts) =>
      `${formatEuro(facts.amountCents ?? 0)} aus Kulanz für dich: ${flightOf(facts)}`,
    path: () => MONEY_PATH,
  },
  "kept-returned": {
    text: (facts) => `Auch der Rest kommt zurück: ${flightOf(facts)}`,
    path: inRoom,
  },
  "flight-left": {
    text: (facts) => `Du fliegst nicht mehr mit, alles kommt zurück: ${flightOf(facts)}`,
    path: inRoom,
  },
  "change-to-agree": {
    text: (facts) => `${nameOf(facts)} hat deinen Flug geändert, bitte antworte: ${titleOf(facts)}`,
    path: inRoom,
  },
  "change-undone": {
    text: (facts) => `Es bleibt, wie du gebucht hast: ${startOf(facts)}`,
    path: inRoom,
  },
  "price-cut": {
    text: (facts) => `Günstiger geworden: ${flightOf(facts)}`,
    path: inRoom,
  },
  "seats-given-up": {
    text: (facts) => `Weniger Plätze: ${flightOf(facts)}`,
    path: inRoom,
  },
  "seats-added": {
    text: (facts) => `${moreOf(facts)} dazugebucht: ${flightOf(facts)}`,
    path: inRoom,
  },
  "seat-free": {
    text: (facts) => `Platz frei, für dich gehalten: ${flightOf(facts)}`,
    path: onClaimPage,
  },
  "waitlist-ended": {
    text: (facts) => `Warteliste beendet: ${flightOf(facts)}`,
    path: onFlightPage,
  },
  "hold-lapsed": {
    text: (facts) =>
      facts.moreSeats
        ? `Reservierung für ${moreOf(facts)} mehr abgelaufen: ${flightOf(facts)}`
        : `Deine Reservierung ist abgelaufen: ${flightOf(facts)}`,
    path: whereToBook,
  },
  "paid-too-late": {
    text: (facts) =>
      facts.moreSeats
        ? `Zu spät bezahlt, nicht dazugebucht: ${flightOf(facts)}`
        : `Die Plätze waren schon vergeben: ${flightOf(facts)}`,
    path: whereToBook,
  },
  "go-given": {
    text: (facts) => `${nameOf(facts)} sagt, ihr fliegt: ${startOf(facts)}`,
    path: inRoom,
  },
  "go-postponed": {
    text: (facts) => `${nameOf(facts)} entscheidet noch, ob ihr fliegt: ${startOf(facts)}`,
    path: inRoom,
  },
  "go-missing": {
    text: (facts) => `Noch keine Antwort, ob ihr fliegt: ${startOf(facts)}`,
    path: inRoom,
  },
  "flight-delayed": {
    text: (facts) => `Neue Startzeit: ${startOf(facts)}`,
    path: inRoom,
  },
  "flight-diverted": {
    text: (facts) => `Geänderte Landung: ${flightOf(facts)}`,
    path: inRoom,
  },
  "ride-ahead": {
    text: (facts) => `Du fliegst mit: ${startOf(facts)}`,
    path: inRoom,
  },
  "paused-ride": {
    text: (facts) => `Pausiert, vielleicht fällt er aus: ${startOf(facts)}`,
    path: inRoom,
  },
  // to the back office
  "settlement-overdue": {
    text: (facts) => `Seit 14 Tagen nicht abgerechnet: ${flightOf(facts)}`,
    path: onFlightPage,
  },
  "objection-there": {
    text: (facts) => `Einwand gegen eine Abrechnung: ${flightOf(facts)}`,
    path: onObjectionCase,
  },
  "objection-to-decide": {
    text: (facts) => `Einwand zu entscheiden: ${flightOf(facts)}`,
    path: onObjectionCase,
  },
  "objection-unanswered": {
    text: (facts) => `Einwand ohne Antwort, zu entscheiden: ${flightOf(facts)}`,
    path: onObjectionCase,
  },
  // to both
  "review-open": {
    text: (facts) => `Wie war der Flug? Jetzt bewerten: ${flightOf(facts)}`,
    path: onReviewPage,
  },
  "review-received": {
    text: (facts) => `${nameOf(facts)} hat dich bewertet, du bist dran: ${flightOf(facts)}`,
    path: onReviewPage,
  },
  "review-published": {
    text: (facts) => `Bewertung zu lesen: ${flightOf(facts)}`,
    path: () => OWN_REVIEWS_PATH,
  },
  "message-received": {
    text: ({ conversation }) =>
      `Neue Nachricht von ${conversation?.name ?? "jemandem"}: ${conversation?.subject ?? ""}`,
    path: (_, { conversation }) =>
      conversation ? conversationPath(conversation.id) : CONVERSATIONS_PATH,
  },
  "album-grown": {
    text: (facts) =>
      `${nameOf(facts)} hat ${(facts.photoCount ?? 1) === 1 ? "ein Foto" : `${facts.photoCount} Fotos`} hinzugefügt: ${flightOf(facts)}`,
    path: inAlbum,
  },
  "photo-asked": {
    text: (facts) =>
      `${nameOf(facts)} möchte ein Foto öffentlich zeigen, bitte antworte: ${flightOf(facts)}`,
    path: inAlbum,
  },
  "photo-shown": {
    text: (facts) => `Alle sind einverstanden, das Foto ist öffentlich: ${flightOf(facts)}`,
    path: inAlbum,
  },
  "photo-not-shown": {
    text: (facts) => `Ein Foto bleibt unter euch: ${flightOf(facts)}`,
    path: inAlbum,
  },
  "address-refused": {
    text: () => "Deine Mailadresse nimmt keine Mails an, bitte ändere sie",
    path: () => EMAIL_SETTINGS_PATH,
  },
  "year-over": {
    text: ({ year }) => `Dein Jahr${year ? ` ${year}` : ""} in Bildern`,
    path: (_, { year }) => (year ? yearPath(year) : WRAPPED_PATH),
  },
  "tax-details-requested": {
    text: () => "Bitte mach deine Steuerangaben",
    path: () => TAX_DETAILS_PATH,
  },
  "tax-details-reminded": {
    text: () => "Deine Steuerangaben fehlen noch",
    path: () => TAX_DETAILS_PATH,
  },
  "tax-payouts-withheld": {
    text: () => "Deine Auszahlungen warten auf deine Steuerangaben",
    path: () => TAX_DETAILS_PATH,
  },
  "tax-reported": {
    text: ({ year }) => `Was wir${year ? ` für ${year}` : ""} dem Finanzamt gemeldet haben`,
    path: () => TAX_DETAILS_PATH,
  },
  "refund-returned": {
    text: ({ amountCents = 0 }) => `Deine Erstattung über ${formatEuro(amountCents)} kam zurück`,
    path: (_, { returnId }) => (returnId ? returnedRefundPath(returnId) : MONEY_PATH),
  },
  "paused-flight": {
    text: (facts) => `Pausierter Flug mit Gästen: ${startOf(facts)}`,
    path: inRoom,
  },
} satisfies Record<string, NotificationSort>

export type NotificationKind = keyof typeof NOTIFICATION_KINDS

function nameOf({ person }: NotificationFacts): string {
  return person?.name ?? "Jemand"
}

function moreOf({ moreSeats = 0 }: NotificationFacts): string {
  return formatSeatCount(moreSeats)
}

function overMore(facts: NotificationFacts): string {
  return facts.moreSeats ? ` über ${moreOf(facts)} mehr` : ""
}

function documentOf({ document }: NotificationFacts): string {
  return document?.name ?? "Dein Nachweis"
}

function endOf({ document }: NotificationFacts): string {
  return document?.expiresOn ? formatIsoDay(document.expiresOn) : "Ende der Frist"
}

function flightOf({ flight }: NotificationFacts): string {
  if (!flight) return "ein Flug"
  if (!flight.departsAt) return flight.title
  return `${flight.title}, ${formatShortDay(new Date(flight.departsAt), flight.timeZone)}`
}

function titleOf({ flight }: NotificationFacts): string {
  return flight?.title ?? "ein Flug"
}

function startOf(facts: NotificationFacts): string {
  const { flight } = facts
  if (!flight?.departsAt) return flightOf(facts)
  return `${flightOf(facts)}, ${formatTime(new Date(flight.departsAt), flight.timeZone)} Uhr`
}
