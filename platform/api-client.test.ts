import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest"
import { proves } from "#tests/contract/proves.ts"
import { createApiClient } from "./api-client.ts"
import { ApiFailure, NetworkFailure } from "./api-failure.ts"

interface Seen {
  call: string
  key: string | undefined
  body: string
}

type Answer = [status: number, json: unknown]

/** The server takes the call and says nothing, ever. */
const NEVER: Answer[] = []

const seen: Seen[] = []
let answers: Record<string, Answer[]> = {}
/** What a browser does with the cookies of an answer. */
let onAnswer = () => {}

async function respond(request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const call = `${request.method} ${request.url}`
  const key = request.headers["idempotency-key"]
  seen.push({ call, key: key?.toString(), body: Buffer.concat(chunks).toString() })
  const queue = answers[call] ?? []
  if (queue === NEVER) return
  const [status, json] = (queue.length > 1 ? queue.shift() : queue[0]) ?? [404, {}]
  onAnswer()
  response.writeHead(status, { "content-type": "application/json" })
  response.end(JSON.stringify(json))
}

const server = createServer(respond)
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())

let cookies = "auth_exp=1900000000"
let networkFailures: NetworkFailure[] = []
const alerting = { onNetworkFailure: (failure: NetworkFailure) => networkFailures.push(failure) }
const api = createApiClient({ baseUrl, readableCookies: () => cookies, ...alerting })
const nowhere = createApiClient({
  baseUrl: "http://127.0.0.1:9",
  readableCookies: () => "",
  ...alerting,
})

beforeEach(() => {
  seen.length = 0
  networkFailures = []
  answers = {}
  onAnswer = () => {}
  cookies = "theme=dark; auth_exp=1900000000"
})

afterEach(() => {
  vi.useRealTimers()
})

const calls = () => seen.map(({ call }) => call)

test("a call answers the JSON of the server", async () => {
  answers = { "GET /api/towns?q=K%C3%B6ln": [[200, [{ name: "Köln" }]]] }
  expect(await api.get("/api/towns", { query: { q: "Köln", lang: undefined } })).toEqual([
    { name: "Köln" },
  ])
  expect(seen[0]?.key).toBeUndefined()
})

test("a POST is repeated once with the same key, and then fails with the server's sentence", {
  meta: proves("retries"),
}, async () => {
  const body = { statusCode: 503, message: "Gleich wieder da.", error: "…", code: "busy" }
  answers = { "POST /api/bookings": [[503, body]] }
  const failure = await api.post("/api/bookings", { seats: 2 }).catch((error: unknown) => error)
  expect(failure).toMatchObject({ status: 503, code: "busy", message: "Gleich wieder da." })
  expect(calls()).toEqual(["POST /api/bookings", "POST /api/bookings"])
  expect(seen[0]?.key).toMatch(/^[\w-]{21}$/)
  expect(seen[1]).toEqual(seen[0])
})

test("a POST that succeeds on the repeat succeeds", async () => {
  answers = {
    "POST /api/bookings": [
      [409, {}],
      [201, { id: 7 }],
    ],
  }
  expect(await api.post("/api/bookings", {}, { intent: "this-very-click" })).toEqual({ id: 7 })
  expect(seen.map(({ key }) => key)).toEqual(["this-very-click", "this-very-click"])
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  "a POST that meets a passing %i is sent once more",
  { meta: proves("retries") },
  async (status) => {
    answers = {
      "POST /api/thing": [
        [status, {}],
        [200, { ok: 1 }],
      ],
    }
    expect(await api.post("/api/thing")).toEqual({ ok: 1 })
    expect(calls()).toHaveLength(2)
  },
)

test.each(["GET", "PUT", "DELETE"] as const)(
  "a %s is not repeated",
  { meta: proves("retries") },
  async (method) => {
    answers = { [`${method} /api/thing`]: [[503, {}]] }
    const name = method.toLowerCase() as "get" | "put" | "delete"
    await expect(api[name]("/api/thing")).rejects.toBeInstanceOf(ApiFailure)
    expect(calls()).toHaveLength(1)
  },
)

test.each([400, 401, 403, 404, 410, 422])(
  "a POST refused with %i is not repeated",
  async (status) => {
    cookies = ""
    answers = { "POST /api/thing": [[status, {}]] }
    await expect(api.post("/api/thing")).rejects.toMatchObject({ status })
    expect(calls()).toHaveLength(1)
  },
)

test("validation errors become one sentence per property, the first of each", {
  meta: proves("validation-first-constraint"),
}, async () => {
  const message = [
    { property: "email", constraints: { isEmail: "Keine Adresse", minLength: "Zu kurz" } },
    { property: "seats", constraints: { min: "Mindestens einer" } },
  ]
  answers = { "POST /api/thing": [[400, { statusCode: 400, message, error: "", code: "x" }]] }
  await expect(api.post("/api/thing")).rejects.toMatchObject({
    status: 400,
    fields: { email: "Keine Adresse", seats: "Mindestens einer" },
    message: "Keine Adresse",
  })
})

test("a 401 is answered by one refresh for all waiting calls, and each is repeated with its key", {
  meta: proves("call-401"),
}, async () => {
  answers = {
    "POST /api/thing": [
      [401, {}],
      [401, {}],
      [200, { ok: 1 }],
    ],
    "POST /api/auth/refresh": [[200, {}]],
  }
  expect(await Promise.all([api.post("/api/thing"), api.post("/api/thing")])).toEqual([
    { ok: 1 },
    { ok: 1 },
  ])
  expect(calls().filter((call) => call.includes("refresh"))).toHaveLength(1)
  const keys = seen.filter(({ call }) => call.includes("thing")).map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
})

test("a token that another tab or a page has renewed meanwhile is not renewed again", async () => {
  answers = {
    "GET /api/thing": [
      [401, {}],
      [200, { ok: 1 }],
    ],
  }
  const asked = api.get("/api/thing")
  cookies = "auth_exp=1900009999"
  expect(await asked).toEqual({ ok: 1 })
  expect(calls()).toEqual(["GET /api/thing", "GET /api/thing"])
})

test("tabs renew one after the other, and those that waited find it done", async () => {
  const otherTab = createApiClient({ baseUrl, readableCookies: () => cookies })
  answers = { "POST /api/auth/refresh": [[200, {}]] }
  onAnswer = () => {
    cookies = "auth_exp=1900009999"
  }
  expect(await Promise.all([api.refresh(), otherTab.refresh()])).toEqual([true, true])
  expect(calls()).toEqual(["POST /api/auth/refresh"])
})

test("a failed refresh ends the session, and every listener is notified", {
  meta: proves("call-401", "error-401"),
}, async () => {
  answers = {
    "GET /api/thing": [[401, {}]],
    "POST /api/auth/refresh": [[401, {}]],
    "POST /api/auth/logout": [[200, {}]],
  }
  let heard = 0
  const stop = api.onSessionOver(() => {
    heard += 1
  })
  await expect(api.get("/api/thing")).rejects.toMatchObject({ status: 401 })
  stop()
  await expect(api.get("/api/thing")).rejects.toMatchObject({ status: 401 })
  expect(heard).toBe(1)
  expect(calls().slice(0, 3)).toEqual([
    "GET /api/thing",
    "POST /api/auth/refresh",
    "POST /api/auth/logout",
  ])
})

test("a 401 is final for guests and for signing in itself", async () => {
  answers = { "POST /api/auth/login/token": [[401, {}]], "GET /api/thing": [[401, {}]] }
  await expect(api.post("/api/auth/login/token", {})).rejects.toMatchObject({ status: 401 })
  cookies = "theme=dark"
  await expect(api.get("/api/thing")).rejects.toMatchObject({ status: 401 })
  expect(calls()).toEqual(["POST /api/auth/login/token", "GET /api/thing"])
})

test("an action reports a missing network, a background request does not", async () => {
  const failure = await nowhere.post("/api/thing").catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(NetworkFailure)
  expect(failure).toMatchObject({ title: "Keine Verbindung" })
  expect(networkFailures).toEqual([failure])
  const polling = nowhere.get("/api/thing", { isPolling: true })
  await expect(polling).rejects.toBeInstanceOf(NetworkFailure)
  expect(networkFailures).toHaveLength(1)
})

test("a call without an answer ends after 20 s as a network failure, and not before", {
  meta: proves("request-timeout", "call-timeout"),
}, async () => {
  answers = { "POST /api/thing": NEVER }
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const outcome = vi.fn<(error: unknown) => void>()
  const call = api.post("/api/thing").catch(outcome)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await call
  expect(outcome).toHaveBeenCalledWith(expect.any(NetworkFailure))
  expect(networkFailures).toHaveLength(1)
})

test("a refusal of the server is no matter of the network", async () => {
  answers = { "POST /api/thing": [[422, {}]] }
  await expect(api.post("/api/thing")).rejects.toBeInstanceOf(ApiFailure)
  expect(networkFailures).toEqual([])
})

test("a call that its caller gives up ends without an alert", async () => {
  const giveUp = new AbortController()
  giveUp.abort()
  await expect(api.get("/api/thing", { signal: giveUp.signal })).rejects.toBe(giveUp.signal.reason)
  expect(networkFailures).toEqual([])
})

const PROOF_NEEDED: Answer = [
  403,
  { statusCode: 403, code: "fresh-proof-needed", message: "Bitte bestätige.", error: "…" },
]

function proving(answer: boolean) {
  let asked = 0
  const prove = async () => {
    asked += 1
    return answer
  }
  const client = createApiClient({ baseUrl, readableCookies: () => cookies, prove })
  return { client, timesAsked: () => asked }
}

test("a call that needs a fresh proof waits for it and is sent again as the same intent", async () => {
  answers = { "POST /api/payouts": [PROOF_NEEDED, [200, { isPaid: true }]] }
  const { client, timesAsked } = proving(true)
  expect(await client.post("/api/payouts", { cents: 5 }, { intent: "one" })).toEqual({
    isPaid: true,
  })
  expect(timesAsked()).toBe(1)
  const sent = { call: "POST /api/payouts", key: "one", body: '{"cents":5}' }
  expect(seen).toEqual([sent, sent])
})

test("whoever would rather not prove it gets the refusal, and a poll asks nobody", async () => {
  answers = { "POST /api/payouts": [PROOF_NEEDED], "GET /api/poll": [PROOF_NEEDED] }
  const { client, timesAsked } = proving(false)
  await expect(client.post("/api/payouts")).rejects.toMatchObject({ code: "fresh-proof-needed" })
  expect(calls()).toEqual(["POST /api/payouts"])
  await expect(client.get("/api/poll", { isPolling: true })).rejects.toMatchObject({ status: 403 })
  expect(timesAsked()).toBe(1)
})
