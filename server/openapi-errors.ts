import { STATUS_CODES } from "node:http"
import { type Access, type Endpoint, isOfOffice } from "#platform/server/endpoint.ts"
import { STATUS_BY_KIND } from "#server/api-errors.ts"

const NEEDS_A_PERSON = new Set<Access>(["signed-in", "pilot"])

/** Every status with which a call may refuse: what its declaration implies and what it names. */
export function refusalStatuses(endpoint: Endpoint): number[] {
  const { method, access, params, query, body, upload, refuses = [] } = endpoint
  const statuses = new Set(refuses.map((kind) => STATUS_BY_KIND[kind]))
  const isWriting = method !== "GET"
  const takesKey = isWriting && endpoint.repeat !== "natural"
  if (isWriting || params || query) statuses.add(400)
  if (NEEDS_A_PERSON.has(access) || isOfOffice(access)) statuses.add(401)
  // from another site, without a fresh proof or the right, or while the back office sees the product as somebody does
  if (isWriting || access !== "anonymous") statuses.add(403)
  if (params || isOfOffice(access)) statuses.add(404)
  if (isWriting) statuses.add(413)
  if (body || upload) statuses.add(415)
  // the same Idempotency-Key: still at work, or for another intent
  if (takesKey) statuses.add(409).add(422)
  if (isWriting) statuses.add(507)
  return [...statuses, 500, 503].sort((a, b) => a - b)
}

const MEANINGS: Record<number, string> = {
  400: "Something in the request is not readable or not valid; one entry per property",
  401: "Nobody is signed in, or the proof is wrong",
  403: "Not for this person, asked for by another site, without a fresh proof of who asks, or by the back office while it sees the product as somebody",
  404: "Does not exist, or belongs to somebody else",
  409: "The same request is still at work: ask again",
  410: "Is over",
  413: "The body is too large",
  415: "The body has another media type",
  422: "Understood, but not possible in the present state",
  429: "Too many tries: wait",
  500: "Our fault",
  503: "Took too long, for example behind somebody else's lock, or the database is away: ask again",
  507: "There is no space left to keep it; nothing was changed",
}

const RETRY_AFTER_HEADER = {
  "Retry-After": { description: "In seconds", schema: { type: "integer" } },
}

/** The shared answers of the description, by their status. */
export function errorResponses(schema: object) {
  return Object.fromEntries(
    Object.entries(MEANINGS).map(([status, meaning]) => [
      status,
      {
        description: `${STATUS_CODES[status]}. ${meaning}`,
        ...((status === "503" || status === "429") && { headers: RETRY_AFTER_HEADER }),
        content: { "application/json": { schema } },
      },
    ]),
  )
}
