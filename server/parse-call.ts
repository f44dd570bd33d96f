import type { Context } from "hono"
import { bodyLimit } from "hono/body-limit"
import type { z } from "zod"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { Call, Endpoint } from "#platform/server/endpoint.ts"
import { ownTurn } from "#platform/server/own-turn.ts"
import { errorBody } from "#server/api-errors.ts"
import { clientAddress, cookiesOf } from "#server/http/request-info.ts"
import { messagesFor } from "#server/validation-language.ts"

export type AnyCall = Call<unknown, unknown, unknown>

export const MAX_BODY_BYTES = 64 * 1024

/** Stops a body that is larger than its endpoint takes, before it is read. */
export function limitBody(endpoint: Endpoint) {
  return bodyLimit({
    maxSize: endpoint.upload?.maxBytes ?? MAX_BODY_BYTES,
    onError: (c) => c.json(errorBody(413, "too-large", "Das ist zu groß."), 413),
  })
}

/** Reads what came in and checks it by the endpoint's schemas; throws what the API answers. */
export async function parseCall(
  c: Context,
  db: Db,
  endpoint: Endpoint,
  user: UserActor | null,
): Promise<AnyCall> {
  const error = messagesFor(c.req.header("accept-language"))
  const parse = (schema: z.ZodType | undefined, value: unknown) => schema?.parse(value, { error })
  const isReading = endpoint.method === "GET"
  // many bodies may be complete, or broken off, in the same moment
  const bytes = isReading ? new Uint8Array() : await readBody(c, endpoint).finally(ownTurn)
  const type = mediaType(c.req.header("content-type"))
  const params = parse(endpoint.params, c.req.param())
  const query = parse(endpoint.query, c.req.query())
  if (endpoint.upload) refuseOtherTypes(endpoint.upload.types, type)
  return {
    db,
    user,
    params,
    query,
    body: endpoint.body && parse(endpoint.body, readJson(bytes, type)),
    rawBody: endpoint.upload ? "" : new TextDecoder().decode(bytes),
    bytes: endpoint.upload ? bytes : new Uint8Array(),
    header: (name) => c.req.header(name),
    cookie: endpoint.access === "anonymous" ? () => undefined : cookiesOf(c),
    address: clientAddress(c),
  }
}

/**
 * An upload is put where it belongs piece by piece: to read it as a whole would copy ten megabytes twice in one
 * turn, and twelve of somebody's may be complete in the same moment. While a piece waits for its turn its connection
 * is not read: of each, two megabytes could lie there at once.
 */
async function readBody(c: Context, { upload }: Endpoint): Promise<Uint8Array> {
  const pieces = upload && c.req.raw.body
  if (!pieces) return new Uint8Array(await c.req.arrayBuffer())
  const bytes = new Uint8Array(lengthOf(c.req.header("content-length"), upload.maxBytes))
  let length = 0
  for await (const piece of pieces) {
    if (length + piece.length > bytes.length) {
      throw new DomainError("wrong-length", "malformed", "Die Datei ist länger als angekündigt.")
    }
    bytes.set(piece, length)
    length += piece.length
    await ownTurn()
  }
  return bytes.subarray(0, length)
}

/** A body without a length is not longer than what `limitBody` lets through. */
function lengthOf(announced: string | undefined, maxBytes: number): number {
  return announced && /^\d{1,9}$/.test(announced) ? Number(announced) : maxBytes
}

function mediaType(contentType: string | undefined): string {
  return (contentType ?? "").split(";")[0]?.trim().toLowerCase() ?? ""
}

function refuseOtherTypes(types: readonly string[], type: string) {
  if (types.includes(type)) return
  throw new DomainError("wrong-media-type", "wrong-type", `Hier passt nur ${types.join(", ")}.`)
}

function readJson(bytes: Uint8Array, type: string): unknown {
  if (type !== "application/json") {
    throw new DomainError("not-json", "wrong-type", "Hier wird JSON erwartet.")
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch {
    throw new DomainError("malformed-json", "malformed", "Das ist kein gültiges JSON.")
  }
}
