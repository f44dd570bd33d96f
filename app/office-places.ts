import {
  Banknote,
  BookText,
  Cog,
  CreditCard,
  FileCheck2,
  Flag,
  Gift,
  HandCoins,
  Inbox,
  Mail,
  MessageCircleWarning,
  MessageSquareQuote,
  PlaneTakeoff,
  ReceiptText,
  ScrollText,
  ShieldAlert,
  ShieldCheck,
  Ticket,
  Undo2,
  UsersRound,
} from "lucide"
import { JOURNAL } from "#features/accounting/journal.ts"
import { RECEIPT_LIST } from "#features/accounting/receipt.ts"
import { AUDIT_LOG } from "#features/admin/audit-log.ts"
import { JOBS_LIST } from "#features/admin/jobs-list.ts"
import { OUTBOX_LIST } from "#features/admin/outbox-list.ts"
import { ADMIN_BOOKINGS_PATH } from "#features/bookings/core/admin-booking-path.ts"
import { CASE_LIST } from "#features/cases/case-list.ts"
import { VETTING_LIST } from "#features/flights/vetting/vetting-list.ts"
import { OCCURRENCE_LIST } from "#features/occurrences/occurrence-list.ts"
import { FLAG_LIST } from "#features/payments/payment-flag.ts"
import { REFUND_LIST } from "#features/payments/refund-list.ts"
import { REPORT_LIST } from "#features/reports/report-list.ts"
import { OFFICE_NOTE_LIST } from "#features/reviews/office-note.ts"
import { REVIEW_FLAG_LIST } from "#features/reviews/review-flag.ts"
import { SECURITY_LIST } from "#features/security-log/security-list.ts"
import { PAYOUT_LIST_PATH } from "#features/settlements/settlement-paths.ts"
import { USER_LIST } from "#features/users/office/user-list.ts"
import { DOCUMENT_QUEUE } from "#features/verification/document-queue-list.ts"
import { VOUCHER_LIST } from "#features/vouchers/voucher-list.ts"
import { WITHDRAWAL_LIST } from "#features/withdrawals/withdrawal-list.ts"
import type { IconShape } from "#ui/elements/icon.tsx"

export const OFFICE_PATH = "/de/verwaltung"

interface OfficePlace {
  label: string
  href: string
  icon: IconShape
  /** What one does there. */
  about: string
  /** Something waits there; what a number of it is called. */
  waits?: { one: string; many: string }
  /** Under the thumb on phones, too; three fit between the overview and the cockpit. */
  isTab?: true
}

/** Every list of the back office, as menu and overview show them. */
export const OFFICE_GROUPS: readonly { label: string; places: readonly OfficePlace[] }[] = [
  {
    label: "Arbeit",
    places: [
      {
        label: "Fälle",
        href: CASE_LIST.path,
        icon: Inbox,
        about: "Alles, was auf jemanden wartet, in einer Schlange: wer es macht, bis wann.",
        isTab: true,
      },
    ],
  },
  {
    label: "Prüfen",
    places: [
      {
        label: "Nachweise",
        href: DOCUMENT_QUEUE.path,
        icon: FileCheck2,
        about: "Papiere von Pilot:innen ansehen, bestätigen oder zurückschicken.",
        waits: { one: "wartet auf eine Entscheidung", many: "warten auf eine Entscheidung" },
        isTab: true,
      },
      {
        label: "Flüge",
        href: VETTING_LIST.path,
        icon: PlaneTakeoff,
        about: "Die ersten Flüge neuer Pilot:innen, bevor jemand sie findet.",
        waits: { one: "wartet auf eine Entscheidung", many: "warten auf eine Entscheidung" },
        isTab: true,
      },
      {
        label: "Meldungen",
        href: REPORT_LIST.path,
        icon: Flag,
        about: "Gemeldete Inhalte und Widersprüche, mit Begründung entschieden.",
        waits: { one: "wartet auf eine Entscheidung", many: "warten auf eine Entscheidung" },
      },
      {
        label: "Bewertungen",
        href: REVIEW_FLAG_LIST.path,
        icon: MessageSquareQuote,
        about: "Paare, deren Lob abgesprochen sein könnte. Nur Hinweise, bis jemand entscheidet.",
        waits: { one: "ist noch nicht angesehen", many: "sind noch nicht angesehen" },
      },
      {
        label: "Hinweise",
        href: OFFICE_NOTE_LIST.path,
        icon: MessageCircleWarning,
        about: "Was nach einem Flug nur der Verwaltung geschrieben wurde.",
        waits: { one: "ist ungelesen", many: "sind ungelesen" },
      },
      {
        label: "Vorfälle",
        href: OCCURRENCE_LIST.path,
        icon: ShieldAlert,
        about: "Vertrauliche Berichte zur Sicherheit, und der Export für Behörden.",
        waits: { one: "ist noch nicht abgeschlossen", many: "sind noch nicht abgeschlossen" },
      },
    ],
  },
  {
    label: "Menschen",
    places: [
      {
        label: "Konten",
        href: USER_LIST.path,
        icon: UsersRound,
        about: "Finden, ansehen und sperren. Jeder Blick in ein Konto wird aufgezeichnet.",
      },
      {
        label: "Sicherheit",
        href: SECURITY_LIST.path,
        icon: ShieldCheck,
        about: "Abgelehnte Anmeldungen und Zugriffe, geänderte Rechte und Zugänge.",
        waits: { one: "kommt auffällig oft vor", many: "kommen auffällig oft vor" },
      },
      {
        label: "Widerrufe",
        href: WITHDRAWAL_LIST.path,
        icon: Undo2,
        about: "Erklärungen, mit denen jemand einen Vertrag beenden will.",
        waits: { one: "wartet auf eine Antwort", many: "warten auf eine Antwort" },
      },
    ],
  },
  {
    label: "Betrieb",
    places: [
      {
        label: "Buchungen",
        href: ADMIN_BOOKINGS_PATH,
        icon: Ticket,
        about: "Finden und ganz ansehen: Menschen, Geld, Mails und alles, was geschah.",
      },
      {
        label: "Gutscheine",
        href: VOUCHER_LIST.path,
        icon: Gift,
        about: "Finden, ansehen, sperren und ersetzen. Jeder Blick wird aufgezeichnet.",
      },
      {
        label: "Erstattungen",
        href: REFUND_LIST.path,
        icon: Banknote,
        about: "Geld, das zurückgehen sollte und abgelehnt wurde.",
        waits: { one: "ist gescheitert", many: "sind gescheitert" },
      },
      {
        label: "Auszahlungen",
        href: PAYOUT_LIST_PATH,
        icon: HandCoins,
        about: "Einwände gegen Abrechnungen, und was nicht bei Pilot:innen ankam.",
        waits: { one: "wartet auf dich", many: "warten auf dich" },
      },
      {
        label: "Zahlungen",
        href: FLAG_LIST.path,
        icon: CreditCard,
        about: "Rückbuchungen, und was sich nicht von selbst buchen ließ.",
        waits: { one: "ist zu klären", many: "sind zu klären" },
      },
      {
        label: "Buch",
        href: JOURNAL.path,
        icon: BookText,
        about: "Jede Buchung mit ihren Zeilen, und die Salden aller Konten.",
      },
      {
        label: "Belege",
        href: RECEIPT_LIST.path,
        icon: ReceiptText,
        about: "Rechnungen, Korrekturen und Zahlungsbelege, lückenlos nummeriert.",
      },
      {
        label: "Mails",
        href: OUTBOX_LIST.path,
        icon: Mail,
        about: "Was wartet, was verschickt ist und was nicht ankam.",
        waits: { one: "ließ sich nicht verschicken", many: "ließen sich nicht verschicken" },
      },
      {
        label: "Aufträge",
        href: JOBS_LIST.path,
        icon: Cog,
        about: "Was neben den Seiten läuft, und wann zuletzt.",
        waits: { one: "ist gescheitert", many: "sind gescheitert" },
      },
      {
        label: "Protokoll",
        href: AUDIT_LOG.path,
        icon: ScrollText,
        about: "Jeder Schritt, der etwas verändert hat: wer, was, wann und warum.",
      },
    ],
  },
]

/** The same without their groups, as the search names them. */
export const OFFICE_PLACES = OFFICE_GROUPS.flatMap(({ places }) =>
  places.map(({ label, href, about }) => ({ label, href, about })),
)
