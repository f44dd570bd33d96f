import { hasRight } from "#features/office-roles/office-right.ts"
import type { UserActor } from "#platform/actor.ts"

/*
 * A pilot's documents: handed in, checked by a person, valid until a day. What of them is verified
 * and still valid shows as a badge on flights and profiles.
 */

export type DocumentKind =
  | "identity"
  | "licence"
  | "medical"
  | "background_check"
  | "rating"
  | "insurance"

export type DocumentStatus =
  | "submitted"
  | "in_review"
  | "verified"
  | "expired"
  | "rejected"
  | "blocked"

/** Verified and not expired on `day` (ISO date); a document without an end stays valid. */
export function isValidOn(
  document: { status: DocumentStatus; expiresOn: string | null },
  day: string,
): boolean {
  return (
    document.status === "verified" && (document.expiresOn === null || document.expiresOn >= day)
  )
}

/** Handed in and not decided yet. */
export function isOpen(status: DocumentStatus): boolean {
  return status === "submitted" || status === "in_review"
}

/** Nobody decides about their own papers. */
export function canDecide(actor: UserActor, document: { userId: number }): boolean {
  return hasRight(actor, "documents.decide") && actor.userId !== document.userId
}

/** Its files are for whoever brought them and for the back office. */
export function canSeeFile(actor: UserActor, file: { userId: number }): boolean {
  return hasRight(actor, "documents.read") || actor.userId === file.userId
}
