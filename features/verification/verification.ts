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
