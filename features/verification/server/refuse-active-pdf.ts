import { promisify } from "node:util"
import { inflate } from "node:zlib"
import { DomainError } from "#platform/errors.ts"

const unpack = promisify(inflate)

/** More than any honest PDF of 10 MB keeps in packed objects; what unpacks to more is a bomb. */
const MAX_UNPACKED = 32 * 1024 * 1024

// what a PDF does by itself, brings along or hides (ISO 32000-1: 7.11.4, 12.6.4, 12.7.8, 13)
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|Movie|XFA|SubmitForm|ImportData|GoToE)(?![\w.-])/
const ENCRYPTED = /\/Encrypt(?![\w.-])/
const OBJECT_STREAM = /\/(?:ObjStm|First)(?![\w.-])/

const FILTERS = /\/(?:\w+Decode|Crypt|Predictor)(?![\w.-])/g

/** Whether bytes begin as a PDF does. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-"
}

/**
 * Refuses a PDF with scripts, attached files or actions that leave it: their names must occur
 * nowhere, neither in the file nor in its packed objects (7.5.7), nor spelled with `#` (7.3.5). What
 * cannot be looked into (encrypted, packed in another way) is refused, too.
 *
 * Its limit: it knows names, not meanings. A reader that runs what the standard does not know would
 * not be kept from it; that is why the file only ever leaves as a download without rights.
 */
export async function refuseActivePdf(bytes: Uint8Array): Promise<void> {
  const text = plainNames(Buffer.from(bytes).toString("latin1"))
  if (!text.includes("%%EOF")) throw brokenPdf()
  refuseNames(text)
  let left = MAX_UNPACKED
  for (const stream of packedObjects(Buffer.from(bytes))) {
    const objects = await unpack(stream, { maxOutputLength: left }).catch(() => {
      throw closedPdf()
    })
    left -= objects.length
    if (left <= 0) throw closedPdf()
    refuseNames(plainNames(objects.toString("latin1")))
  }
}

function refuseNames(text: string) {
  if (ENCRYPTED.test(text)) throw closedPdf()
  if (!ACTIVE.test(text)) return
  throw new DomainError(
    "active-pdf",
    "invalid",
    "In diesem PDF steckt ein Skript, ein Formular oder eine angehängte Datei. Druck es neu als PDF oder fotografier das Dokument.",
  )
}

function* packedObjects(bytes: Buffer): Generator<Buffer> {
  for (let at = bytes.indexOf("stream"); at >= 0; at = bytes.indexOf("stream", at + 6)) {
    const start = startOfStream(bytes, at)
    if (start === undefined) continue
    const head = plainNames(bytes.toString("latin1", Math.max(0, at - 4096), at))
    const dictionary = head.slice(Math.max(0, head.lastIndexOf(" obj")))
    const filters = dictionary.match(FILTERS) ?? []
    if (!OBJECT_STREAM.test(dictionary) || filters.length === 0) continue
    if (filters.length > 1 || filters[0] !== "/FlateDecode") throw closedPdf()
    const end = bytes.indexOf("endstream", start)
    yield bytes.subarray(start, end < 0 ? bytes.length : end)
  }
}

function startOfStream(bytes: Buffer, at: number): number | undefined {
  if (bytes.toString("latin1", at - 3, at) === "end") return undefined
  if (bytes[at + 6] === 0x0a) return at + 7
  return bytes[at + 6] === 0x0d && bytes[at + 7] === 0x0a ? at + 8 : undefined
}

function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
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
