import { text } from "./messages/text.ts"

/** No answer came: offline, the server is away, or it took longer than 20 s. */
export class NetworkFailure extends Error {
  readonly kind = "unreachable"
  readonly title = text("api.error.network.message")

  constructor() {
    super(text("api.error.network.description"))
    this.name = "NetworkFailure"
  }
}

/** The server refused. Its message is a German sentence; fields hold one sentence per property. */
export class ApiFailure extends Error {
  readonly kind = "refused"
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>

  constructor(status: number, body: unknown) {
    const { code, message } = isErrorBody(body) ? body : { code: "unknown", message: undefined }
    const fields = Array.isArray(message) ? firstConstraints(message) : {}
    const sentence = typeof message === "string" ? message : Object.values(fields)[0]
    super(sentence ?? text("api.error.unknown"))
    this.name = "ApiFailure"
    this.status = status
    this.code = code
    this.fields = fields
  }
}

interface ErrorBody {
  code: string
  message?: unknown
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === "object" && body !== null && "code" in body && typeof body.code === "string"
  )
}

// „the first constraint text per property is shown as that field's error“ (specification, section 5)
function firstConstraints(entries: unknown[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const entry of entries) {
    if (typeof entry !== "object" || entry === null) continue
    if (!("property" in entry) || typeof entry.property !== "string") continue
    if (!("constraints" in entry) || typeof entry.constraints !== "object") continue
    const [first] = Object.values(entry.constraints ?? {})
    if (typeof first === "string") fields[entry.property] ??= first
  }
  return fields
}

/** The sentence for a person whose call failed, whatever the reason. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiFailure || error instanceof NetworkFailure) return error.message
  return text("api.error.unknown")
}
