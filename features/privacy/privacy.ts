/*
 * What the GDPR gives everybody: a copy of all that is kept of them (Art. 15 and 20) and its end
 * (Art. 17). A copy is requested -> ready for seven days -> expired. An account ends once nothing
 * of it is open; what the law wants to be kept stays without the person.
 */

import { SETTINGS_PATH } from "#features/users/core/settings-path.ts"
import { days, minutes } from "#platform/duration.ts"

export type ExportStatus = "requested" | "ready" | "expired"

/** So long a finished copy can be fetched; then its file is deleted. */
export const EXPORT_LIFE_MS = days(7)

/** A copy that is not ready by then never will be; the person may ask again. */
export const EXPORT_DEADLINE_MS = days(1)

export const EXPORTS_PER_DAY = 3

/**
 * Everything at once: whoever asks must have signed in just now. A device that was left open, or a
 * stolen session, is not enough.
 */
const PROOF_LIFE_MS = minutes(15)

export function isProofFresh(provenAt: Date | undefined, now: Date): boolean {
  return provenAt !== undefined && now.getTime() - provenAt.getTime() <= PROOF_LIFE_MS
}

/** Where a finished copy is fetched. */
export function exportPath(exportId: string): string {
  return `${SETTINGS_PATH}/daten/${encodeURIComponent(exportId)}.zip`
}

/** What is left to say once an account is deleted. */
export const DELETED_PATH = "/de/konto-geloescht"
