import { z } from "zod"
import { DomainError } from "#platform/errors.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { env } from "#platform/server/env.ts"
import { isSameSecret } from "../is-same-secret.ts"
import { receiveBounce } from "./receive-bounce.ts"

export const bouncesApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/webhooks/mail-bounces",
    summary: "A mail that came back, as it arrived in the operator's mailbox (RFC 3464)",
    access: "signature",
    refuses: ["unauthenticated", "not-found"],
    repeat: "natural",
    answer: z.object({ received: z.literal(true) }),
    async handle(call) {
      const { MAIL_BOUNCE_TOKEN: token } = env()
      if (!token) {
        throw new DomainError("no-bounces", "not-found", "Hier kommen keine Mails zurück.")
      }
      if (!isSameSecret(`Bearer ${token}`, call.header("authorization") ?? "")) {
        throw new DomainError("wrong-token", "unauthenticated", "Das Token stimmt nicht.")
      }
      await receiveBounce(call.db, call.rawBody)
      return { json: { received: true } }
    },
  }),
]
