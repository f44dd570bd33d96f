import { z } from "zod"
import { REFRESH_COOKIE } from "#features/auth/sessions/server/session-cookies.ts"
import { requireOwner } from "#features/users/core/server/require-owner.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import { emailSchema } from "#features/users/core/users-schemas.ts"
import { minutes } from "#platform/duration.ts"
import { loginRequired } from "#platform/errors.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { verbatim } from "#platform/text-input.ts"
import { isHoneypotFilled } from "../honeypot.ts"
import {
  listedSubscriptionSchema,
  newSubscriptionSchema,
  subscriptionSchema,
} from "../subscription-schemas.ts"
import { unsubscribePath } from "../unsubscription.ts"
import { createSubscription } from "./create-subscription.ts"
import { deleteSubscription } from "./delete-subscription.ts"
import { fakeSubscription } from "./fake-subscription.ts"
import { requestSubscription } from "./request-subscription.ts"
import { listSubscriptions } from "./subscriptions-queries.ts"

// each of a visitor's may make an account and sends a mail; a household shares one address
const BY_CLIENT: Limit = { name: "subscription-client", points: 30, windowMs: minutes(15) }
const BY_USER: Limit = { name: "subscription-user", points: 60, windowMs: minutes(15) }

const deleteActivation = verbatim(200)

export const subscriptionsApi: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/api/users/:id/subscriptions",
    summary: "The caller's subscriptions with their deletion keys",
    access: "signed-in",
    isShownInView: true,
    params: z.object({ id: rowIdInPath }),
    answer: z.array(listedSubscriptionSchema),
    async handle(call) {
      return { json: await listSubscriptions(call.db, requireOwner(call).userId) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/subscriptions",
    summary: "Subscribes to a town: at once for an account, after a mailed code for a visitor",
    access: "public",
    refuses: ["unauthenticated", "invalid", "limited"],
    body: newSubscriptionSchema,
    status: 201,
    answer: subscriptionSchema,
    async handle({ db, user, body, address, cookie }) {
      if (user) {
        await consumeRateLimit(BY_USER, String(user.userId))
        if (!isHoneypotFilled(body.honeypot))
          return { json: await createSubscription(db, user, body) }
        const { email } = await getOwnUser(db, user.userId)
        return { json: await fakeSubscription(db, body, { email, status: "active" }) }
      }
      // whoever names no address believes to be signed in: the browser renews the session
      if (!body.email && cookie(REFRESH_COOKIE)) {
        throw loginRequired()
      }
      const { email } = z.object({ email: emailSchema }).parse({ email: body.email ?? undefined })
      await consumeRateLimit(BY_CLIENT, address)
      return {
        json: isHoneypotFilled(body.honeypot)
          ? await fakeSubscription(db, body, { email, status: "unconfirmed" })
          : await requestSubscription(db, { email, address }, body),
      }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/subscriptions/:id",
    summary: "Deletes a subscription by its key, signed in or not; safe to repeat",
    access: "public",
    params: z.object({ id: rowIdInPath }),
    body: z.object({ deleteActivation }),
    answer: z.object({ isDeleted: z.literal(true) }),
    async handle({ db, params, body }) {
      await deleteSubscription(db, { id: params.id, deleteActivation: body.deleteActivation })
      return { json: { isDeleted: true } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/unsubscribe/:subscriptionId/:deleteActivation",
    summary: "One-click unsubscribe of every digest (RFC 8058), and our own page",
    access: "signature",
    repeat: "natural",
    params: z.object({ subscriptionId: rowIdInPath, deleteActivation }),
    answer: z.object({ isDeleted: z.literal(true) }),
    async handle({ db, params, rawBody }) {
      const { subscriptionId, deleteActivation } = params
      await deleteSubscription(db, { id: subscriptionId, deleteActivation })
      const json = { isDeleted: true }
      // a mail program takes no redirect for an answer; a person goes back to the page
      if (!rawBody.includes("page=")) return { json }
      const location = unsubscribePath(subscriptionId, deleteActivation)
      return { json, status: 303, headers: { location } }
    },
  }),
]
