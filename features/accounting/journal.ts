import type { LedgerLine, MoveKind, MoveSubject } from "#features/ledger/ledger.ts"
import { isRealDay } from "#platform/days.ts"
import { MOVE_LABELS } from "./move-labels.ts"

/*
 * The ledger as the back office reads it: move by move, the newest first. Filters and the place to turn
 * from stand in the address, so that nothing new moves a page.
 */

export const JOURNAL = { path: "/de/verwaltung/buch" } as const
export const BALANCES_PATH = `${JOURNAL.path}/salden`

/** Every kind of move by its title; two of one title are told apart by how much went back. */
export const KIND_LABELS = Object.fromEntries(
  Object.entries(MOVE_LABELS).map(([kind, { title }]) => [kind, title]),
) as Record<MoveKind, string>

const SUBJECTS: Readonly<Record<MoveSubject, string>> = {
  booking: "Buchung",
  checkout: "Bestellung",
  dispute: "Rückbuchung",
  payment: "Zahlung",
  transfer: "Überweisung",
  voucher: "Gutschein",
}

/** „Buchung 9“; what happened to it says the move's title. */
export function formatSubject(subject: MoveSubject, name: string | number): string {
  return `${SUBJECTS[subject]} ${name}`
}

const PARAMETERS: Readonly<Record<string, string>> = {
  account: "konto",
  bookingId: "buchung",
  person: "person",
  kind: "art",
  from: "von",
  to: "bis",
}

export interface JournalQuery {
  /** An account's code, whole. */
  account: string
  /** Number of a booking, number of a person. */
  bookingId: number | null
  person: number | null
  kind: MoveKind | ""
  /** ISO days, both included; empty: open. */
  from: string
  to: string
  turn: { to: "older" | "newer"; id: number } | null
}

/** Reads an address; invalid parameters are ignored. */
export function parseJournalAddress(words: URLSearchParams): JournalQuery {
  const day = (word: string) => {
    const said = words.get(word) ?? ""
    return isRealDay(said) ? said : ""
  }
  const older = numberOf(words.get("vor"))
  const newer = numberOf(words.get("nach"))
  const kind = words.get("art") ?? ""
  return {
    account: (words.get("konto") ?? "").trim().slice(0, 100),
    bookingId: numberOf(words.get("buchung")),
    person: numberOf(words.get("person")),
    kind: Object.hasOwn(KIND_LABELS, kind) ? (kind as MoveKind) : "",
    from: day("von"),
    to: day("bis"),
    turn: older ? { to: "older", id: older } : newer ? { to: "newer", id: newer } : null,
  }
}

/** The address of the same journal with something changed; it begins at its newest move again. */
export function journalAddress(query: JournalQuery, change: Partial<JournalQuery> = {}): string {
  const { turn, ...wanted } = { ...query, turn: null, ...change }
  const words = new URLSearchParams()
  for (const [word, value] of Object.entries(wanted)) {
    if (value !== null && value !== "") words.set(PARAMETERS[word] ?? word, String(value))
  }
  if (turn) words.set(turn.to === "older" ? "vor" : "nach", String(turn.id))
  return words.size > 0 ? `${JOURNAL.path}?${words}` : JOURNAL.path
}

function numberOf(said: string | null): number | null {
  return said && /^[1-9]\d{0,8}$/.test(said) ? Number(said) : null
}

/** A move as the journal shows it. */
export interface JournalMove {
  id: number
  kind: MoveKind
  /** „Buchung 9“ */
  subject: string
  /** Where the back office has it; null: it has no page of its own. */
  href: string | null
  at: string
  lines: readonly LedgerLine[]
}
