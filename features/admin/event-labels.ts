import { CANCELLATION_REASONS } from "#features/bookings/cancellation/cancellation-reasons.ts"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { WaitlistEnd, WaitlistStatus } from "#features/bookings/holds/waitlist.ts"
import type { FlightRequestStatus } from "#features/flight-requests/flight-request.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { RETURN_REASONS } from "#features/flights/core/vetting.ts"
import type { Bearer } from "#features/payments/dispute.ts"
import type { PaymentStatus } from "#features/payments/payment.ts"
import { REFUND_REASON_LABELS } from "#features/payments/refund-list.ts"
import type { TransferStatus } from "#features/payments/transfer.ts"
import type { PayoutHold, PayoutStatus } from "#features/settlements/payout.ts"
import { OUTCOME_LABELS } from "#features/settlements/settlement.ts"
import { ACCOUNT_EVENT_LABELS } from "#features/users/core/account-events.ts"
import { GROUNDS } from "#features/users/office/restriction.ts"
import { REJECTIONS } from "#features/verification/rejection.ts"
import type { DocumentStatus } from "#features/verification/verification.ts"
import { GROUND_LABELS } from "#features/vouchers/office-grounds.ts"
import { VOUCHER_STATE_LABELS } from "#features/vouchers/voucher.ts"
import { VOUCHER_EVENT_LABELS } from "#features/vouchers/voucher-events.ts"

/** Every kind of event as one plain sentence; a test compares them with what the code records. */
export const EVENT_LABELS: Readonly<Record<string, string>> = {
  ...ACCOUNT_EVENT_LABELS,
  "booking.held": "Plätze reserviert",
  "booking.lapsed": "Reservierung verfallen",
  "booking.requested": "Mitflug angefragt",
  "booking.prepaid": "Zahlung vor der Zusage eingegangen",
  "booking.paid_too_late": "Zu spät bezahlt, die Plätze waren vergeben",
  "booking.confirmed_at_once": "Sofort gebucht",
  "booking.accepted": "Anfrage angenommen",
  "booking.countered": "Anderer Termin vorgeschlagen",
  "booking.counter_accepted": "Anderer Termin angenommen",
  "booking.declined": "Anfrage abgelehnt",
  "booking.expired": "Anfrage ohne Antwort abgelaufen",
  "booking.reservation_lost": "Anfrage beendet, Reservierung des Betrags ist weg",
  "booking.payment_lost": "Betrag ließ sich nicht einziehen, Zahlung offen",
  "booking.paid_again": "Mit anderem Zahlungsmittel bezahlt",
  "booking.unpaid": "Beendet, weil nichts bezahlt wurde",
  "booking.unpaid_withdrawn": "Unbezahlte Buchung zurückgezogen",
  "booking.emptied": "Beendet, alle bezahlten Plätze sind abgegeben",
  "booking.kept_uncollected": "Einbehaltenes erlassen, es wurde nie eingezogen",
  "booking.withdrawn": "Anfrage zurückgezogen",
  "booking.price_cut": "Preis gesunken",
  "booking.cancelled": "Abgesagt",
  "booking.change_asked": "Nach einer Änderung gefragt",
  "booking.change_agreed": "Änderung zugestimmt",
  "booking.change_undone": "Änderung zurückgenommen",
  "booking.given_up": "Storniert",
  "booking.kept_returned": "Einbehaltenes erstattet",
  "booking.new_dates_offered": "Neue Termine angeboten",
  "booking.new_dates_declined": "Neue Termine nicht angenommen",
  "booking.rebooked": "Auf neuen Termin umgebucht",
  "booking.left": "Geänderten Flug verlassen",
  "booking.seats_given_up": "Plätze abgegeben",
  "booking.joined": "Zusätzliche Plätze zugesagt",
  "booking.seats_added": "Plätze dazugebucht",
  "waitlist_entry.joined": "Auf die Warteliste gesetzt",
  "waitlist_entry.offered": "Platz von der Warteliste angeboten",
  "waitlist_entry.claimed": "Platz von der Warteliste angenommen",
  "waitlist_entry.lapsed": "Nicht mehr auf der Warteliste",
  "booking.flown": "Mitgeflogen",
  "booking.settled": "Abgerechnet",
  "booking.no_show": "Nicht erschienen",
  "booking.disputed": "Einwand gegen die Abrechnung",
  "booking.objection_answered": "Pilot:in hat auf den Einwand geantwortet",
  "booking.objection_unanswered": "72 Stunden ohne Antwort auf den Einwand",
  "booking.objection_withdrawn": "Einwand zurückgezogen",
  "booking.objection_decided": "Über den Einwand entschieden",
  "booking.statement_restated": "Anteil nach einem Einwand gesenkt",
  "flight.submitted": "Zur Prüfung eingereicht",
  "flight.published": "Veröffentlicht",
  "flight.returned": "Zurückgegeben",
  "flight.changed": "Geändert",
  "flight.paused": "Pausiert",
  "flight.resumed": "Wieder aufgenommen",
  "flight.blocked": "Gesperrt",
  "flight.unblocked": "Sperre aufgehoben",
  "flight.cancelled": "Abgesagt",
  "flight.photo_added": "Foto des Flugs hinzugefügt",
  "flight.photo_removed": "Foto des Flugs entfernt",
  "flight.photos_arranged": "Fotos des Flugs geordnet",
  "flight.expired": "Ohne Buchung verstrichen",
  "flight.reminder_due": "An den Flug erinnert",
  "flight.pause_warning_due": "Vor der Absage gewarnt",
  "booking.delayed": "Von der Startzeit erfahren",
  "booking.boarded": "An Bord",
  "booking.weight_corrected": "Gewicht berichtigt",
  "flight.go_given": "Zum Start entschieden",
  "flight.go_postponed": "Entscheidung verschoben",
  "flight.go_overdue": "Nach der Entscheidung gefragt",
  "flight.delayed": "Startzeit verschoben",
  "flight.diverted": "Andere Landung angesagt",
  "flight.time_corrected": "Start- oder Landezeit berichtigt",
  "flight.departed": "Gestartet",
  "flight.landed": "Gelandet",
  "flight.album_grown": "Neue Fotos im Album",
  "flight.settlement_submitted": "Abrechnung eingereicht",
  "flight.settlement_restated": "Kosten nach einem Einwand berichtigt",
  "flight.receipt_viewed": "Kostenbeleg angesehen",
  "flight.closed": "Abgeschlossen",
  "flight.settlement_reminder_due": "An die Abrechnung erinnert",
  "flight.settlement_overdue": "Seit 14 Tagen nicht abgerechnet",
  ...VOUCHER_EVENT_LABELS,
  "payment.authorised": "Betrag reserviert",
  "payment.processing": "Lastschrift läuft",
  "payment.captured": "Betrag eingezogen",
  "payment.voided": "Reservierung des Betrags aufgehoben",
  "payment.failed": "Zahlung fehlgeschlagen",
  "payment.partially_refunded": "Teilweise erstattet",
  "payment.refunded": "Ganz erstattet",
  "payment.refund_failed": "Erstattung gescheitert",
  "payment.refund_retried": "Erstattung noch einmal versucht",
  "payment.refund_returned": "Erstattung zurückgekommen",
  "payment.refund_credited": "Zurückgekommene Erstattung als Guthaben gegeben",
  "payment.refund_transferred": "Zurückgekommene Erstattung überwiesen",
  "payment.action_required": "Bank fragt nach",
  "payment.charged_back": "Rückbuchung durch eine Bank",
  "payment.dispute_won": "Rückbuchung gewonnen",
  "payment.dispute_lost": "Rückbuchung verloren",
  "transfer.done": "Überwiesen",
  "transfer.failed": "Überweisung gescheitert",
  "transfer.reversed": "Überweisung kam zurück",
  "flight.paid_out": "Über die Auszahlung benachrichtigt",
  "flight.change_unanswered": "Über ausgebliebene Antworten benachrichtigt",
  "flight.new_dates_unanswered": "Über ausgebliebene Terminwahl benachrichtigt",
  "flight.payout_held": "Über die angehaltene Auszahlung benachrichtigt",
  "payout.ordered": "Auszahlung unterwegs",
  "payout.paid": "Ausgezahlt",
  "payout.held": "Auszahlung angehalten",
  "payout.failed": "Auszahlung gescheitert",
  "payout.dispute_decided": "Über eine Rückbuchung entschieden",
  "payout.retried": "Auszahlung noch einmal versucht",
  "payment.flag_settled": "Auffälligkeit geklärt",
  "document.submitted": "Nachweis eingereicht",
  "document.opened": "Nachweis zum Prüfen geöffnet",
  "document.file_viewed": "Datei eines Nachweises angesehen",
  "document.verified": "Nachweis bestätigt",
  "document.rejected": "Nachweis zurückgeschickt",
  "document.expiring": "An das Ende eines Nachweises erinnert",
  "document.files_deleted": "Dateien eines Nachweises gelöscht",
  "landing.logged": "Landungen eingetragen",
  "landing.proposed": "Landungen aus einem Flug vorgeschlagen",
  "landing.corrected": "Landungen berichtigt",
  "landing.removed": "Eintrag gelöscht",
  "landing.taken_back": "Vorschlag zurückgenommen",
  "plane.added": "Flugzeug angelegt",
  "plane.changed": "Flugzeug geändert",
  "plane.insured": "Versicherung des Flugzeugs eingetragen",
  "plane.photo_added": "Foto des Flugzeugs hinzugefügt",
  "plane.photo_removed": "Foto des Flugzeugs entfernt",
  "plane.photos_arranged": "Fotos des Flugzeugs geordnet",
  "plane.retired": "Flugzeug außer Dienst gestellt",
  "plane.returned": "Flugzeug wieder in Dienst gestellt",
  "review.hidden": "Bewertung ausgeblendet",
  "review.shown": "Bewertung wieder gezeigt",
  "review.reply_hidden": "Antwort auf eine Bewertung ausgeblendet",
  "review.reply_shown": "Antwort auf eine Bewertung wieder gezeigt",
  "review_flag.raised": "Bewertungen eines Paars markiert",
  "review_flag.decided": "Über ein markiertes Paar entschieden",
  "conversation.messages_waiting": "Ungelesene Nachrichten warten",
  "conversation.caught_up": "Nachrichten gelesen",
  "message.hidden": "Nachricht ausgeblendet",
  "message.shown": "Nachricht wieder gezeigt",
  "memory.added": "Foto ins Album gelegt",
  "memory.removed": "Foto aus dem Album genommen",
  "memory.asked": "Gefragt, ob ein Albumfoto gezeigt werden darf",
  "memory.agreed": "Einem Albumfoto zugestimmt",
  "memory.published": "Albumfoto öffentlich gezeigt",
  "memory.request_ended": "Albumfoto nicht mehr angefragt oder gezeigt",
  "memory.hidden": "Albumfoto ausgeblendet",
  "memory.unhidden": "Albumfoto wieder gezeigt",
  "subscription.created": "Suchagent angelegt",
  "subscription.confirmed": "Suchagent bestätigt",
  "subscription.deleted": "Suchagent gelöscht",
  "flight_request.opened": "Gesuch aufgegeben",
  "flight_request.offer_received": "Flug zum Gesuch angeboten",
  "flight_request.matched": "Gesuch durch eine Buchung erfüllt",
  "flight_request.closed": "Gesuch geschlossen",
  "flight_request.expired": "Gesuch abgelaufen",
  "flight_request.removed": "Gesuch entfernt",
  "report.received": "Meldung eingegangen",
  "report.opened": "Meldung geöffnet",
  "report.conversation_read": "Unterhaltung zu einer Meldung gelesen",
  "report.decided": "Meldung entschieden",
  "appeal.received": "Widerspruch eingegangen",
  "appeal.opened": "Widerspruch geöffnet",
  "appeal.decided": "Über den Widerspruch entschieden",
  "occurrence.reported": "Vorfall gemeldet",
  "occurrence.opened": "Bericht eines Vorfalls geöffnet",
  "occurrence.closed": "Vorfall abgeschlossen",
  "withdrawal.received": "Widerruf eingegangen",
  "withdrawal.handled": "Widerruf bearbeitet",
  "withdrawal.replied": "Widerruf beantwortet",
  "mail.retried": "Mail noch einmal verschickt",
  "job.retried": "Auftrag neu gestartet",
}

const FLIGHT: Record<FlightStatus, string> = {
  draft: "Entwurf",
  in_review: "in Prüfung",
  published: "veröffentlicht",
  paused: "pausiert",
  under_way: "unterwegs",
  settlement_due: "abzurechnen",
  settlement_submitted: "Abrechnung liegt vor",
  closed: "abgeschlossen",
  cancelled: "abgesagt",
  expired: "verstrichen",
  blocked: "gesperrt",
}

const BOOKING: Record<BookingStatus, string> = {
  held: "reserviert",
  lapsed: "verfallen",
  requested: "angefragt",
  confirmed: "bestätigt",
  payment_due: "Zahlung offen",
  declined: "abgelehnt",
  expired: "abgelaufen",
  withdrawn: "zurückgezogen",
  cancelled_by_passenger: "storniert",
  cancelled_by_pilot: "abgesagt",
  rebooking_offered: "neuer Termin angeboten",
  no_show: "nicht erschienen",
  flown: "geflogen",
  disputed: "strittig",
  settled: "abgerechnet",
  joined: "dazugebucht",
}

const PAYMENT: Record<PaymentStatus, string> = {
  created: "angelegt",
  action_required: "wartet auf die Bank",
  authorised: "reserviert",
  processing: "Lastschrift läuft",
  captured: "eingezogen",
  partially_refunded: "teilweise erstattet",
  refunded: "erstattet",
  failed: "fehlgeschlagen",
  voided: "aufgehoben",
  charged_back: "zurückgebucht",
}

const TRANSFER: Record<TransferStatus, string> = {
  ordered: "beauftragt",
  done: "ausgeführt",
  failed: "gescheitert",
  reversed: "zurückgekommen",
}

const PAYOUT: Record<PayoutStatus, string> = {
  released: "freigegeben",
  ordered: "beauftragt",
  paid: "ausgezahlt",
  held: "angehalten",
  failed: "gescheitert",
}

const DOCUMENT: Record<DocumentStatus, string> = {
  submitted: "eingereicht",
  in_review: "in Prüfung",
  verified: "bestätigt",
  expired: "abgelaufen",
  rejected: "zurückgeschickt",
  blocked: "gesperrt",
}

const SUBSCRIPTION = { unconfirmed: "unbestätigt", active: "aktiv", deleted: "gelöscht" }
const FLIGHT_REQUEST: Record<FlightRequestStatus, string> = {
  draft: "Entwurf",
  open: "offen",
  offer_received: "Angebot erhalten",
  matched: "gebucht",
  closed: "geschlossen",
  expired: "abgelaufen",
  removed: "entfernt",
}
const WAITLIST: Record<WaitlistStatus, string> = {
  waiting: "wartet",
  offered: "Platz angeboten",
  claimed: "Platz angenommen",
  lapsed: "beendet",
}
const WAITLIST_ENDS: Record<WaitlistEnd, string> = {
  left: "verlassen",
  booked: "selbst gebucht",
  "claim-over": "Frist verstrichen",
  closed: "Buchung schließt",
  "flight-cancelled": "Flug abgesagt",
  "flight-changed": "Flug geändert",
  "flight-gone": "nicht mehr buchbar",
  "account-closed": "Konto gesperrt",
}
const FAILURE = { failed: "gescheitert", queued: "wartend", retry: "wartend" }

const STATUS_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  flight: FLIGHT,
  booking: BOOKING,
  payment: PAYMENT,
  transfer: TRANSFER,
  payout: PAYOUT,
  document: DOCUMENT,
  subscription: SUBSCRIPTION,
  flight_request: FLIGHT_REQUEST,
  waitlist_entry: WAITLIST,
  voucher: VOUCHER_STATE_LABELS,
  occurrence: { open: "offen", closed: "abgeschlossen" },
  withdrawal: { open: "offen", handled: "bearbeitet" },
  report: { received: "eingegangen", restricted: "eingeschränkt", dismissed: "zurückgewiesen" },
  appeal: { received: "eingegangen", upheld: "bestätigt", reversed: "aufgehoben" },
  review: { published: "sichtbar", hidden: "ausgeblendet" },
  review_flag: { open: "offen", unobjectionable: "unbedenklich", hidden: "ausgeblendet" },
  message: { sent: "sichtbar", hidden: "ausgeblendet" },
  memory: {
    added: "im Album",
    asked: "gefragt",
    shown: "öffentlich",
    ended: "nicht öffentlich",
    hidden: "ausgeblendet",
  },
  user: { active: "aktiv", blocked: "gesperrt" },
  mail: FAILURE,
  job: FAILURE,
}

// why one is held, and who bears a lost dispute
const PAYOUT_REASONS: Record<PayoutHold | Bearer, string> = {
  account: "Konto fehlt",
  charged_back: "Rückbuchung",
  reversed: "kam zurück",
  guest: "der Gast trägt sie",
  platform: "wir tragen sie",
  pilot: "die Pilot:in trägt sie",
}

const NOT_SETTLED = {
  "not-flown": "hat nicht stattgefunden",
  "never-settled": "nie abgerechnet",
} as const

const REASON_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  document: REJECTIONS,
  flight: {
    ...RETURN_REASONS,
    ...GROUNDS,
    ...CANCELLATION_REASONS,
    "paused-until-start": "bis zum Start pausiert",
    "papers-end": "Papiere reichen nicht bis zum Flug",
    "account-blocked": "Konto gesperrt",
    ...NOT_SETTLED,
  },
  booking: {
    ...CANCELLATION_REASONS,
    ...OUTCOME_LABELS,
    corrected: "Posten berichtigt",
    rejected: "bleibt wie abgerechnet",
    ...NOT_SETTLED,
    "change-not-accepted": "Änderung nicht zugestimmt",
    waived: "erlassen",
    "paused-until-start": "bis zum Start pausiert",
    "flight-blocked": "Flug gesperrt",
    "account-blocked": "Konto gesperrt",
  },
  payment: REFUND_REASON_LABELS,
  payout: PAYOUT_REASONS,
  flight_request: { "account-blocked": "Konto gesperrt" },
  waitlist_entry: WAITLIST_ENDS,
  user: GROUNDS,
  review: GROUNDS,
  review_flag: GROUNDS,
  message: GROUNDS,
  memory: {
    ...GROUNDS,
    declined: "nicht alle einverstanden",
    withdrawn: "Einverständnis zurückgenommen",
    objected: "jemand widerspricht",
    taken_back: "nicht mehr gewollt",
    expired: "nicht alle haben geantwortet",
    left: "Konto gelöscht",
    hidden: "ausgeblendet",
  },
  report: GROUNDS,
  appeal: GROUNDS,
  voucher: GROUND_LABELS,
}

/** A kind without words of its own is shown as it is, so that nothing is left out. */
export function formatEventKind(kind: string): string {
  return EVENT_LABELS[kind] ?? kind
}

export function formatEntityStatus(entity: string, status: string | null): string | null {
  return status && (STATUS_LABELS[entity]?.[status] ?? status)
}

export function formatEntityReason(entity: string, reason: string | null): string | null {
  return reason && (REASON_LABELS[entity]?.[reason] ?? reason)
}
