import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { storage } from "#platform/server/storage.ts"
import { type ScanResult, scanBytes } from "./scan-bytes.ts"

/** So long a scanner may be away before a person has to look after it. */
const PATIENCE_MS = hours(1)

/**
 * Scans what the store keeps in quarantine. Its row is written first: a process that ended in between has left
 * no bytes to scan, and its row goes like that of an infected file.
 */
export async function scanStored(key: string): Promise<ScanResult> {
  const isThere = await storage().exists(key)
  return isThere ? scanBytes(await storage().getBytes(key)) : "infected"
}

/** Throws where a file has waited too long, so that it stands among the single cases of the back office. */
export function complainOfWaiting(result: ScanResult, createdAt: Date): void {
  if (result !== "unreachable") return
  if (clock.now().getTime() - createdAt.getTime() > PATIENCE_MS) {
    throw new Error("the malware scanner has not answered for more than an hour")
  }
}
