import { newestFirst } from "#platform/newest-first.ts"
import { MAX_HITS, type OfficeHit } from "../../office-search.ts"

// names and addresses: in the memory of this page alone, gone with it and with signing out
let recent: readonly OfficeHit[] = []

/** What was opened last from the search, the newest first. */
export function recentHits(): readonly OfficeHit[] {
  return recent
}

export function rememberHit(hit: OfficeHit): void {
  recent = newestFirst(recent, hit, MAX_HITS)
}
