import { randomBytes, randomUUID } from "node:crypto"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import type { TestStack } from "./test-stack.ts"
import { pause, untilAnswered } from "./wait.ts"

const PATIENCE_MS = 300_000
const RETRY_DELAY_MS = 200
/** What a client sends once more (specification, section 9). */
const PASSING = [408, 409, 425, 429, 500, 502, 503, 504]

export interface Answer {
  status: number
  /** Where it leads, or nothing. */
  location: string
  // biome-ignore lint/suspicious/noExplicitAny: answers are of every shape
  json: any
}

/** A browser of its own, before which somebody does not give up. */
export interface Browser {
  /** Sends JSON, or a plain form, until somebody has decided; always for the same intent. */
  insist(method: string, path: string, body?: unknown): Promise<Answer>
  /** Sends once. */
  send(method: string, path: string, body?: unknown, key?: string): Promise<Answer>
}

/** Somebody with an account. */
export interface Person extends Browser {
  userId: number
  /** Opens their session. */
  cookie: string
}

/** `hasKeys`: whether their calls carry an Idempotency-Key. */
export async function signedIn(
  ground: TestStack,
  userId: number,
  hasKeys: boolean,
): Promise<Person> {
  const access = await untilAnswered(() => accessCookieFor(ground.db, userId))
  return { userId, cookie: access, ...inBrowser(ground, hasKeys, { access }) }
}

/** Somebody whom nobody knows, unless `access` is the cookie of a session; from a network of their own. */
export function inBrowser(
  ground: TestStack,
  hasKeys: boolean,
  { access = "", address = `10.${[...randomBytes(3)].join(".")}` } = {},
): Browser {
  let checkout = ""

  async function send(method: string, path: string, body?: unknown, key?: string) {
    const isJson = body !== undefined && !(body instanceof URLSearchParams)
    const response = await fetch(ground.url + path, {
      method,
      headers: {
        cookie: [access, checkout].filter(Boolean).join("; "),
        "x-forwarded-for": address,
        ...(isJson && { "content-type": "application/json" }),
        ...(key && { "idempotency-key": key }),
      },
      body: isJson ? JSON.stringify(body) : (body ?? null),
      redirect: "manual",
      signal: AbortSignal.timeout(20_000),
    })
    const text = await response.text()
    for (const cookie of response.headers.getSetCookie()) {
      if (cookie.startsWith("checkout=")) checkout = cookie.split(";")[0] ?? ""
    }
    const { status, headers } = response
    const json = /^[[{]/.test(text) ? JSON.parse(text) : text
    return { status, location: headers.get("location") ?? "", json }
  }

  async function insist(method: string, path: string, body?: unknown) {
    const key = hasKeys ? randomUUID() : undefined
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      // nobody answers while the server is dead
      const answer = await send(method, path, body, key).catch(() => undefined)
      if (answer && !PASSING.includes(answer.status)) return answer
      if (Date.now() > deadline) throw new Error(`${path}: ${answer?.status ?? "no answer"}`)
      await pause(RETRY_DELAY_MS)
    }
  }

  return { insist, send }
}
