import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { Hono } from "hono"
import { renderToStaticMarkup } from "react-dom/server"
import { errorBody, RETRY_AFTER } from "#server/api-errors.ts"
import { AWAY, AwayPage } from "#server/degradation/away-page.tsx"
import { type EdgeVariables, nameAnswer, securityHeaders } from "#server/edge.ts"
import { requestId } from "#server/http/request-id.ts"
import { STANDALONE_STYLE } from "#server/standalone-page.tsx"
import { BusyPage } from "./busy-page.tsx"

const BUSY = "Gerade ist viel los. Versuch es in ein paar Sekunden noch einmal."

/** Names and values in turn, as node:http takes them without looking at each. */
interface Answer {
  headers: readonly string[]
  body: Buffer
}

export type Refuse = (request: IncomingMessage, response: ServerResponse) => void

const WORDS = {
  busy: { sentence: BUSY, Page: BusyPage },
  away: { sentence: AWAY, Page: AwayPage },
} as const

/**
 * Says that there is no time now, or no database, in words that lie ready: JSON to calls, a page to people, a line to
 * others.
 */
export async function createRefusal(why: keyof typeof WORDS = "busy"): Promise<Refuse> {
  const { sentence, Page } = WORDS[why]
  const pageFor = (wasSent: boolean) =>
    `<!DOCTYPE html>${renderToStaticMarkup(<Page wasSent={wasSent} />)}`
  const [call, page, form, line] = await Promise.all([
    toAnswer("application/json", JSON.stringify(errorBody(503, why, sentence))),
    toAnswer("text/html; charset=utf-8", pageFor(false)),
    toAnswer("text/html; charset=utf-8", pageFor(true)),
    toAnswer("text/plain; charset=utf-8", sentence),
  ])
  const answerFor = ({ url = "", method, headers }: IncomingMessage) => {
    if (/^\/api2?(?:[/?]|$)/.test(url)) return call
    if (!headers.accept?.includes("text/html")) return line
    return method === "POST" ? form : page
  }
  return (request, response) => {
    const { headers, body } = answerFor(request)
    response.writeHead(503, [...headers, "x-request-id", requestId()]).end(body)
  }
}

/** With the headers that every answer has; a nonce is good for one, so the style is named by what it says. */
async function toAnswer(type: string, text: string): Promise<Answer> {
  const edge = new Hono<{ Variables: EdgeVariables }>().use(nameAnswer, securityHeaders)
  edge.get("/", (c) => c.body(text, 503, { "content-type": type, "retry-after": RETRY_AFTER }))
  const answer = await edge.request("/")
  const style = createHash("sha256").update(STANDALONE_STYLE).digest("base64")
  const body = Buffer.from(text)
  answer.headers.set("content-length", String(body.length))
  answer.headers.delete("x-request-id")
  const headers = [...answer.headers].flatMap(([name, value]) => [
    name,
    value
      .replace(/(script-src 'self') 'nonce-[^']+'/, "$1")
      .replace(/'nonce-[^']+'/, `'sha256-${style}'`),
  ])
  return { headers, body }
}
