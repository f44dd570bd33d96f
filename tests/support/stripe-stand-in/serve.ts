import { createServer } from "node:http"
import { createStripeStandIn } from "./stand-in.ts"

/*
 * The stand-in for looking at it: `node tests/support/stripe-stand-in/serve.ts http://localhost:3000`
 * beside a product with PAYMENTS=stripe, STRIPE_SECRET_KEY=sk_test_standin,
 * STRIPE_WEBHOOK_SECRET=whsec_standin and STRIPE_API_URL=http://127.0.0.1:4242.
 */

const product = process.argv[2] ?? "http://localhost:3000"

const PORT = 4242
const address = `http://127.0.0.1:${PORT}`

const { answer, webhooks } = createStripeStandIn({
  secretKey: "sk_test_standin",
  webhookSecret: "whsec_standin",
  address,
  async deliver(rawBody, signature) {
    const answer = await fetch(`${product}/api/webhooks/payments/stripe`, {
      method: "POST",
      headers: { "stripe-signature": signature },
      body: rawBody,
    }).catch(() => undefined)
    return answer?.status ?? 503
  },
})

createServer(answer).listen(PORT, "127.0.0.1")
setInterval(() => void webhooks.deliver(), 500)
process.stdout.write(`Stripe (stand-in) at ${address}\n`)
