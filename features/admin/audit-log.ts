import { type ListQuery, listAddress, pathWithWords } from "#platform/list-address.ts"
import type { ListColumn } from "#platform/list-columns.ts"
import { tablePath } from "#platform/list-table.ts"
import { ENTITY_LABELS } from "./entity-labels.ts"

const SORTS = { neueste: "Neueste zuerst", aelteste: "Älteste zuerst" } as const

/** What can be shown of each event. */
export const AUDIT_COLUMNS = {
  event: { heading: "Was", isFixed: true },
  thing: { heading: "Worum" },
  change: { heading: "Stand" },
  reason: { heading: "Grund" },
  who: { heading: "Wer" },
  at: { heading: "Wann", sorts: { descending: "neueste", ascending: "aelteste" } },
} as const satisfies Record<string, ListColumn<keyof typeof SORTS>>

export type AuditColumn = keyof typeof AUDIT_COLUMNS

/** The audit log: every event. */
export const AUDIT_LOG = {
  path: "/de/verwaltung/protokoll",
  choices: {
    role: {
      alle: "Alle",
      verwaltung: "Verwaltung",
      pilot: "Pilot:innen",
      passagier: "Passagiere",
      system: "System",
    },
    kind: { "": "Alles", ...ENTITY_LABELS } as Record<string, string>,
    sort: SORTS,
  },
  columns: AUDIT_COLUMNS,
} as const

/** The page before or after an event; new events do not move it. */
interface AuditTurn {
  to: "older" | "newer"
  id: number
}

export interface AuditQuery extends Omit<ListQuery<typeof AUDIT_LOG>, "turn"> {
  /** Number of an account: what it did and what happened to it. */
  person: number | null
  /** ISO days, both included; empty: open. */
  from: string
  to: string
  turn: AuditTurn | null
}

/** The address of the same log with something changed; it begins at its newest entry again. */
export function auditAddress(query: AuditQuery, change: Partial<AuditQuery> = {}): string {
  const wanted = { ...query, turn: null, ...change }
  const list = { ...wanted, turn: null, hasDefaultView: false }
  const [, words] = listAddress(AUDIT_LOG, list).split("?")
  const address = new URLSearchParams(words)
  if (wanted.person !== null) address.set("person", String(wanted.person))
  if (wanted.from) address.set("von", wanted.from)
  if (wanted.to) address.set("bis", wanted.to)
  if (wanted.turn) address.set(wanted.turn.to === "older" ? "vor" : "nach", String(wanted.turn.id))
  return pathWithWords(AUDIT_LOG.path, address, query)
}

/** The table of the same log, all pages of it. */
export function auditCsvPath(query: AuditQuery): string {
  return tablePath(auditAddress({ ...query, hasDefaultView: false }))
}

/** „Flug 17“ or „17“; undefined where a text names nothing with a number. */
export function parseAuditSearch(text: string): { entity: string | null; id: number } | undefined {
  const [, name = "", number] = /^(.*?)\s*(\d{1,15})$/.exec(text) ?? []
  if (number === undefined) return undefined
  if (name === "") return { entity: null, id: Number(number) }
  const found = Object.entries(ENTITY_LABELS).find(
    ([, label]) => label.toLowerCase() === name.toLowerCase(),
  )
  return found && { entity: found[0], id: Number(number) }
}

/** One event as the log shows it: who by number and part, never by name. */
export interface AuditEntry {
  id: number
  sentence: string
  /** „Flug 17“; null number where the thing has none. */
  thing: { label: string; number: number | null }
  /** Where the back office has all of it; null: it has no page of its own. */
  href: string | null
  from: string | null
  to: string | null
  reason: string | null
  role: string
  person: number | null
  at: string
}
