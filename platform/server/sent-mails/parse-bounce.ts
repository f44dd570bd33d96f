/*
 * Delivery status notifications (RFC 3464) as mail servers send them when a mail that they had taken did not arrive.
 */

/** What became of a mail for one recipient. */
export interface ReportedRecipient {
  addresses: string[]
  /** „failed“, „delayed“, … */
  action: string
  /** RFC 3463: „5.1.1“ */
  status: string
  /** What the last server has answered. */
  diagnostic: string
}

interface Part {
  headers: Map<string, string>
  body: string
}

const MAX_DEPTH = 5

/** Whom a notification tells of; empty where the mail is none, such as a note of absence. */
export function parseBounce(raw: string): ReportedRecipient[] {
  const report = findReport(parsePart(raw.replaceAll("\r\n", "\n")), 0)
  if (report === undefined) return []
  return report
    .split(/\n[ \t]*\n/)
    .map(parseHeaders)
    .filter((fields) => fields.has("final-recipient"))
    .map((fields) => ({
      addresses: ["final-recipient", "original-recipient"].flatMap((name) => {
        const address = valueAfterType(fields.get(name))
        return address ? [address.toLowerCase()] : []
      }),
      action: (fields.get("action") ?? "").toLowerCase(),
      status: /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get("status") ?? "")?.[0] ?? "",
      diagnostic: valueAfterType(fields.get("diagnostic-code")),
    }))
}

/**
 * Whether an address takes no mails for good. A policy of the server (5.7.x, such as one that does not trust us) says
 * nothing about the address, as when the mail is handed over (`isRefusedForGood`).
 */
export function isPermanent({ action, status }: ReportedRecipient): boolean {
  return action === "failed" && /^5\.(?!7\.)/.test(status)
}

function findReport({ headers, body }: Part, depth: number): string | undefined {
  const type = headers.get("content-type") ?? "text/plain"
  if (/^message\/(?:global-)?delivery-status\b/i.test(type)) return decode(headers, body)
  const boundary = /^multipart\//i.test(type) ? boundaryOf(type) : undefined
  if (boundary === undefined || depth >= MAX_DEPTH) return undefined
  for (const part of partsOf(body, boundary)) {
    const found = findReport(parsePart(part), depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

function boundaryOf(type: string): string | undefined {
  const [, quoted, bare] = /\bboundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type) ?? []
  return quoted ?? bare
}

/** What stands between the boundaries; the last one may be missing, since what is handed in may be cut off. */
function partsOf(body: string, boundary: string): string[] {
  const parts: string[] = []
  let current: string[] | undefined
  for (const line of body.split("\n")) {
    const end = line.trimEnd()
    if (end === `--${boundary}` || end === `--${boundary}--`) {
      if (current) parts.push(current.join("\n"))
      current = end.endsWith("--") && end !== `--${boundary}` ? undefined : []
    } else current?.push(line)
  }
  if (current) parts.push(current.join("\n"))
  return parts
}

function parsePart(text: string): Part {
  const trimmed = text.replace(/^\n+/, "")
  const end = trimmed.indexOf("\n\n")
  const head = end < 0 ? trimmed : trimmed.slice(0, end)
  return { headers: parseHeaders(head), body: end < 0 ? "" : trimmed.slice(end + 2) }
}

function parseHeaders(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of text.replaceAll(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":")
    const name = line.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
  }
  return fields
}

/** Of „rfc822; someone@flug.example“ and „smtp; 550 5.1.1 …“ what comes after the type. */
function valueAfterType(value = ""): string {
  return value
    .slice(value.indexOf(";") + 1)
    .trim()
    .replace(/^<(.*)>$/, "$1")
}

function decode(headers: Map<string, string>, body: string): string {
  const encoding = (headers.get("content-transfer-encoding") ?? "").toLowerCase()
  if (encoding === "base64")
    return Buffer.from(body, "base64").toString("utf8").replaceAll("\r\n", "\n")
  if (encoding !== "quoted-printable") return body
  return body
    .replaceAll(/=\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}
