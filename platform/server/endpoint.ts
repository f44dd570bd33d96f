import type { z } from "zod"
import type { UserActor } from "#platform/actor.ts"
import { type DomainError, type ErrorKind, loginRequired } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"

/** For the back office alone, and there for whoever has a right; the room of the rights makes it. */
export interface OfficeAccess {
  readonly right: string
  /** What somebody of the back office is told who lacks it. */
  refusalFor(user: UserActor): DomainError | undefined
}

/**
 * Who may call an endpoint at all. Whose rows they may touch is decided by the command.
 * `anonymous`: for everybody, and nobody looks who it is: no cookie is read.
 * `signature`: the request proves itself (webhooks), the origin check does not apply.
 */
export type Access = "anonymous" | "public" | "signed-in" | "pilot" | "signature" | OfficeAccess

/** Whether only the back office may call it. */
export function isOfOffice(access: Access): access is OfficeAccess {
  return typeof access === "object"
}

export interface Call<P, Q, B> {
  db: Db
  /** The signed-in person, if there is one. */
  user: UserActor | null
  params: P
  query: Q
  body: B
  /** The body as it came, for signatures and forms. */
  rawBody: string
  /** The body of an endpoint that declares `upload`, else empty. */
  bytes: Uint8Array
  header(name: string): string | undefined
  cookie: CookieReader
  /** The caller's address as far as the configured proxies are trusted. */
  address: string
}

/** Reads one of the request's cookies by its bare name (`cookies.ts`). */
export type CookieReader = (name: string) => string | undefined

export interface CookieToSet {
  name: string
  value: string
  /** Seconds; 0 deletes the cookie. */
  maxAge: number
  httpOnly: boolean
}

/** What an endpoint answers: JSON, and cookies beside it. */
export interface Answer {
  json: unknown
  /** Instead of the declared one. 303: who posted a form goes on to the `location` header. */
  status?: 303
  cookies?: CookieToSet[]
  headers?: Record<string, string>
}

/** A body of bytes instead of JSON; another media type is answered by 415, a larger one by 413. */
export interface Upload {
  types: readonly `${string}/${string}`[]
  maxBytes: number
}

/** The kinds that a declaration must name; the others follow from it. */
export type Refusal = Extract<
  ErrorKind,
  "unauthenticated" | "forbidden" | "not-found" | "conflict" | "gone" | "invalid" | "limited"
>

export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "DELETE"
  path: string
  summary: string
  access: Access
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /**
   * Which texts of the body strangers read, by their paths (`title`, `photos.[].alt`): no word that is
   * blocked stands in them.
   */
  publicTexts?: readonly string[]
  upload?: Upload
  /** What a success answers; 200 where nothing is said, 204 without `answer`. */
  status?: 201 | 204
  answer?: z.ZodType
  /** How the command may refuse, beyond what access, schemas and a row's id in the path say. */
  refuses?: readonly Refusal[]
  /**
   * Asks a proof of the last minutes that it is the person of the session who calls; without one it
   * is refused as `fresh-proof-needed`, and the browser asks for the proof and calls again. A
   * function says it of what was sent.
   */
  freshProof?: true | ((body: unknown) => boolean)
  /**
   * `stored` (the default): a repeat with the same Idempotency-Key gets the first answer again.
   * `natural`: the command finds its own former result, so that no secret is ever stored.
   */
  repeat?: "stored" | "natural"
  /** Of a reading call: also for somebody of the back office who sees the product as its person does. */
  isShownInView?: true
  /** Of a reading call: what it answers may be a moment old, and comes from the replica where there is one. */
  mayLag?: true
  handle(call: Call<unknown, unknown, unknown>): Promise<Answer>
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined

/** Declares one call of the API: its path, who may call it, what may come in, what happens. */
export function endpoint<
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(declaration: {
  method: Endpoint["method"]
  /** With Hono's parameters: `/api/bookings/:id/accept`. */
  path: string
  summary: string
  access: Access
  params?: P
  query?: Q
  body?: B
  publicTexts?: Endpoint["publicTexts"]
  upload?: Upload
  status?: Endpoint["status"]
  answer?: z.ZodType
  refuses?: readonly Refusal[]
  freshProof?: true | ((body: Out<B>) => boolean)
  repeat?: Endpoint["repeat"]
  isShownInView?: true
  mayLag?: true
  handle(call: Call<Out<P>, Out<Q>, Out<B>>): Promise<Answer>
}): Endpoint {
  return declaration as unknown as Endpoint
}

/** The signed-in person; refuses guests, for endpoints that are open but need a person here. */
export function requireUser(call: { user: UserActor | null }): UserActor {
  if (!call.user) throw loginRequired()
  return call.user
}
