import { z } from "zod"
import { REFRESH_COOKIE } from "#features/auth/sessions/server/session-cookies.ts"
import { isHoneypotFilled } from "#features/subscriptions/honeypot.ts"
import { emailSchema } from "#features/users/core/users-schemas.ts"
import { minutes } from "#platform/duration.ts"
import { loginRequired } from "#platform/errors.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import {
  begunOfferSchema,
  type FlightRequest,
  flightRequestSchema,
  newFlightRequestSchema,
} from "../flight-request-schemas.ts"
import { beginOffer } from "./begin-offer.ts"
import { closeFlightRequest } from "./close-flight-request.ts"
import { createFlightRequest } from "./create-flight-request.ts"
import { draftFlightRequest } from "./draft-flight-request.ts"
import { fakeFlightRequest } from "./fake-flight-request.ts"
import type { FlightRequestRow } from "./flight-requests-tables.ts"
import { openFlightRequest } from "./open-flight-request.ts"

// each of a visitor's may make an account and sends a mail; a household shares one address
const BY_CLIENT: Limit = { name: "flight-request-client", points: 30, windowMs: minutes(15) }
const BY_USER: Limit = { name: "flight-request-user", points: 30, windowMs: minutes(15) }

const params = z.object({ id: rowIdInPath })

export const flightRequestsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/flight-requests",
    summary: "Creates a flight request: open at once, for a visitor after the mailed code",
    access: "public",
    refuses: ["unauthenticated", "invalid", "limited"],
    body: newFlightRequestSchema,
    publicTexts: ["place", "destination.name", "message"],
    status: 201,
    answer: flightRequestSchema,
    async handle({ db, user, body, address, cookie }) {
      if (user) {
        await consumeRateLimit(BY_USER, String(user.userId))
        if (isHoneypotFilled(body.honeypot))
          return { json: await fakeFlightRequest(db, body, "open") }
        return { json: toAnswer(await createFlightRequest(db, user, body)) }
      }
      // whoever names no address believes to be signed in: the browser renews the session
      if (!body.email && cookie(REFRESH_COOKIE)) {
        throw loginRequired()
      }
      const { email } = z.object({ email: emailSchema }).parse({ email: body.email ?? undefined })
      await consumeRateLimit(BY_CLIENT, address)
      if (isHoneypotFilled(body.honeypot))
        return { json: await fakeFlightRequest(db, body, "draft") }
      return { json: toAnswer(await draftFlightRequest(db, { email, address }, body)) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flight-requests/:id/open",
    summary: "Publishes a draft flight request to pilots nearby; safe to repeat",
    access: "signed-in",
    refuses: ["invalid"],
    repeat: "natural",
    params,
    answer: flightRequestSchema,
    async handle(call) {
      return { json: toAnswer(await openFlightRequest(call.db, requireUser(call), call.params.id)) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flight-requests/:id/close",
    summary: "Closes the caller's flight request; safe to repeat",
    access: "signed-in",
    refuses: ["invalid"],
    repeat: "natural",
    params,
    answer: flightRequestSchema,
    async handle(call) {
      return {
        json: toAnswer(await closeFlightRequest(call.db, requireUser(call), call.params.id)),
      }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flight-requests/:id/offers",
    summary: "Creates a draft flight for a request in range; a repeat returns the same draft",
    access: "pilot",
    refuses: ["invalid", "gone"],
    repeat: "natural",
    params,
    answer: begunOfferSchema,
    async handle(call) {
      return { json: await beginOffer(call.db, requireUser(call), call.params.id) }
    },
  }),
]

function toAnswer({ id, status, endsAt }: FlightRequestRow): FlightRequest {
  return { id, status, endsAt: endsAt?.toISOString() ?? null }
}
