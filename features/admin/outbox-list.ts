import type { ListQuery } from "#platform/list-address.ts"

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
    sort: { neueste: "Neueste zuerst", aelteste: "Älteste zuerst" },
  },
} as const

export type OutboxQuery = ListQuery<typeof OUTBOX_LIST>

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
