import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { eq } from "drizzle-orm"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { stripeCheckoutsTable } from "#features/payments/server/stripe/stripe-checkouts-table.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf } from "#tests/support/booking-steps.ts"
import { workOff } from "#tests/support/database.ts"
import { createStripeStandIn, type StripeStandIn } from "#tests/support/stripe-stand-in/stand-in.ts"

type Application = ReturnType<typeof testApplication>

export const STRIPE_WEBHOOK_PATH = "/api/webhooks/payments/stripe"
export const WEBHOOK_SECRET = "whsec_standin"

// one for the whole process: the product reads its address once
let answer: RequestListener = () => {}
const server = createServer((request, response) => answer(request, response))
server.listen(0, "127.0.0.1")
await once(server, "listening")
server.unref()

const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** A new stand-in, with this process set up to pay by it; call before anything reads the environment. */
export function startStripe(): StripeStandIn & { reportTo(app: Application): void } {
  let deliver = async (_rawBody: string, _signature: string) => 503
  const standIn = createStripeStandIn({
    secretKey: "sk_test_standin",
    webhookSecret: WEBHOOK_SECRET,
    address,
    deliver: (rawBody, signature) => deliver(rawBody, signature),
    now: () => clock.now().getTime(),
  })
  answer = standIn.answer
  Object.assign(process.env, {
    PAYMENTS: "stripe",
    STRIPE_SECRET_KEY: "sk_test_standin",
    STRIPE_WEBHOOK_SECRET: `whsec_former,${WEBHOOK_SECRET}`,
    STRIPE_API_URL: address,
  })
  return {
    ...standIn,
    reportTo(app) {
      deliver = async (rawBody, signature) => {
        const headers = { "stripe-signature": signature }
        return (await app.call("POST", STRIPE_WEBHOOK_PATH, { rawBody, headers })).status
      }
    },
  }
}

/** Holds seats and orders them; the payment waits on Stripe's page, without what vouchers pay. */
export async function orderByStripe(
  db: Db,
  app: Application,
  input: { flightId: number; seats?: number; creditCents?: number; as: number },
) {
  const { flightId, seats = 1, creditCents = 0, as } = input
  const { cookie, orderPath } = await holdSeats(app, flightId, seats, as)
  const body = orderOf(seats, { creditCents })
  const order = () => app.call("POST", orderPath, { as, cookie, body })
  const answer = await order()
  const ref = String(answer.json.paymentPath).split("/").at(-1) ?? ""
  return { answer, order, cookie, ref, ...(await sessionOf(db, ref)) }
}

/** What Stripe has to say, and what waits to be done about it, until all is quiet. */
export async function settleWithStripe(db: Db, { webhooks }: StripeStandIn): Promise<void> {
  do {
    await webhooks.deliver()
    await workOff(db)
  } while (webhooks.waiting() > 0)
}

/** The Checkout Session of a payment, where one was opened. */
async function sessionOf(db: Db, ref: string) {
  const [row] = await db
    .select({ sessionId: stripeCheckoutsTable.sessionId, payment: paymentsTable })
    .from(paymentsTable)
    .leftJoin(stripeCheckoutsTable, eq(stripeCheckoutsTable.providerRef, paymentsTable.providerRef))
    .where(eq(paymentsTable.ref, ref))
  return { sessionId: row?.sessionId ?? "", paymentId: row?.payment.id ?? 0 }
}
