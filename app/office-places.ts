import {
  ArrowRightLeft,
  Banknote,
  BookText,
  CalendarCheck,
  ChartColumn,
  Cog,
  CreditCard,
  FileChartColumn,
  FileCheck2,
  Flag,
  Gift,
  HandCoins,
  House,
  Inbox,
  KeyRound,
  Landmark,
  Mail,
  MessageCircleWarning,
  MessageSquareQuote,
  NotebookPen,
  PlaneTakeoff,
  ReceiptText,
  ScrollText,
  ShieldAlert,
  ShieldCheck,
  SlidersHorizontal,
  Ticket,
  Undo2,
  Users,
  UsersRound,
} from "lucide"
import { JOURNAL } from "#features/accounting/journal.ts"
import { RECEIPT_LIST } from "#features/accounting/receipt.ts"
import { AUDIT_LOG } from "#features/admin/audit-log.ts"
import { JOBS_LIST } from "#features/admin/jobs-list.ts"
import { OFFICE_SEARCH_PATH } from "#features/admin/office-search.ts"
import { OUTBOX_LIST } from "#features/admin/outbox-list.ts"
import { APPROVALS_PATH } from "#features/approvals/approval-paths.ts"
import { BANK_TRANSFERS_PATH } from "#features/bank-transfers/bank-transfer.ts"
import { ADMIN_BOOKINGS_PATH } from "#features/bookings/core/admin-booking-path.ts"
import { CASE_LIST } from "#features/cases/case-list.ts"
import { TAX_REPORT_PATH } from "#features/dac7/dac7-paths.ts"
import { TRANSPARENCY_PATH } from "#features/exports/dsa/transparency-path.ts"
import { MONTH_PATH } from "#features/exports/month.ts"
import { VETTING_LIST } from "#features/flights/vetting/vetting-list.ts"
import { KEY_FIGURES_PATH } from "#features/key-figures/key-figures-address.ts"
import { OCCURRENCE_LIST } from "#features/occurrences/occurrence-list.ts"
import { hasRight, type OfficeRight } from "#features/office-roles/office-right.ts"
import { SETTINGS_PATH } from "#features/office-settings/settings-path.ts"
import { TEAM_PATH } from "#features/office-team/office-team.ts"
import { HOME_PLAN_PATH, TEXTS_PATH } from "#features/office-texts/text-paths.ts"
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
import type { UserActor } from "#platform/actor.ts"
import type { IconShape } from "#ui/elements/icon.tsx"

export const OFFICE_PATH = "/de/verwaltung"

interface OfficePlace {
  label: string
  href: string
  /** What it takes to open it, and each page below it. */
  right: OfficeRight
  icon: IconShape
  /** What one does there. */
  about: string
  /** Something waits there; what a number of it is called. */
  waits?: { one: string; many: string }
  /** Under the thumb on phones, too; three fit between the overview and the cockpit. */
  isTab?: true
}

/** Every list of the back office, as menu and overview show them. */
const OFFICE_GROUPS: readonly { label: string; places: readonly OfficePlace[] }[] = [
  {
    label: "Arbeit",
    places: [
      {
        label: "Fälle",
        href: CASE_LIST.path,
        right: "office.open",
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
        label: "Freigaben",
        href: APPROVALS_PATH,
        right: "office.open",
        icon: Users,
        about: "Was zwei Personen braucht: Rollen, und Sperren mit offenem Geld.",
        waits: { one: "wartet auf deine Entscheidung", many: "warten auf deine Entscheidung" },
      },
      {
        label: "Nachweise",
        href: DOCUMENT_QUEUE.path,
        right: "documents.read",
        icon: FileCheck2,
        about: "Papiere von Pilot:innen ansehen, bestätigen oder zurückschicken.",
        waits: { one: "wartet auf eine Entscheidung", many: "warten auf eine Entscheidung" },
        isTab: true,
      },
      {
        label: "Flüge",
        href: VETTING_LIST.path,
        right: "flights.read",
        icon: PlaneTakeoff,
        about: "Die ersten Flüge neuer Pilot:innen, bevor jemand sie findet.",
        waits: { one: "wartet auf eine Entscheidung", many: "warten auf eine Entscheidung" },
        isTab: true,
      },
      {
        label: "Meldungen",
        href: REPORT_LIST.path,
        right: "reports.read",
        icon: Flag,
        about: "Gemeldete Inhalte und Widersprüche, mit Begründung entschieden.",
        waits: { one: "wartet auf eine Entscheidung", many: "warten auf eine Entscheidung" },
      },
      {
        label: "Transparenz",
        href: TRANSPARENCY_PATH,
        right: "transparency.read",
        icon: FileChartColumn,
        about: "Der jährliche Bericht über Meldungen und Maßnahmen, und ihre Begründungen.",
      },
      {
        label: "Bewertungen",
        href: REVIEW_FLAG_LIST.path,
        right: "reviews.read",
        icon: MessageSquareQuote,
        about: "Paare, deren Lob abgesprochen sein könnte. Nur Hinweise, bis jemand entscheidet.",
        waits: { one: "ist noch nicht angesehen", many: "sind noch nicht angesehen" },
      },
      {
        label: "Hinweise",
        href: OFFICE_NOTE_LIST.path,
        right: "office-notes.read",
        icon: MessageCircleWarning,
        about: "Was nach einem Flug nur der Verwaltung geschrieben wurde.",
        waits: { one: "ist ungelesen", many: "sind ungelesen" },
      },
      {
        label: "Vorfälle",
        href: OCCURRENCE_LIST.path,
        right: "occurrences.read",
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
        right: "people.read",
        icon: UsersRound,
        about: "Finden, ansehen und sperren. Jeder Blick in ein Konto wird aufgezeichnet.",
      },
      {
        label: "Team",
        href: TEAM_PATH,
        right: "roles.change",
        icon: KeyRound,
        about: "Wer in der Verwaltung arbeitet, und mit welchen Rollen.",
      },
      {
        label: "Sicherheit",
        href: SECURITY_LIST.path,
        right: "security.read",
        icon: ShieldCheck,
        about: "Abgelehnte Anmeldungen und Zugriffe, geänderte Rechte und Zugänge.",
        waits: { one: "kommt auffällig oft vor", many: "kommen auffällig oft vor" },
      },
      {
        label: "Widerrufe",
        href: WITHDRAWAL_LIST.path,
        right: "withdrawals.read",
        icon: Undo2,
        about: "Erklärungen, mit denen jemand einen Vertrag beenden will.",
        waits: { one: "wartet auf eine Antwort", many: "warten auf eine Antwort" },
      },
    ],
  },
  {
    label: "Seiten",
    places: [
      {
        label: "Texte",
        href: TEXTS_PATH,
        right: "texts.edit",
        icon: NotebookPen,
        about: "Hilfe und Themen schreiben, ansehen, veröffentlichen und zurücknehmen.",
      },
      {
        label: "Startseite",
        href: HOME_PLAN_PATH,
        right: "home-page.edit",
        icon: House,
        about: "Welche Themen dort stehen, in welcher Reihenfolge und zu welcher Zeit.",
      },
    ],
  },
  {
    label: "Betrieb",
    places: [
      {
        label: "Zahlen",
        href: KEY_FIGURES_PATH,
        right: "figures.read",
        icon: ChartColumn,
        about: "Was gesucht, gebucht, geflogen und bezahlt wurde, Monat für Monat.",
      },
      {
        label: "Buchungen",
        href: ADMIN_BOOKINGS_PATH,
        right: "bookings.read",
        icon: Ticket,
        about: "Finden und ganz ansehen: Menschen, Geld, Mails und alles, was geschah.",
      },
      {
        label: "Gutscheine",
        href: VOUCHER_LIST.path,
        right: "vouchers.read",
        icon: Gift,
        about: "Finden, ansehen, sperren und ersetzen. Jeder Blick wird aufgezeichnet.",
      },
      {
        label: "Erstattungen",
        href: REFUND_LIST.path,
        right: "refunds.read",
        icon: Banknote,
        about: "Geld, das zurückgehen sollte und abgelehnt wurde.",
        waits: { one: "ist gescheitert", many: "sind gescheitert" },
      },
      {
        label: "Auszahlungen",
        href: PAYOUT_LIST_PATH,
        right: "payouts.read",
        icon: HandCoins,
        about: "Einwände gegen Abrechnungen, und was nicht bei Pilot:innen ankam.",
        waits: { one: "wartet auf dich", many: "warten auf dich" },
      },
      {
        label: "Zahlungen",
        href: FLAG_LIST.path,
        right: "payments.read",
        icon: CreditCard,
        about: "Rückbuchungen, und was sich nicht von selbst buchen ließ.",
        waits: { one: "ist zu klären", many: "sind zu klären" },
      },
      {
        label: "Überweisungen",
        href: BANK_TRANSFERS_PATH,
        right: "bank-transfers.make",
        icon: ArrowRightLeft,
        about: "Erstattungen, die kein Zahlungsdienst mehr schafft, vom eigenen Konto zahlen.",
      },
      {
        label: "Buch",
        href: JOURNAL.path,
        right: "ledger.read",
        icon: BookText,
        about: "Jede Buchung mit ihren Zeilen, und die Salden aller Konten.",
      },
      {
        label: "Belege",
        href: RECEIPT_LIST.path,
        right: "receipts.read",
        icon: ReceiptText,
        about: "Rechnungen, Korrekturen und Zahlungsbelege, lückenlos nummeriert.",
      },
      {
        label: "Monatsabschluss",
        href: MONTH_PATH,
        right: "months.read",
        icon: CalendarCheck,
        about: "Einen Monat gegen das Buch halten, abschließen und ausgeben: DATEV, Belege.",
      },
      {
        label: "Steuermeldung",
        href: TAX_REPORT_PATH,
        right: "tax-reports.read",
        icon: Landmark,
        about: "Was Pilot:innen in einem Jahr erhalten haben, für das Finanzamt (DAC7).",
      },
      {
        label: "Mails",
        href: OUTBOX_LIST.path,
        right: "mails.read",
        icon: Mail,
        about: "Was wartet, was verschickt ist und was nicht ankam.",
        waits: { one: "ließ sich nicht verschicken", many: "ließen sich nicht verschicken" },
      },
      {
        label: "Aufträge",
        href: JOBS_LIST.path,
        right: "jobs.read",
        icon: Cog,
        about: "Was neben den Seiten läuft, und wann zuletzt.",
        waits: { one: "ist gescheitert", many: "sind gescheitert" },
      },
      {
        label: "Einstellungen",
        href: SETTINGS_PATH,
        right: "settings.read",
        icon: SlidersHorizontal,
        about: "Gebühr, Ankündigung, Schalter und Regeln, ohne neue Version geändert.",
      },
      {
        label: "Protokoll",
        href: AUDIT_LOG.path,
        right: "log.read",
        icon: ScrollText,
        about: "Jeder Schritt, der etwas verändert hat: wer, was, wann und warum.",
      },
    ],
  },
]

const PLACES = OFFICE_GROUPS.flatMap(({ places }) => places)

const FOR_EVERYBODY_THERE: readonly string[] = [OFFICE_PATH, OFFICE_SEARCH_PATH]

/** What it takes to open a page of the back office: a page without a place in the menu has none. */
export function rightOfPage(pathname: string): OfficeRight {
  const isAtOrBelow = (href: string) =>
    pathname === href || /^[/.]/.test(pathname.slice(href.length))
  const place = PLACES.find(({ href }) => pathname.startsWith(href) && isAtOrBelow(href))
  if (place) return place.right
  if (FOR_EVERYBODY_THERE.includes(pathname.replace(/\/$/, ""))) return "office.open"
  throw new Error(`${pathname} has no place in the back office`)
}

/** The lists that somebody may open. */
export function officeGroupsFor(person: Pick<UserActor, "officeRoles">) {
  return OFFICE_GROUPS.map(({ label, places }) => ({
    label,
    places: places.filter(({ right }) => hasRight(person, right)),
  })).filter(({ places }) => places.length > 0)
}

/** The same without their groups, as the search names them. */
export function officePlacesFor(person: Pick<UserActor, "officeRoles">) {
  return officeGroupsFor(person).flatMap(({ places }) =>
    places.map(({ label, href, about }) => ({ label, href, about })),
  )
}
