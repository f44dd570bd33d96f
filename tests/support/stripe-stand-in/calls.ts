import type { Book } from "./book.ts"
import { type FormBody, textAt } from "./form-body.ts"
import type { Refund } from "./objects.ts"

export interface StripeCall {
  method: string
  path: string
  query: URLSearchParams
  body: FormBody
}

interface Options {
  refundsAre: () => Refund["status"]
  events: () => readonly object[]
  linkOf: (accountId: string) => string
}

/** The calls that the stand-in knows; undefined for any other. */
export function answerCall(book: Book, call: StripeCall, options: Options): object | undefined {
  const { body, query } = call
  const [, kind = "", id = "", step = ""] = call.path.split("/").filter(Boolean)
  const isPost = call.method === "POST"
  if (kind === "checkout") return answerSession(book, call)
  if (kind === "payment_intents" && isPost && step === "capture") return book.capture(id, body)
  if (kind === "payment_intents" && isPost && step === "cancel") {
    return book.cancel(id, textAt(body, "cancellation_reason") ?? null)
  }
  if (kind === "payment_intents" && !isPost) return book.intentNamed(id)
  if (kind === "refunds" && isPost) return book.refund(body, options.refundsAre())
  if (kind === "refunds") return listOf(book.refunds, query)
  if (kind === "disputes" && id) return book.disputeNamed(id)
  if (kind === "transfers" && isPost) return book.transfer(body)
  if (kind === "transfers") {
    const group = query.get("transfer_group")
    const data = [...book.transfers.values()].filter((one) => one.transfer_group === group)
    return { object: "list", data: data.toReversed(), has_more: false }
  }
  if (kind === "disputes") return listOf(book.disputes, query)
  if (kind === "accounts" && isPost) return book.openAccount(body)
  if (kind === "accounts") return book.accountNamed(id)
  if (kind === "account_links" && isPost) {
    const account = book.accountNamed(textAt(body, "account") ?? "")
    return { object: "account_link", url: options.linkOf(account.id) }
  }
  if (kind === "balance") {
    const available = [{ amount: book.balanceCents(), currency: "eur" }]
    return { object: "balance", available, pending: [], livemode: false }
  }
  if (kind === "events") return { object: "list", data: options.events(), has_more: false }
  return undefined
}

function answerSession(book: Book, { method, path, query, body }: StripeCall): object {
  const [, , , id = "", step = ""] = path.split("/").filter(Boolean)
  if (method === "POST") return step === "expire" ? book.expireSession(id) : book.openSession(body)
  const session = book.sessionNamed(id)
  const isExpanded = query.getAll("expand[0]").includes("payment_intent")
  if (!isExpanded || !session.payment_intent) return session
  return { ...session, payment_intent: book.intentNamed(session.payment_intent) }
}

function listOf(
  rows: ReadonlyMap<string, { payment_intent: string; created: number }>,
  query: URLSearchParams,
): object {
  const wanted = query.get("payment_intent")
  const since = Number(query.get("created[gte]") ?? 0)
  const data = [...rows.values()]
    .filter((row) => (wanted === null || row.payment_intent === wanted) && row.created >= since)
    .toReversed()
  return { object: "list", data, has_more: false }
}
