import { DomainError } from "#platform/errors.ts"
import { type ScanResult, scanBytes } from "./scan-bytes.ts"

/**
 * How far the scan of a file is. `none`: nobody scans, or nothing of the file as it came is kept.
 * `pending`: it lies in quarantine, and nobody opens it or hands it in.
 */
export type ScanState = "none" | "pending" | "clean"

/** Scans a file that is kept as it came; refuses one in which something was found. */
export async function scanFile(bytes: Uint8Array): Promise<ScanState> {
  return stateOf(await scanBytes(bytes))
}

export function stateOf(result: ScanResult): ScanState {
  if (result === "infected") throw infectedFile()
  return result === "unreachable" ? "pending" : result
}

function infectedFile(): DomainError {
  return new DomainError(
    "infected-file",
    "invalid",
    "In dieser Datei hat unser Virenscanner Schadsoftware gefunden, wir behalten sie nicht. Druck das Dokument neu als PDF oder fotografier es.",
  )
}
