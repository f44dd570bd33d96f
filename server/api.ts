import { createHash } from "node:crypto"
import { type Context, Hono } from "hono"
import { etag } from "hono/etag"
import { createMiddleware } from "hono/factory"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import { isFreshlyProven } from "#features/auth/core/auth.ts"
import { authenticate } from "#features/auth/sessions/server/authenticate.ts"
import { noteOfficeUse } from "#features/auth/sessions/server/note-office-use.ts"
import { SESSION_OVER } from "#features/auth/sessions/server/refresh-session.ts"
import { sessionCookiesCleared } from "#features/auth/sessions/server/session-cookies.ts"
import { NOT_SHOWN, VIEW_OVER } from "#features/person-views/person-view.ts"
import { refuseBlockedWords } from "#features/settings/server/refuse-blocked-words.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, FRESH_PROOF_NEEDED, loginRequired } from "#platform/errors.ts"
import { setCookieHeaders } from "#platform/server/cookies.ts"
import { type Db, maskedBeside } from "#platform/server/db.ts"
import {
  type Access,
  type Answer,
  type CookieToSet,
  type Endpoint,
  isOfOffice,
} from "#platform/server/endpoint.ts"
import { IDEMPOTENCY_KEY, scopeOfUser, withIdempotencyKey } from "#platform/server/idempotency.ts"
import { log } from "#platform/server/log.ts"
import type { Replica } from "#platform/server/replica/replica.ts"
import { errorBody, errorBodyOf, RETRY_AFTER, UNKNOWN_CALL } from "#server/api-errors.ts"
import type { EdgeVariables } from "#server/edge.ts"
import { lastWriteOf, wroteNow } from "#server/http/own-writes.ts"
import { clientAddress, cookiesOf } from "#server/http/request-info.ts"
import { noteRefusal } from "#server/note-refusal.ts"
import { oneOfFewUploads } from "#server/one-of-few-uploads.ts"
import { type AnyCall, limitBody, parseCall } from "#server/parse-call.ts"
import { Shed, takeSlot } from "./load-gate/slot.ts"

// polling is cheap: whoever sends the tag of the last answer gets 304 while nothing has changed
const unchanged = etag({ weak: true })

const ifChanged = createMiddleware((c, next) =>
  c.req.method === "GET" ? unchanged(c, next) : next(),
)

interface ApiVariables extends EdgeVariables {
  user: UserActor | null
  access: Access
}

interface Ground {
  db: Db
  replica: Replica
}

/** Turns the declared endpoints into routes: access, parsing, idempotency keys, errors in one form. */
export function createApi({ db, replica }: Ground, endpoints: readonly Endpoint[]) {
  const api = new Hono<{ Variables: ApiVariables }>()
  for (const endpoint of endpoints) {
    const databaseFor = (c: Context, user: UserActor | null) => {
      if (user?.view) return maskedBeside(db)
      return endpoint.mayLag ? replica.readsOf(lastWriteOf(cookiesOf(c))) : db
    }
    const guards = [
      ifChanged,
      admit(db, endpoint),
      noteWrite(replica, endpoint),
      limitBody(endpoint),
    ] as const
    api.on(endpoint.method, endpoint.path, ...guards, async (c) => {
      const user = c.get("user")
      const parse = async () => {
        const call = await parseCall(c, databaseFor(c, user), endpoint, user)
        const { freshProof } = endpoint
        if (typeof freshProof === "function" && freshProof(call.body)) requireFreshProof(call.user)
        return call
      }
      const work = async (call: AnyCall) => {
        // what is done with files happens in a thread of its own, a few of each person
        if (!endpoint.upload) await takeSlot(c)
        return answerOnce(endpoint, call, `${endpoint.method} ${c.req.path}`)
      }
      const caller = { user, address: clientAddress(c) }
      const answer = await (endpoint.upload
        ? oneOfFewUploads(caller, parse, work)
        : work(await parse()))
      if (user && isOfOffice(endpoint.access)) await noteOfficeUse(db, user)
      setCookies(c, answer.cookies ?? [])
      for (const [name, value] of Object.entries(answer.headers ?? {})) c.header(name, value)
      if (endpoint.status === 204) return c.body(null, 204)
      const json = JSON.stringify(answer.json)
      c.header("content-type", "application/json")
      // with its length known, what is short is sent as it is, not compressed
      c.header("content-length", String(Buffer.byteLength(json)))
      return c.body(json, answer.status ?? endpoint.status ?? 200)
    })
  }
  for (const path of ["/api", "/api/*", "/api2", "/api2/*"]) {
    api.all(path, (c) => c.json(errorBody(404, UNKNOWN_CALL, UNKNOWN_CALL_SENTENCE), 404))
  }
  api.onError((error, c) => {
    if (error instanceof Shed) return c.body(null, 503)
    const body = errorBodyOf(error)
    noteRefusal(error, {
      user: c.get("user") ?? null,
      address: clientAddress(c),
      path: c.req.path,
      isOpen: isOpen(c.get("access")),
    })
    if (body.statusCode === 500) log.error({ err: error }, "api call failed")
    if (body.statusCode === 507) log.error({ err: error }, "there is no space left")
    if (error instanceof DomainError && error.retryAfterSeconds) {
      c.header("retry-after", String(error.retryAfterSeconds))
    }
    if (error instanceof DomainError) setCookies(c, error.cookies)
    // nothing is left that they could open
    if (body.code === SESSION_OVER) setCookies(c, sessionCookiesCleared())
    if (body.statusCode === 503) {
      log.warn({ err: error }, "api call timed out")
      c.header("retry-after", RETRY_AFTER)
    }
    // the one refusal that a browser answers by asking its user (test systems only)
    if (body.code === "basic-credential-needed") {
      c.header("www-authenticate", 'Basic realm="Testsystem", charset="UTF-8"')
    }
    return c.json(body, body.statusCode as ContentfulStatusCode)
  })
  return api
}

function setCookies(c: Context, cookies: readonly CookieToSet[]) {
  for (const header of cookies.flatMap(setCookieHeaders)) {
    c.header("set-cookie", header, { append: true })
  }
}

const UNKNOWN_CALL_SENTENCE = "Diesen Aufruf gibt es nicht."

/** Who calls, and whether they may at all; decided before anything of the body is read. */
function admit(db: Db, endpoint: Endpoint) {
  return createMiddleware<{ Variables: ApiVariables }>(async (c, next) => {
    const isAnonymous = endpoint.access === "signature" || endpoint.access === "anonymous"
    const user = isAnonymous ? null : await authenticate(db, cookiesOf(c))
    c.set("user", user)
    c.set("access", endpoint.access)
    refuseViews(endpoint, user)
    if (!isOpen(endpoint.access)) refuseStrangers(endpoint, user)
    await next()
  })
}

/** Whoever may have written something sees it, also where what is read may be a moment old. */
function noteWrite(replica: Replica, { method, access }: Endpoint) {
  // who they were is asked of nobody, and they are asked for nothing
  const isNobodys = access === "anonymous" || access === "signature"
  return createMiddleware(async (c, next) => {
    await next()
    if (replica.mayLag && method !== "GET" && !isNobodys) setCookies(c, [wroteNow()])
  })
}

/** Writing is refused before (`refuseWritesOfViews`); of reading, all that does not say that it is shown. */
function refuseViews({ isShownInView }: Endpoint, user: UserActor | null) {
  if (user?.viewOver) throw new DomainError("view-is-over", "forbidden", VIEW_OVER)
  if (user?.view && !isShownInView) throw new DomainError("not-in-view", "forbidden", NOT_SHOWN)
}

function isOpen(access: Access): boolean {
  return access === "public" || access === "anonymous" || access === "signature"
}

function refuseStrangers(endpoint: Endpoint, user: UserActor | null) {
  if (!user) throw loginRequired()
  if (isOfOffice(endpoint.access)) {
    // the back office does not exist for anybody else
    if (!user.isAdmin) throw new DomainError(UNKNOWN_CALL, "not-found", UNKNOWN_CALL_SENTENCE)
    const refusal = endpoint.access.refusalFor(user)
    if (refusal) throw refusal
  }
  if (endpoint.access === "pilot" && !user.isPilot) {
    throw new DomainError(
      "pilots-only",
      "forbidden",
      "Dieser Bereich ist für dich nicht gestattet.",
    )
  }
  if (endpoint.freshProof === true) requireFreshProof(user)
}

function requireFreshProof(user: UserActor | null) {
  if (isFreshlyProven(user?.provenAt, clock.now())) return
  throw new DomainError(
    FRESH_PROOF_NEEDED,
    "forbidden",
    "Bitte bestätige erst, dass du es bist. Dann geht es weiter.",
  )
}

/** With an Idempotency-Key the first answer is repeated; cookies are part of it. */
function answerOnce(endpoint: Endpoint, call: AnyCall, where: string): Promise<Answer> {
  const key = call.header("idempotency-key")
  if (endpoint.method === "GET" || key === undefined) return carryOut(endpoint, call)
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new DomainError(
      "bad-idempotency-key",
      "malformed",
      "Dieser Idempotency-Key ist nicht lesbar.",
    )
  }
  if (endpoint.repeat === "natural") return carryOut(endpoint, call)
  const guest = endpoint.access === "anonymous" ? "anonymous" : `address:${call.address}`
  const scope = call.user ? scopeOfUser(call.user.userId) : guest
  const bytes = createHash("sha256").update(call.bytes).digest("base64url")
  const content = `${where}\n${call.rawBody}\n${bytes}`
  return withIdempotencyKey(call.db, { scope, key, content }, () => carryOut(endpoint, call))
}

/** A repeat of what is done already gets its answer, whatever has been blocked since. */
async function carryOut(endpoint: Endpoint, call: AnyCall): Promise<Answer> {
  refuseBlockedWords(endpoint.publicTexts ?? [], call.body)
  return endpoint.handle(call)
}
