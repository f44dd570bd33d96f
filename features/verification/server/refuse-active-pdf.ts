import { createRequire } from "node:module"
import Piscina from "piscina"
import { seconds } from "#platform/duration.ts"
import { DomainError } from "#platform/errors.ts"
import type { InspectedPdf } from "./pdf-thread.ts"

/** The worst file that may be uploaded takes a fraction of it. */
const DEADLINE_MS = seconds(10)
const MAX_WAITING = 32

let threads: Piscina<Uint8Array, InspectedPdf> | undefined

/** Whether bytes begin as a PDF does. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-"
}

/**
 * Refuses a PDF with scripts, attached files or actions that leave it, and one that cannot be looked
 * into. It is read in a thread of its own, one at a time, within a deadline and bounds of memory, so
 * that no file holds up anything but itself. The bytes are lent to it, and come back: to copy ten
 * megabytes takes 30 ms, most of them for the system to find room.
 */
export async function refuseActivePdf(given: Uint8Array): Promise<Uint8Array> {
  const bytes = ownBuffer(given)
  const { verdict, bytes: returned } = await threadsForPdfs()
    .run(bytes, { transferList: [bytes.buffer], signal: AbortSignal.timeout(DEADLINE_MS) })
    .catch(onFailure)
  if (verdict === "active") throw activePdf()
  if (verdict === "closed") throw closedPdf()
  if (verdict === "broken") throw brokenPdf()
  return returned
}

/** What lies in a buffer with other things cannot be lent alone. */
function ownBuffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes
  return buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength
    ? new Uint8Array(buffer)
    : Uint8Array.from(bytes)
}

// the first PDF starts it; it ends by itself when there is nothing to read
function threadsForPdfs() {
  threads ??= new Piscina<Uint8Array, InspectedPdf>({
    // Node reads the source: a thread is no part of the bundle
    filename: createRequire(import.meta.url).resolve("#features/verification/server/pdf-thread.ts"),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: seconds(30),
    maxQueue: MAX_WAITING,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  return threads
}

function onFailure(error: Error & { code?: string }): InspectedPdf {
  if (error.message === "Task queue is at limit") throw tooManyFiles()
  // the deadline is over, or its memory: no honest file needs as much
  if (error.name === "AbortError" || error.code === "ERR_WORKER_OUT_OF_MEMORY") {
    return { verdict: "closed", bytes: new Uint8Array() }
  }
  throw error
}

function activePdf(): DomainError {
  return new DomainError(
    "active-pdf",
    "invalid",
    "In diesem PDF steckt ein Skript, ein Formular oder eine angehängte Datei. Druck es neu als PDF oder fotografier das Dokument.",
  )
}

function closedPdf(): DomainError {
  return new DomainError(
    "closed-pdf",
    "invalid",
    "In dieses PDF können wir nicht hineinsehen, es ist verschlüsselt oder ungewöhnlich gepackt. Druck es neu als PDF oder fotografier das Dokument.",
  )
}

function brokenPdf(): DomainError {
  return new DomainError(
    "broken-pdf",
    "invalid",
    "Dieses PDF ist beschädigt oder unvollständig. Speicher es neu oder fotografier das Dokument.",
  )
}

function tooManyFiles(): DomainError {
  return new DomainError(
    "too-many-files",
    "limited",
    "Gerade werden viele Dateien geprüft. Versuch es in einer Minute noch einmal.",
  )
}
