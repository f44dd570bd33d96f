import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { getCookie, setCookie } from "hono/cookie"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import { z } from "zod"
import { authenticate } from "#features/auth/server/authenticate.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import type { Answer, Call, Endpoint } from "#platform/server/endpoint.ts"
import { env } from "#platform/server/env.ts"
import { oncePerIntent } from "#platform/server/idempotency.ts"
import { log } from "#platform/server/log.ts"
import { domainErrorBody, errorBody, validationErrorBody } from "#server/api-errors.ts"
import type { EdgeVariables } from "#server/edge.ts"
import { callerAddress } from "#server/request-info.ts"

const MAX_BODY_BYTES = 64 * 1024

type AnyCall = Call<unknown, unknown, unknown>

/** Turns the declared endpoints into routes: access, parsing, once per intent, errors in one form. */
export function createApi(db: Db, endpoints: readonly Endpoint[]) {
  const api = new Hono<{ Variables: EdgeVariables }>()
  api.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json(errorBody(413, "too-large", "Das ist zu groß."), 413),
    }),
  )
  for (const endpoint of endpoints) {
    api.on(endpoint.method, endpoint.path, async (c) => {
      const rawBody = endpoint.method === "GET" ? "" : await c.req.text()
      const user =
        endpoint.access === "signature"
          ? null
          : await authenticate(db, (name) => getCookie(c, name))
      refuseStrangers(endpoint, user)
      const call: AnyCall = {
        db,
        user,
        params: parse(endpoint.params, c.req.param()),
        query: parse(endpoint.query, c.req.query()),
        body: parse(
          endpoint.body,
          endpoint.body ? readJson(rawBody, c.req.header("content-type")) : undefined,
        ),
        rawBody,
        header: (name) => c.req.header(name),
        cookie: (name) => getCookie(c, name),
        address: callerAddress(c),
      }
      const answer = await answerOnce(endpoint, call, `${endpoint.method} ${c.req.path}`)
      for (const cookie of answer.cookies ?? []) {
        setCookie(c, cookie.name, cookie.value, {
          path: cookie.path ?? "/",
          httpOnly: cookie.httpOnly,
          sameSite: "Lax",
          secure: env().PUBLIC_URL.startsWith("https:"),
          maxAge: cookie.maxAge,
        })
      }
      for (const [name, value] of Object.entries(answer.headers ?? {})) c.header(name, value)
      c.header("cache-control", c.res.headers.get("cache-control") ?? "no-store")
      if (answer.status === 204) return c.body(null, 204)
      return c.json(answer.json, answer.status ?? 200)
    })
  }
  api.all("/api/*", (c) =>
    c.json(errorBody(404, "unknown-call", "Diesen Aufruf gibt es nicht."), 404),
  )
  api.all("/api2/*", (c) =>
    c.json(errorBody(404, "unknown-call", "Diesen Aufruf gibt es nicht."), 404),
  )
  api.onError((error, c) => {
    const body = bodyOf(error)
    if (body.statusCode === 500)
      log.error({ err: error, requestId: c.get("requestId") }, "api call failed")
    return c.json(body, body.statusCode as ContentfulStatusCode)
  })
  return api
}

function bodyOf(error: unknown) {
  if (error instanceof z.ZodError) return validationErrorBody(error)
  if (error instanceof DomainError) return domainErrorBody(error)
  return errorBody(
    500,
    "bug",
    "Das hat nicht geklappt, und es liegt an uns. Bitte versuche es später erneut.",
  )
}

function refuseStrangers(endpoint: Endpoint, user: UserActor | null) {
  if (endpoint.access === "public" || endpoint.access === "signature") return
  if (!user) throw new DomainError("login-required", "unauthenticated", "Bitte melde dich an.")
  // the back office does not exist for anybody else
  if (endpoint.access === "admin" && !user.isAdmin) {
    throw new DomainError("unknown-call", "not-found", "Diesen Aufruf gibt es nicht.")
  }
  if (endpoint.access === "pilot" && !user.isPilot) {
    throw new DomainError(
      "pilots-only",
      "forbidden",
      "Dieser Bereich ist für dich nicht gestattet.",
    )
  }
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  return schema ? schema.parse(value) : undefined
}

function readJson(rawBody: string, contentType: string | undefined): unknown {
  if (!contentType?.toLowerCase().startsWith("application/json")) {
    throw new DomainError("not-json", "wrong-type", "Hier wird JSON erwartet.")
  }
  try {
    return JSON.parse(rawBody)
  } catch {
    throw new DomainError("malformed-json", "malformed", "Das ist kein gültiges JSON.")
  }
}

const KEY = /^[\w-]{8,100}$/

/** With an Idempotency-Key the first answer is repeated; cookies are part of it. */
function answerOnce(endpoint: Endpoint, call: AnyCall, where: string): Promise<Answer> {
  const key = call.header("idempotency-key")
  if (endpoint.method === "GET" || key === undefined) return endpoint.handle(call)
  if (!KEY.test(key)) {
    throw new DomainError(
      "bad-idempotency-key",
      "malformed",
      "Dieser Idempotency-Key ist nicht lesbar.",
    )
  }
  if (endpoint.repeat === "natural") return endpoint.handle(call)
  const scope = call.user ? `user:${call.user.userId}` : `address:${call.address}`
  return oncePerIntent(call.db, { scope, key, content: `${where}\n${call.rawBody}` }, () =>
    endpoint.handle(call),
  )
}
