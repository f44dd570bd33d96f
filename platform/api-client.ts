import { nanoid } from "nanoid"
import { FetchError, ofetch } from "ofetch"
import { ApiFailure, NetworkFailure } from "./api-failure.ts"

/** All calls that a person waits for end after this time, repeats included (specification, 7). */
const TIMEOUT_MS = 20_000

const RETRY_DELAY_MS = 400
const RETRY_STATUS_CODES = [408, 409, 425, 429, 500, 502, 503, 504]

interface CallOptions {
  query?: Record<string, string | number | boolean | undefined>
  /** Names what the person wants, so that it happens once however often it is sent. */
  intent?: string
  signal?: AbortSignal
}

/** A key for one intent; a form keeps it until the intent is done or the input changes. */
export function newIntent(): string {
  return nanoid()
}

interface ClientSettings {
  baseUrl: string
  /** The cookies that scripts may see, `document.cookie`. */
  readableCookies(): string
}

/**
 * The one way in which the browser talks to `/api`. Throws `ApiFailure` and `NetworkFailure`.
 * An unsafe call carries an Idempotency-Key; POST is sent once more on a passing failure. A 401 is
 * answered by one refresh and one repeat; where that fails too, the session is over.
 */
export function createApiClient({ baseUrl, readableCookies }: ClientSettings) {
  const listeners = new Set<() => void>()
  let refreshing: Promise<boolean> | undefined

  async function send<T>(method: string, path: string, body: unknown, options: CallOptions) {
    const isReading = method === "GET"
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    try {
      return await ofetch<T>(path, {
        method,
        baseURL: baseUrl,
        ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
        ...(options.query ? { query: options.query } : {}),
        headers: isReading ? {} : { "idempotency-key": options.intent ?? newIntent() },
        signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
        retry: method === "POST" ? 1 : 0,
        retryStatusCodes: RETRY_STATUS_CODES,
        retryDelay: RETRY_DELAY_MS,
      })
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      if (options.signal?.aborted) throw options.signal.reason
      if (error.status === undefined) throw new NetworkFailure()
      throw new ApiFailure(error.status, error.data)
    }
  }

  async function call<T>(method: string, path: string, body?: unknown, given: CallOptions = {}) {
    const options = { ...given, intent: given.intent ?? newIntent() }
    try {
      return await send<T>(method, path, body, options)
    } catch (error) {
      const isSignedOut = error instanceof ApiFailure && error.status === 401
      if (!isSignedOut || path.startsWith("/api/auth/") || !wasSignedIn()) throw error
      if (await refreshOnce()) return send<T>(method, path, body, options)
      throw error
    }
  }

  // `auth_exp` alone tells whether a missing token is worth a refresh (product decision 9)
  function wasSignedIn(): boolean {
    return /(?:^|;\s*)auth_exp=\d/.test(readableCookies())
  }

  function refreshOnce(): Promise<boolean> {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  async function refresh(): Promise<boolean> {
    try {
      await send("POST", "/api/auth/refresh", undefined, {})
      return true
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 401) throw error
      await send("POST", "/api/auth/logout", undefined, {}).catch(() => undefined)
      for (const listener of listeners) listener()
      return false
    }
  }

  return {
    get: <T>(path: string, options?: CallOptions) => call<T>("GET", path, undefined, options),
    post: <T>(path: string, body?: unknown, options?: CallOptions) =>
      call<T>("POST", path, body, options),
    put: <T>(path: string, body?: unknown, options?: CallOptions) =>
      call<T>("PUT", path, body, options),
    delete: <T>(path: string, body?: unknown, options?: CallOptions) =>
      call<T>("DELETE", path, body, options),
    /** Tells when the session turned out to be over; answers the way to stop listening. */
    onSessionOver(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const api = createApiClient({ baseUrl: "", readableCookies: () => document.cookie })
