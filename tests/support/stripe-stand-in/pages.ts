import type { IncomingMessage, ServerResponse } from "node:http"
import type { Book } from "./book.ts"

/** The pages that people see at Stripe: where they pay, and where pilots say who they are. */
export function answerPage(
  book: Book,
  request: IncomingMessage,
  text: string,
  response: ServerResponse,
) {
  const [, kind, id = ""] = (request.url ?? "").split("?")[0]?.split("/") ?? []
  const choice = new URLSearchParams(text).get("choice")
  if (kind === "pay" && book.sessions.has(id)) {
    const session = book.sessionNamed(id)
    if (request.method !== "POST") return show(response, payPage(session))
    if (choice === "leave") return lead(response, session.cancel_url)
    if ((choice === "paid" || choice === "refused") && session.payment_intent) {
      book.endDebit(session.payment_intent, choice)
      return lead(response, `/pay/${id}`)
    }
    const how = choice === "decline" || choice === "challenge" ? choice : "pay"
    const { status } = book.act(id, how)
    return lead(response, status === "complete" ? session.success_url : `/pay/${id}`)
  }
  if (kind === "onboarding" && book.accounts.has(id)) {
    book.changeBank(id, { last4: "3000", holder: "Jenny Rosen" })
    book.changeAccount(id, {
      details_submitted: true,
      charges_enabled: true,
      payouts_enabled: true,
      capabilities: { transfers: "active" },
    })
    return show(response, "<h1>Angaben gespeichert</h1>")
  }
  response.writeHead(404).end()
}

function payPage({ amount_total: cents, currency, status }: ReturnType<Book["sessionNamed"]>) {
  const choices = [
    ["pay", "Bezahlen"],
    ["challenge", "Bank fragt nach"],
    ["decline", "Karte wird abgelehnt"],
    ["leave", "Zurück"],
    ["paid", "Lastschrift: Geld ist da"],
    ["refused", "Lastschrift: geplatzt"],
  ]
  return `<h1>${(cents / 100).toFixed(2)} ${currency}</h1><p>${status}</p><form method="post">${choices
    .map(([value, label]) => `<button name="choice" value="${value}">${label}</button>`)
    .join(" ")}</form>`
}

function show(response: ServerResponse, body: string) {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" })
  response.end(`<!doctype html><html lang="de"><title>Stripe (Ersatz)</title>${body}</html>`)
}

function lead(response: ServerResponse, to: string) {
  response.writeHead(303, { location: to }).end()
}
