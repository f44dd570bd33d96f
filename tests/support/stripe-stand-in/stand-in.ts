import type { IncomingMessage, ServerResponse } from "node:http"
import { createBook } from "./book.ts"
import { answerCall } from "./calls.ts"
import { parseFormBody } from "./form-body.ts"
import { type Refund, Refusal } from "./objects.ts"
import { answerPage } from "./pages.ts"
import { createWebhooks, type Deliver } from "./webhooks.ts"

/*
 * Stripe as far as we use it, for a server of its own and with a book of its own. It shares no code with
 * the product, honours idempotency keys as Stripe documents it (the first answer is repeated, an
 * error too) and misbehaves when a test asks for it.
 */

interface Settings {
  secretKey: string
  webhookSecret: string
  deliver: Deliver
  /** Milliseconds; the clock of the tests may run ahead. */
  now?: () => number
  /** Where `answer` is listened to. */
  address: string
}

/** After a call has done its work: the line breaks, or the answer is 500. */
interface Misbehaviour {
  on: RegExp
  how: "hang-up" | "500"
  times: number
}

const AWAY = { error: { type: "api_error", message: "Service unavailable" } }

interface StoredAnswer {
  asked: string
  status: number
  body: object
}

export function createStripeStandIn(settings: Settings) {
  const { address } = settings
  const now = settings.now ?? Date.now
  const answers = new Map<string, StoredAnswer>()
  const misbehaviours: Misbehaviour[] = []
  let refundsAre: Refund["status"] = "succeeded"
  let isKeyRejected = false
  let isAway = false
  const webhooks = createWebhooks(settings.webhookSecret, now, settings.deliver)
  const book = createBook(webhooks.emit, now, (id) => `${address}/pay/${id}`)
  const calls: string[] = []

  function answerTo(request: IncomingMessage, text: string): StoredAnswer {
    const url = new URL(request.url ?? "/", address)
    const asked = `${request.method} ${url.pathname}${url.search} ${text}`
    if (isKeyRejected || request.headers.authorization !== `Bearer ${settings.secretKey}`) {
      return refused(asked, new Refusal(401, "api_key_invalid", "Invalid API Key provided"))
    }
    const key = request.headers["idempotency-key"]
    const former = typeof key === "string" ? answers.get(key) : undefined
    if (former) {
      return former.asked === asked
        ? former
        : refused(asked, new Refusal(400, "idempotency_error", "Same key, other parameters."))
    }
    const made = makeAnswer(request.method ?? "", url, asked, text)
    if (typeof key === "string") answers.set(key, made)
    return made
  }

  function makeAnswer(method: string, url: URL, asked: string, text: string): StoredAnswer {
    try {
      const body = answerCall(
        book,
        { method, path: url.pathname, query: url.searchParams, body: parseFormBody(text) },
        {
          refundsAre: () => refundsAre,
          events: () => webhooks.all,
          linkOf: (id) => `${address}/onboarding/${id}`,
        },
      )
      if (!body) throw new Refusal(404, "unknown_url", `Unrecognized request URL (${asked})`)
      return { asked, status: 200, body: structuredClone(body) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return refused(asked, error)
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const text = await readText(request)
    if (!request.url?.startsWith("/v1/")) return answerPage(book, request, text, response)
    const what = `${request.method} ${request.url.split("?")[0]}`
    calls.push(what)
    if (isAway) return send(response, 503, AWAY)
    const stored = answerTo(request, text)
    const misbehaviour = misbehaviours.find(({ on, times }) => times > 0 && on.test(what))
    if (!misbehaviour) return send(response, stored.status, stored.body)
    misbehaviour.times -= 1
    if (misbehaviour.how === "hang-up") return request.socket.destroy()
    // what failed once is repeated to the same key
    Object.assign(stored, {
      status: 500,
      body: { error: { type: "api_error", message: "Something went wrong on Stripe's end." } },
    })
    send(response, stored.status, stored.body)
  }

  return {
    answer,
    book,
    webhooks,
    /** Method and path of each call so far. */
    calls,
    misbehave(on: RegExp, how: Misbehaviour["how"], times = 1) {
      misbehaviours.push({ on, how, times })
    },
    /** From now on every call is refused, or none any more: the key was revoked, and is valid again. */
    rejectKey(isRejected: boolean) {
      isKeyRejected = isRejected
    },
    /** From now on no call is answered, or all are again; webhooks wait with whoever delivers them. */
    goAway(away: boolean) {
      isAway = away
    },
    isAway: () => isAway,
    /** What becomes of refunds that are asked for from now on. */
    letRefundsBe(status: Refund["status"]) {
      refundsAre = status
    },
  }
}

export type StripeStandIn = ReturnType<typeof createStripeStandIn>

function refused(asked: string, { status, code, message }: Refusal): StoredAnswer {
  const type = code === "idempotency_error" ? code : "invalid_request_error"
  return { asked, status, body: { error: { type, code, message } } }
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ""
  request.setEncoding("utf8")
  for await (const part of request) text += part
  return text
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { "content-type": "application/json", "stripe-should-retry": "false" })
  response.end(JSON.stringify(body))
}
