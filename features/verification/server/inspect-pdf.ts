import { inflateSync } from "node:zlib"

/*
 * What a PDF is that somebody brings. It runs in a thread of its own (`pdf-thread.ts`) and imports
 * nothing of the product, so that the thread is there at once.
 */

/** `closed`: encrypted, or packed in a way into which nobody can look. */
export type PdfVerdict = "harmless" | "active" | "closed" | "broken"

/** More than any honest PDF of 10 MB keeps in packed objects; what unpacks to more is a bomb. */
const MAX_UNPACKED = 32 * 1024 * 1024

// what a PDF does by itself, brings along or hides (ISO 32000-1: 7.11.4, 12.6.4, 12.7.8, 13)
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|Movie|XFA|SubmitForm|ImportData|GoToE)(?![\w.-])/
const ENCRYPTED = /\/Encrypt(?![\w.-])/
const OBJECT_STREAM = /^\/(?:ObjStm|First)$/
const FILTER = /^\/(?:\w+Decode|Crypt|Predictor)$/

/** In bytes, the slash and what is spelled by `#` included: three times what the standard allows (C.2). */
const MAX_NAME_LENGTH = 1 + 3 * 127

/** Names, the beginnings of objects and of streams, in one pass (7.2.2, 7.3.5, 7.3.8). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: white space of PDF has NUL and form feed
const TOKEN = /\/[^\x00\t\n\f\r ()<>[\]{}/%]+|(?:end)?obj|(?:end)?stream(?:\r\n|\n)?/g

/**
 * Looks for scripts, attached files and actions that leave the file: their names must occur nowhere,
 * neither in the file nor in its packed objects (7.5.7), nor spelled with `#` (7.3.5). What cannot be
 * looked into is told apart. Each byte is passed a bounded number of times, whatever stands there.
 *
 * Its limit: it knows names, not meanings. A reader that runs what the standard does not know would
 * not be kept from it; that is why the file only ever leaves as a download without rights.
 */
export function inspectPdf(bytes: Uint8Array): PdfVerdict {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = file.toString("latin1")
  if (!text.includes("%%EOF")) return "broken"
  const ofFile = verdictOnNames(text)
  if (ofFile !== "harmless") return ofFile
  let left = MAX_UNPACKED
  for (const stream of packedObjects(text, file)) {
    if (stream === "closed") return "closed"
    try {
      const objects = inflateSync(stream, { maxOutputLength: left })
      left -= objects.length
      if (left <= 0) return "closed"
      const verdict = verdictOnNames(objects.toString("latin1"))
      if (verdict !== "harmless") return verdict
    } catch {
      return "closed"
    }
  }
  return "harmless"
}

function verdictOnNames(text: string): PdfVerdict {
  const names = plainNames(text)
  if (ENCRYPTED.test(names)) return "closed"
  return ACTIVE.test(names) ? "active" : "harmless"
}

/** The packed bytes of each stream of objects, or that one is packed in a way of its own. */
function* packedObjects(text: string, file: Buffer): Generator<Buffer | "closed"> {
  let isOfObjects = false
  let filters: string[] = []
  let end = -1
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === "obj") {
      isOfObjects = false
      filters = []
    } else if (token.startsWith("/") && token.length <= MAX_NAME_LENGTH) {
      const name = plainNames(token)
      if (OBJECT_STREAM.test(name)) isOfObjects = true
      // one too many is as good as a thousand
      else if (FILTER.test(name) && filters.length < 2) filters.push(name)
    } else if (/^stream\r?\n/.test(token)) {
      if (!isOfObjects || filters.length === 0) continue
      if (filters.length > 1 || filters[0] !== "/FlateDecode") yield "closed"
      const start = index + token.length
      // where it ends is looked for once, however many begin before it
      if (end < start) end = text.indexOf("endstream", start)
      if (end < 0) end = text.length
      yield file.subarray(start, end)
    }
  }
}

/** Latin-1 with what is spelled by `#` as what it means; byte by byte, so that no text makes it grow. */
function plainNames(text: string): string {
  if (!text.includes("#")) return text
  const bytes = Buffer.from(text, "latin1")
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] === HASH ? hexAt(bytes, at + 1) : undefined
    if (code !== undefined) at += 2
    bytes[length] = code ?? bytes[at] ?? 0
    length += 1
  }
  return bytes.toString("latin1", 0, length)
}

const HASH = 0x23

function hexAt(bytes: Buffer, at: number): number | undefined {
  const [high, low] = [digitOf(bytes[at]), digitOf(bytes[at + 1])]
  return high === undefined || low === undefined ? undefined : high * 16 + low
}

function digitOf(byte = 0): number | undefined {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : undefined
}
