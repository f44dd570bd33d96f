import { type ListQuery, listAddress } from "#platform/list-address.ts"
import type { ListColumn } from "#platform/list-columns.ts"
import { tablePath } from "#platform/list-table.ts"

export type MailStatus = "queued" | "sent" | "kept" | "failed"

/** What mails are about, by their kinds. */
export const MAIL_SORTS = {
  codes: {
    label: "Codes",
    kinds: [
      "login-code",
      "registration-code",
      "password-code",
      "email-change",
      "confirmation-code",
    ],
  },
  konto: {
    label: "Konto",
    kinds: [
      "password-changed",
      "email-changed",
      "email-offer",
      "name-corrected",
      "new-device",
      "bank-account-changed",
      "account-deleted",
      "data-export",
    ],
  },
  nachrichten: { label: "Benachrichtigungen", kinds: ["event"] },
  suchagenten: { label: "Suchagenten", kinds: ["digest"] },
  eingaenge: { label: "Widerrufe und Meldungen", kinds: ["withdrawal", "report"] },
} as const

const SORTS = { neueste: "Neueste zuerst", aelteste: "Älteste zuerst" } as const

/** What can be shown of each mail: never its text, which may hold a code. */
export const OUTBOX_COLUMNS = {
  subject: { heading: "Betreff", isFixed: true },
  recipient: { heading: "An" },
  sort: { heading: "Art" },
  created: {
    heading: "Geschrieben",
    sorts: { descending: "neueste", ascending: "aelteste" },
  },
  sent: { heading: "Verschickt", isExtra: true },
  attempts: { heading: "Versuche", isExtra: true },
  status: { heading: "Stand" },
} as const satisfies Record<string, ListColumn<keyof typeof SORTS>>

export type OutboxColumn = keyof typeof OUTBOX_COLUMNS

/** The outbox: what waits, what could not be sent, what has left. */
export const OUTBOX_LIST = {
  path: "/de/verwaltung/mails",
  choices: {
    status: {
      alle: "Alle",
      wartend: "Wartend",
      gescheitert: "Gescheitert",
      verschickt: "Verschickt",
    },
    kind: {
      "": "Alle",
      ...Object.fromEntries(Object.entries(MAIL_SORTS).map(([id, { label }]) => [id, label])),
    } as Record<string, string>,
    sort: SORTS,
  },
  columns: OUTBOX_COLUMNS,
  isTurned: true,
} as const

export type OutboxQuery = ListQuery<typeof OUTBOX_LIST>

/** The table of the same mails, all pages of it, or of those that were chosen. */
export function mailsCsvPath(query: OutboxQuery, chosen: readonly string[] = []): string {
  return tablePath(listAddress(OUTBOX_LIST, { ...query, hasDefaultView: false }), chosen)
}

export const MAIL_STATUS_LABELS: Record<MailStatus, string> = {
  queued: "Wartend",
  sent: "Verschickt",
  kept: "Aufbewahrt",
  failed: "Gescheitert",
}

/** One mail as the list shows it: never its text, which may hold a code. */
export interface ListedMail {
  number: number
  subject: string
  recipient: string
  sort: string
  status: MailStatus
  createdAt: string
  sentAt: string | null
  attempts: number
  problem: string | null
}
