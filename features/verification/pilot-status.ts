import type { Licence } from "#features/users/core/user.ts"
import { addDays } from "#platform/days.ts"
import { type DocumentKind, type DocumentStatus, isOpen, isValidOn } from "./verification.ts"

/** How far a pilot's papers are, for one kind and for all that they need (product decision 3). */
export type PilotStatus =
  | "none"
  | "submitted"
  | "in_review"
  | "verified"
  | "expiring"
  | "expired"
  | "rejected"
  | "blocked"

interface KnownDocument {
  id: number
  kind: DocumentKind
  status: DocumentStatus
  expiresOn: string | null
}

/** So long before its end a document counts as expiring, and the first reminder goes out. */
const EXPIRING_DAYS = 60

// what stands first decides; everything needed must be verified before a pilot is
const WEAKEST_FIRST: readonly PilotStatus[] = [
  "blocked",
  "rejected",
  "expired",
  "none",
  "submitted",
  "in_review",
  "expiring",
  "verified",
]

/**
 * The kinds of document that a pilot needs before the first flight. The background check (§ 7
 * LuftSiG) is for German licences, but not for microlights and gliders; a licence without a class
 * or passenger rating of its own needs none.
 */
export function neededKinds(pilot: {
  licence: Licence
  homeCountry: string | null
}): DocumentKind[] {
  const { licence, homeCountry } = pilot
  const isChecked = (homeCountry ?? "DE") === "DE" && licence !== "UL" && licence !== "SPL"
  const isRated = licence !== "LAPL(A)" && licence !== "SPL"
  const kinds: DocumentKind[] = ["identity", "licence", "medical"]
  if (isChecked) kinds.push("background_check")
  if (isRated) kinds.push("rating")
  return [...kinds, "insurance"]
}

/** How far one kind is on `day` (ISO): a valid document counts, however the newest one stands. */
export function kindStatus(
  documents: readonly KnownDocument[],
  kind: DocumentKind,
  day: string,
): PilotStatus {
  const own = documents.filter((document) => document.kind === kind)
  if (own.some(({ status }) => status === "blocked")) return "blocked"
  const valid = own.filter((document) => isValidOn(document, day))
  const soon = addDays(day, EXPIRING_DAYS)
  if (valid.some(({ expiresOn }) => expiresOn === null || expiresOn > soon)) return "verified"
  if (valid.length > 0) return "expiring"
  for (const open of ["in_review", "submitted"] as const) {
    if (own.some(({ status }) => status === open)) return open
  }
  const newest = own.toSorted((a, b) => b.id - a.id)[0]
  if (!newest) return "none"
  return newest.status === "rejected" ? "rejected" : "expired"
}

/** How far one document is on `day` (ISO). */
export function singleStatus(document: KnownDocument, day: string): PilotStatus {
  if (document.status !== "verified") return document.status
  return kindStatus([document], document.kind, day)
}

/** How far a pilot is with everything they need: as far as the weakest of it. */
export function pilotStatus(
  documents: readonly KnownDocument[],
  needed: readonly DocumentKind[],
  day: string,
): PilotStatus {
  if (documents.some(({ status }) => status === "blocked")) return "blocked"
  const reached = new Set(needed.map((kind) => kindStatus(documents, kind, day)))
  return WEAKEST_FIRST.find((status) => reached.has(status)) ?? "none"
}

export interface Paper {
  kind: DocumentKind
  status: PilotStatus
  /** The last day of the one that is valid the longest; null: none is, or it has no end. */
  endsOn: string | null
  /** Another one of the kind waits for the back office. */
  isRenewed: boolean
}

/** Whether it counts today; one that ends soon does. */
export function isVerified({ status }: Pick<Paper, "status">): boolean {
  return status === "verified" || status === "expiring"
}

/** What a pilot needs, each kind with how far it is. */
export function listPapers(
  documents: readonly KnownDocument[],
  needed: readonly DocumentKind[],
  day: string,
): Paper[] {
  return needed.map((kind) => {
    const own = documents.filter((document) => document.kind === kind)
    const ends = own.filter((document) => isValidOn(document, day)).map((one) => one.expiresOn)
    return {
      kind,
      status: kindStatus(own, kind, day),
      endsOn: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null),
      isRenewed: own.some(({ status }) => isOpen(status)),
    }
  })
}
