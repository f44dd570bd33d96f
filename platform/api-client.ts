import { dismissAlertsAbout, showAlert } from "./alerts.ts"
import { ApiFailure, NetworkFailure } from "./api-failure.ts"
import { FRESH_PROOF_NEEDED } from "./errors.ts"
import { newId } from "./ids.ts"
import { text } from "./messages/text.ts"
import { oneTabAtATime } from "./one-tab-at-a-time.ts"
import { askForProof } from "./proof-request.ts"
import { sessionExpiry } from "./session-state.ts"

/** All calls that a person waits for end after this time, repeats included (specification, 7). */
const TIMEOUT_MS = 20_000

const RETRY_DELAY_MS = 400
const RETRY_STATUS_CODES = [408, 409, 425, 429, 500, 502, 503, 504]

// sentences about fields come in the language of the page, not in that of the browser
const INTERFACE_LANGUAGE = { "accept-language": "de" }

interface CallOptions {
  query?: Record<string, string | number | boolean | undefined>
  /** Names what the person wants (`useAction`), so that it happens once however often it is sent. */
  intent?: string
  signal?: AbortSignal
  /** A call without a user action: no alert when the network is down. */
  isPolling?: boolean
  /** Of a GET: keeps the tag of its last answer; as long as that is the newest, undefined comes. */
  tag?: AnswerTag
}

export interface AnswerTag {
  value?: string | undefined
}

interface UploadOptions extends CallOptions {
  /** How much of the file has left, 0 to 1. */
  onProgress?(share: number): void
}

function ifChanged(tag: AnswerTag | undefined): Record<string, string> {
  return tag?.value === undefined ? {} : { "if-none-match": tag.value }
}

function keepTag(tag: AnswerTag | undefined, { ok, headers }: Response) {
  if (tag && ok) tag.value = headers.get("etag") ?? undefined
}

interface ClientSettings {
  baseUrl: string
  /** The cookies that scripts may see, `document.cookie`. */
  readableCookies(): string
  /** Asks whoever is here to prove who they are; false where they would rather not. */
  prove?(): Promise<boolean>
  /** A person's call has found no network. */
  onNetworkFailure?(failure: NetworkFailure): void
  /** A person's call has gone well. */
  onAnswer?(): void
}

/**
 * The one way in which the browser talks to `/api`. Throws `ApiFailure` and `NetworkFailure`.
 * An unsafe call carries an Idempotency-Key; POST is sent once more on a passing failure. A 401 is
 * answered by one refresh and one repeat; where either is refused with 401 too, the session is over.
 * A call that needs a fresh proof waits for it and is sent once more, as the same intent.
 */
export function createApiClient({
  baseUrl,
  readableCookies,
  prove,
  onNetworkFailure,
  onAnswer,
}: ClientSettings) {
  const listeners = new Set<() => void>()
  let refreshing: Promise<boolean> | undefined
  let ending: Promise<void> | undefined

  async function send<T>(method: string, path: string, body: unknown, options: UploadOptions) {
    if (body instanceof Blob) return upload<T>(path, body, options)
    const { FetchError, ofetch } = await loadFetch()
    const isReading = method === "GET"
    const tooLong = new AbortController()
    const timer = setTimeout(() => tooLong.abort(), TIMEOUT_MS)
    try {
      return await ofetch<T>(path, {
        method,
        baseURL: baseUrl,
        ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
        ...(options.query ? { query: options.query } : {}),
        headers: {
          ...INTERFACE_LANGUAGE,
          ...(isReading
            ? ifChanged(options.tag)
            : { "idempotency-key": options.intent ?? newId() }),
        },
        onResponse: ({ response }) => keepTag(options.tag, response),
        signal: options.signal ? AbortSignal.any([options.signal, tooLong.signal]) : tooLong.signal,
        retry: method === "POST" ? 1 : 0,
        retryStatusCodes: RETRY_STATUS_CODES,
        retryDelay: RETRY_DELAY_MS,
      })
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      if (options.signal?.aborted) throw options.signal.reason
      if (error.status === undefined) throw new NetworkFailure()
      throw new ApiFailure(error.status, error.data)
    } finally {
      clearTimeout(timer)
    }
  }

  // Decided: an upload ends after 20 s in which nothing has moved, not after 20 s in all. A photo of
  // 8 MB takes longer on a slow line, and whoever sees it move would rather wait than begin again.
  async function upload<T>(path: string, file: Blob, { intent, ...options }: UploadOptions) {
    const headers = { ...INTERFACE_LANGUAGE, "idempotency-key": intent ?? newId() }
    const sendFile = await loadSendFile()
    const send = () =>
      sendFile<T>({ ...options, url: baseUrl + path, file, headers, idleMs: TIMEOUT_MS })
    try {
      return await send()
    } catch (error) {
      const isPassing = error instanceof ApiFailure && RETRY_STATUS_CODES.includes(error.status)
      if (!isPassing) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
      return send()
    }
  }

  async function call<T>(method: string, path: string, body?: unknown, given: UploadOptions = {}) {
    const options = { ...given, intent: given.intent ?? newId() }
    try {
      const answer = await sendProven<T>(method, path, body, options)
      if (!options.isPolling) onAnswer?.()
      return answer
    } catch (error) {
      if (error instanceof NetworkFailure && !options.isPolling) onNetworkFailure?.(error)
      throw error
    }
  }

  async function sendProven<T>(
    method: string,
    path: string,
    body: unknown,
    options: UploadOptions,
  ) {
    try {
      return await sendSignedIn<T>(method, path, body, options)
    } catch (error) {
      const isAsked = error instanceof ApiFailure && error.code === FRESH_PROOF_NEEDED
      if (!isAsked || options.isPolling || !(await prove?.())) throw error
      return sendSignedIn<T>(method, path, body, options)
    }
  }

  async function sendSignedIn<T>(
    method: string,
    path: string,
    body: unknown,
    options: UploadOptions,
  ) {
    const tokenOfCall = tokenExpiry()
    try {
      return await send<T>(method, path, body, options)
    } catch (error) {
      const isSignedOut = error instanceof ApiFailure && error.status === 401
      // `auth_exp` alone tells whether a missing token is worth a refresh (product decision 9)
      const isWorthIt = tokenExpiry() !== undefined && !path.startsWith("/api/auth/")
      if (!isSignedOut || !isWorthIt) throw error
      if (!(await refreshOnce(tokenOfCall))) throw error
      return repeatRenewed<T>(method, path, body, options)
    }
  }

  async function repeatRenewed<T>(
    method: string,
    path: string,
    body: unknown,
    options: UploadOptions,
  ) {
    try {
      return await send<T>(method, path, body, options)
    } catch (error) {
      // 401 even after a refresh: „otherwise the user is logged out“ (specification, section 7)
      if (error instanceof ApiFailure && error.status === 401) await endOnce()
      throw error
    }
  }

  function tokenExpiry(): number | undefined {
    return sessionExpiry(readableCookies())?.getTime()
  }

  // A refresh token works once. When many tabs wake at one moment, each with a call that failed, a
  // tab that comes second must find the token renewed instead of renewing what is seconds old:
  // a third one, still on its way with the first token, would look like a thief.
  function refreshOnce(knownToken = tokenExpiry()): Promise<boolean> {
    refreshing ??= oneTabAtATime("session-refresh", async () => {
      const token = tokenExpiry()
      const isRenewed = token !== undefined && token !== knownToken
      return isRenewed || refresh()
    }).finally(() => {
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
      await endOnce()
      return false
    }
  }

  function endOnce(): Promise<void> {
    ending ??= end().finally(() => {
      ending = undefined
    })
    return ending
  }

  async function end() {
    // its answer drops the cookies
    await send("POST", "/api/auth/logout", undefined, {}).catch(() => undefined)
    for (const listener of listeners) listener()
  }

  return {
    get: <T>(path: string, options?: CallOptions) => call<T>("GET", path, undefined, options),
    post: <T>(path: string, body?: unknown, options?: CallOptions) =>
      call<T>("POST", path, body, options),
    put: <T>(path: string, body?: unknown, options?: CallOptions) =>
      call<T>("PUT", path, body, options),
    delete: <T>(path: string, body?: unknown, options?: CallOptions) =>
      call<T>("DELETE", path, body, options),
    /** A POST whose body is a file. */
    upload: <T>(path: string, file: Blob, options?: UploadOptions) =>
      call<T>("POST", path, file, options),
    /** Renews the access token, one call for all who ask at once; false: the session is over. */
    refresh: () => refreshOnce(),
    /** Tells when the session turned out to be over; answers the way to stop listening. */
    onSessionOver(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

// pages that never call the API need not carry it
async function loadFetch() {
  try {
    return await import("ofetch")
  } catch {
    throw new NetworkFailure()
  }
}

async function loadSendFile() {
  try {
    return (await import("./send-file.ts")).sendFile
  } catch {
    throw new NetworkFailure()
  }
}

const NETWORK = "network"

export const api = createApiClient({
  baseUrl: "",
  readableCookies: () => document.cookie,
  prove: askForProof,
  onNetworkFailure: () =>
    showAlert({
      type: "error",
      message: text("api.error.network.message"),
      description: text("api.error.network.description"),
      about: NETWORK,
    }),
  // what somebody has tried again has come through
  onAnswer: () => dismissAlertsAbout(NETWORK),
})
