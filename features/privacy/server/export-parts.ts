import { exportReceipts } from "#features/accounting/server/export-receipts.ts"
import { exportApprovals } from "#features/approvals/server/export-approvals.ts"
import { exportSignIns } from "#features/auth/server/export-sign-ins.ts"
import {
  exportBookings,
  exportGuestBookings,
  exportMoney,
} from "#features/bookings/server/export-bookings.ts"
import { exportFeed } from "#features/calendar-feed/server/export-feed.ts"
import { exportConversations } from "#features/chat/core/server/export-conversations.ts"
import { exportChecklists } from "#features/checklists/server/export-checklists.ts"
import { exportTaxes } from "#features/dac7/server/export-taxes.ts"
import { exportLooks } from "#features/data-looks/server/own-looks.ts"
import { exportFavourites } from "#features/favourites/server/export-favourites.ts"
import { exportFlightDays } from "#features/flight-day/server/export-flight-days.ts"
import { exportFlightRequests } from "#features/flight-requests/server/export-flight-requests.ts"
import { exportMinimums } from "#features/flight-room/server/export-minimums.ts"
import { exportFlights } from "#features/flights/server/export-flights.ts"
import { exportMemories } from "#features/memories/server/export-memories.ts"
import { exportNotifications } from "#features/notifications/server/export-notifications.ts"
import { exportOccurrences } from "#features/occurrences/server/export-occurrences.ts"
import { exportViews } from "#features/office-views/server/own-views.ts"
import { exportPlanes } from "#features/planes/server/export-planes.ts"
import { exportPushSubscriptions } from "#features/push/server/export-subscriptions.ts"
import { exportReports } from "#features/reports/server/export-reports.ts"
import { exportReviewFlags } from "#features/reviews/server/export-review-flags.ts"
import { exportReviews } from "#features/reviews/server/export-reviews.ts"
import { exportSecurityEvents } from "#features/security-log/server/own-security.ts"
import { exportSettlements } from "#features/settlements/server/export-settlements.ts"
import { exportSubscriptions } from "#features/subscriptions/server/export-subscriptions.ts"
import { exportProfile } from "#features/users/server/export-profile.ts"
import { exportDocuments } from "#features/verification/server/export-documents.ts"
import { exportLandings } from "#features/verification/server/export-landings.ts"
import { exportVouchers } from "#features/vouchers/server/export-vouchers.ts"
import { exportWithdrawals } from "#features/withdrawals/server/export-withdrawals.ts"
import { exportYears } from "#features/wrapped/server/export-years.ts"
import type { Db } from "#platform/server/db.ts"
import { exportDataExports } from "./export-data-exports.ts"
import { exportEvents } from "./export-events.ts"
import { exportMails } from "./export-mails.ts"

interface ExportPart {
  file: string
  /** What is in it, for LIESMICH.txt. */
  holds: string
  /** The tables whose rows about the person are in it; a test compares them with the database. */
  tables: readonly string[]
  read(db: Db, userId: number): Promise<unknown>
}

/** Everything that goes into the copy of a person's data, one file for each matter. */
export const EXPORT_PARTS: readonly ExportPart[] = [
  {
    file: "profil.json",
    holds:
      "dein Konto, dein Pilotenprofil, deine Bankverbindung mit der ganzen IBAN und dein Auszahlungskonto",
    tables: ["users", "office_role_grants", "pilot_profiles", "bank_accounts", "payout_accounts"],
    read: exportProfile,
  },
  {
    file: "blicke.json",
    holds: "wer aus unserer Verwaltung wann, in welcher Rolle und warum etwas von dir geöffnet hat",
    tables: ["data_looks", "person_views"],
    read: exportLooks,
  },
  {
    file: "ansichten.json",
    holds: "wie du in der Verwaltung Listen gern siehst",
    tables: ["office_views", "office_default_views"],
    read: exportViews,
  },
  {
    file: "freigaben.json",
    holds: "was du in der Verwaltung beantragt oder entschieden hast",
    tables: ["approvals"],
    read: exportApprovals,
  },
  {
    file: "anmeldungen.json",
    holds: "wo und wann du angemeldet warst, und was noch auf einen Code wartet",
    tables: [
      "sessions",
      "login_challenges",
      "pending_registrations",
      "pending_changes",
      "passkeys",
      "passkey_challenges",
      "authenticator_apps",
      "recovery_codes",
      "pending_sign_ins",
      "factor_recoveries",
    ],
    read: exportSignIns,
  },
  {
    file: "sicherheit.json",
    holds: "was das Sicherheitsprotokoll der letzten 30 Tage zu deinem Konto sagt",
    tables: ["security_events"],
    read: exportSecurityEvents,
  },
  {
    file: "buchungen.json",
    holds:
      "was du gebucht hast, mit wem, was du dazu geschrieben hast, und worauf du gewartet hast",
    tables: ["bookings", "booking_people", "checkouts", "change_questions", "waitlist_entries"],
    read: exportBookings,
  },
  {
    file: "geld.json",
    holds: "deine Zahlungen und jeder Buchungssatz, der dich betrifft",
    tables: [
      "payments",
      "refunds",
      "refund_returns",
      "ledger_accounts",
      "ledger_transactions",
      "ledger_entries",
    ],
    read: exportMoney,
  },
  {
    file: "belege.json",
    holds: "die Rechnungen, Korrekturen und Zahlungsbelege, die wir dir ausgestellt haben",
    tables: ["receipts"],
    read: exportReceipts,
  },
  {
    file: "abrechnungen.json",
    holds:
      "deine Abrechnungen als Pilot:in und als Gast, deine Einwände und Antworten, wo deine Kostenbelege liegen, und deine Auszahlungen",
    tables: [
      "settlements",
      "settlement_costs",
      "settlement_parts",
      "share_refunds",
      "cost_receipts",
      "payouts",
      "payout_deductions",
      "transfers",
    ],
    read: exportSettlements,
  },
  {
    file: "gutscheine.json",
    holds: "die Gutscheine, die du gekauft und die du eingelöst hast, und wofür sie gezahlt haben",
    tables: ["vouchers", "voucher_uses"],
    read: exportVouchers,
  },
  {
    file: "widerrufe.json",
    holds: "was du widerrufen hast, im Wortlaut und mit der Zeit, zu der es ankam",
    tables: ["withdrawals", "withdrawal_replies"],
    read: exportWithdrawals,
  },
  {
    file: "fluege.json",
    holds:
      "die Flüge, die du angeboten hast, mit Route, Kosten, jedem Preis und ihren Fotos, und deine Entwürfe",
    tables: [
      "flights",
      "flight_stops",
      "flight_costs",
      "flight_prices",
      "flight_changes",
      "flight_vettings",
      "flight_photos",
      "flight_drafts",
    ],
    read: exportFlights,
  },
  {
    file: "gaeste.json",
    holds: "was auf deinen Flügen gebucht wurde; wer es war, gehört deinen Gästen",
    tables: ["bookings"],
    read: exportGuestBookings,
  },
  {
    file: "flugzeuge.json",
    holds: "deine Flugzeuge, ihre Fotos und ihre Versicherung",
    tables: ["planes", "plane_photos", "plane_insurances"],
    read: exportPlanes,
  },
  {
    file: "nachweise.json",
    holds: "deine eingereichten Unterlagen, ihr Stand und welche Dateien dazugehören",
    tables: ["verification_documents", "document_files"],
    read: exportDocuments,
  },
  {
    file: "flugbuch.json",
    holds: "dein Flugbuch: deine Starts und Landungen",
    tables: ["landings"],
    read: exportLandings,
  },
  {
    file: "wettergrenzen.json",
    holds: "ab welchem Wetter du nicht mehr fliegst",
    tables: ["personal_minimums"],
    read: exportMinimums,
  },
  {
    file: "checklisten.json",
    holds: "was du auf deinen Checklisten abgehakt hast, Flug für Flug",
    tables: ["checklist_ticks"],
    read: exportChecklists,
  },
  {
    file: "flugtage.json",
    holds:
      "ob geflogen wird, wie du es gesagt hast, wann ihr an Bord wart, und für welche Buchungen es einen Link für zu Hause gibt",
    tables: ["go_decisions", "boarding_ticks", "kin_links"],
    read: exportFlightDays,
  },
  {
    file: "kalender.json",
    holds:
      "seit wann dein Kalender eine geheime Adresse hat; die Adresse selbst zeigen dir die Einstellungen, denn wer sie kennt, liest mit",
    tables: ["calendar_feeds"],
    read: exportFeed,
  },
  {
    file: "bewertungen.json",
    holds: "Bewertungen, die du geschrieben und bekommen hast",
    tables: ["reviews"],
    read: exportReviews,
  },
  {
    file: "bewertungspruefungen.json",
    holds:
      "was wir entschieden haben, wenn uns Bewertungen zwischen dir und jemandem aufgefallen sind",
    tables: ["review_flags"],
    read: exportReviewFlags,
  },
  {
    file: "steuern.json",
    holds:
      "deine Steuerangaben, wann wir dich danach gefragt haben und was wir dem Finanzamt gemeldet haben",
    tables: ["tax_requests", "tax_details", "tax_records"],
    read: exportTaxes,
  },
  {
    file: "jahre.json",
    holds:
      "welche Bilder deiner Jahre du öffentlich gemacht hast und zu welchen Jahren du Post von uns hast",
    tables: ["year_shares", "told_years"],
    read: exportYears,
  },
  {
    file: "gemerkt.json",
    holds: "die Flüge, die du dir gemerkt hast",
    tables: ["favourites"],
    read: exportFavourites,
  },
  {
    file: "suchagenten.json",
    holds: "deine Suchagenten und die Flüge, die sie gefunden haben",
    tables: ["subscriptions", "subscription_matches"],
    read: exportSubscriptions,
  },
  {
    file: "gesuche.json",
    holds: "deine Gesuche, welche du als Pilot:in beantwortet hast und von welchen du gehört hast",
    tables: ["flight_requests", "flight_request_offers", "flight_request_notifications"],
    read: exportFlightRequests,
  },
  {
    file: "nachrichten.json",
    holds:
      "deine Unterhaltungen, alles, was du geschrieben hast, wie viel andere dir geschrieben haben, und wen du blockiert hast; ihre Worte gehören ihnen",
    tables: ["conversations", "conversation_members", "messages", "message_photos", "user_blocks"],
    read: exportConversations,
  },
  {
    file: "album.json",
    holds:
      "welche Fotos du in Alben von Flügen gelegt hast, nach welchen du gefragt warst, was du geantwortet und wonach du selbst gefragt hast",
    tables: ["memories", "memory_requests", "memory_consents"],
    read: exportMemories,
  },
  {
    file: "meldungen.json",
    holds:
      "was du gemeldet hast, was wir dir gesperrt haben und deine Widersprüche, im Wortlaut und mit unseren Gründen",
    tables: ["reports", "restrictions", "appeals"],
    read: exportReports,
  },
  {
    file: "vorfaelle.json",
    holds: "was du uns vertraulich zur Sicherheit deiner Flüge berichtet hast, im Wortlaut",
    tables: ["occurrences"],
    read: exportOccurrences,
  },
  {
    file: "benachrichtigungen.json",
    holds: "jede Benachrichtigung, die deine Glocke je gezeigt hat",
    tables: ["notifications"],
    read: exportNotifications,
  },
  {
    file: "browser.json",
    holds: "die Browser, in denen du Benachrichtigungen eingeschaltet hast",
    tables: ["push_subscriptions"],
    read: exportPushSubscriptions,
  },
  {
    file: "mails.json",
    holds: "wann wir dir was geschrieben haben",
    tables: ["mails"],
    read: exportMails,
  },
  {
    file: "verlauf.json",
    holds: "was du hier getan hast und was mit deinem Konto geschah, Schritt für Schritt",
    tables: ["events"],
    read: exportEvents,
  },
  {
    file: "auskuenfte.json",
    holds: "wann du solche Kopien angefordert hast",
    tables: ["data_exports"],
    read: exportDataExports,
  },
]

/** What is kept about people and is in no copy, and why; LIESMICH.txt says it. */
export const NOT_EXPORTED: ReadonlyArray<{ tables: readonly string[]; why: string }> = [
  {
    tables: ["refresh_tokens"],
    why: "Schlüssel deiner Anmeldungen: Wer sie kennt, wäre angemeldet. Wir selbst kennen nur ihre Prüfsummen.",
  },
  {
    tables: ["flight_seats"],
    why: "Sitzplätze: nur Nummern, welche Buchung welchen Platz hält. Die Zahl der Plätze steht bei den Buchungen.",
  },
  {
    tables: ["booking_refunds", "seats_given_up"],
    why: "Was eine Absage oder ein abgegebener Platz zurückgibt: nur Beträge und Platznummern. Was daraus wurde, steht bei deinen Buchungen und Zahlungen.",
  },
  {
    tables: ["refused_addresses"],
    why: "Dass deine Adresse keine Mails annimmt: Es steht in deinem Cockpit, solange es so ist.",
  },
  {
    tables: ["goodwills"],
    why: "Was wir aus Kulanz gegeben haben: nur Beträge und wohin. Es steht bei deinen Zahlungen.",
  },
  {
    tables: ["booking_notes", "sheet_notes"],
    why: "Notizen der Verwaltung zu Buchungen, Konten, Flügen und Flugzeugen: Sie sprechen von beiden Seiten. Frag uns, dann sagen wir dir, was darin über dich steht.",
  },
  {
    tables: ["cases", "case_notes"],
    why: "Wer in der Verwaltung einen Fall bearbeitet, und Notizen dazu: Sie sprechen oft von mehreren. Frag uns, dann sagen wir dir, was darin über dich steht.",
  },
  {
    tables: ["new_dates"],
    why: "Neue Termine, die für einen abgesagten Flug zur Wahl standen: nur Zeitpunkte. Was gewählt wurde, steht bei den Buchungen.",
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
    why: "Meldungen des Zahlungsanbieters: nur Kennziffern. Was daraus wurde, steht bei deinen Zahlungen.",
  },
  {
    tables: ["bank_transfers", "bank_transfer_files"],
    why: "Überweisungen von unserem eigenen Konto und die Dateien dafür: Sie gehen oft an andere. Frag uns, dann sagen wir dir, was darin über dich steht.",
  },
  {
    tables: ["tax_messages"],
    why: "Die Meldungen an das Finanzamt als Ganzes: Sie sprechen von vielen. Was darin über dich steht, ist bei deinen Steuerangaben.",
  },
  {
    tables: ["setting_versions"],
    why: "Einstellungen, die jemand in der Verwaltung geändert hat: Werte und Begründungen, niemandes Daten.",
  },
  {
    tables: ["month_closings"],
    why: "Abschlüsse der Monate durch die Verwaltung: nur Summen des Buchs, niemandes Daten.",
  },
  {
    tables: ["content_versions"],
    why: "Fassungen öffentlicher Texte und der Startseite durch die Verwaltung: Worte der Seite, niemandes Daten.",
  },
  {
    tables: ["idempotency_keys", "rate_limits"],
    why: "Kurzzeitgedächtnis gegen doppelte und zu viele Anfragen: höchstens einen Tag alt und ohne Inhalt, der nicht anderswo steht.",
  },
]
