import { setTrialTransport } from "#features/payments/server/trial/trial-webhook.ts"
import type { Db } from "#platform/server/db.ts"
import type { Endpoint } from "#platform/server/endpoint.ts"
import { env } from "#platform/server/env.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { type AppParts, createApp } from "#server/app.ts"
import { expectDescribed } from "#tests/support/expect-described.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"

export interface TestAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  json: any
  cookies: string[]
  retryAfter?: string
}

/**
 * The real application, answering in this process; the trial provider reports to it through the same
 * door. `endpoints`: another choice, for example without the webhook. `pages`: none, or `servePage`
 * where the test's project knows how they are built. Every answer to `call` is held against what the
 * endpoint declares.
 */
export function testApplication(
  db: Db,
  endpoints: readonly Endpoint[] = apiEndpoints,
  pages: AppParts["pages"] = async (c) => c.text("no pages here", 404),
) {
  const app = createApp({ db, notReady: async () => undefined, endpoints, buildId: "test", pages })
  setTrialTransport(async (url, init) => app.request(url, init))

  async function call(
    method: string,
    path: string,
    options: {
      body?: unknown
      rawBody?: string | Uint8Array<ArrayBuffer>
      as?: number
      cookie?: string
      headers?: Record<string, string>
    } = {},
  ): Promise<TestAnswer> {
    const session = options.as === undefined ? "" : await accessCookieFor(db, options.as)
    const cookie = [session, options.cookie].filter(Boolean).join("; ")
    const hasBody = options.body !== undefined || options.rawBody !== undefined
    const response = await app.request(`${env().PUBLIC_URL}${path}`, {
      method,
      headers: {
        ...(hasBody && { "content-type": "application/json" }),
        ...(cookie && { cookie }),
        ...options.headers,
      },
      ...(hasBody && { body: options.rawBody ?? JSON.stringify(options.body) }),
    })
    const text = await response.text()
    const retryAfter = response.headers.get("retry-after")
    const json = text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text
    expectDescribed(endpoints, { method, path, status: response.status, json })
    return {
      status: response.status,
      json,
      cookies: response.headers.getSetCookie(),
      ...(retryAfter !== null && { retryAfter }),
    }
  }

  return { app, call }
}
