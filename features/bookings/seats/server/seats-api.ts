import { z } from "zod"
import { changeHeldSeats } from "#features/bookings/checkout/server/change-held-seats.ts"
import { limitSeatChanges } from "#features/bookings/checkout/server/limit-seat-changes.ts"
import {
  givenUpSeatsSchema,
  heldSeatsSchema,
  moreSeatsSchema,
  waitlistSchema,
} from "#features/bookings/core/booking-schemas.ts"
import {
  browserSecret,
  CHECKOUT_COOKIE,
  checkoutCookie,
} from "#features/bookings/core/server/checkout-secret.ts"
import { joinWaitlist } from "#features/bookings/holds/server/join-waitlist.ts"
import { leaveWaitlist } from "#features/bookings/holds/server/leave-waitlist.ts"
import { minutes } from "#platform/duration.ts"
import { refInPath, rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import { addSeats } from "./add-seats.ts"
import { giveUpSeats } from "./give-up-seats.ts"

const rowParams = z.object({ id: rowIdInPath })

const WAITS_PER_USER = { name: "waitlist", points: 30, windowMs: minutes(10) }

export const seatsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/checkouts/:ref/seats",
    summary: "Changes the number of held seats in a new checkout; the expiry stays the same",
    access: "public",
    refuses: ["not-found", "gone", "invalid", "limited"],
    params: z.object({ ref: refInPath }),
    body: heldSeatsSchema,
    answer: z.object({ ref: z.string(), seats: z.int() }),
    repeat: "natural",
    async handle(call) {
      await limitSeatChanges(call)
      const { user, address } = call
      const asker = { user, address, secret: call.cookie(CHECKOUT_COOKIE) }
      const { ref, seats } = await changeHeldSeats(call.db, asker, {
        ref: call.params.ref,
        ...call.body,
      })
      return { json: { ref, seats } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/more-seats",
    summary: "Holds more seats for a confirmed booking for 15 minutes",
    access: "signed-in",
    refuses: ["invalid", "limited"],
    params: rowParams,
    body: moreSeatsSchema,
    status: 201,
    answer: z.object({ ref: z.string(), expiresAt: z.iso.datetime() }),
    repeat: "natural",
    async handle(call) {
      const user = requireUser(call)
      const name = await limitSeatChanges({ ...call, user })
      const secret = browserSecret(
        call.cookie(CHECKOUT_COOKIE),
        name,
        call.header("idempotency-key"),
      )
      const asker = { user, secret, address: call.address }
      const opened = await addSeats(call.db, asker, call.params.id, call.body)
      return {
        json: { ref: opened.ref, expiresAt: opened.expiresAt.toISOString() },
        cookies: [checkoutCookie(secret)],
      }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/give-up-seats",
    summary: "The passenger cancels some seats of a booking; what is due is refunded",
    access: "signed-in",
    refuses: ["invalid"],
    params: rowParams,
    body: givenUpSeatsSchema,
    answer: z.object({ seats: z.int(), refundCents: z.int() }),
    async handle(call) {
      return { json: await giveUpSeats(call.db, requireUser(call), call.params.id, call.body) }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/flights/:id/waitlist",
    summary: "Joins the waitlist of a full flight",
    access: "signed-in",
    refuses: ["invalid", "limited"],
    params: rowParams,
    body: waitlistSchema,
    status: 204,
    repeat: "natural",
    async handle(call) {
      const user = requireUser(call)
      await consumeRateLimit(WAITS_PER_USER, String(user.userId))
      await joinWaitlist(call.db, user, { flightId: call.params.id, ...call.body })
      return { json: null }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/flights/:id/waitlist",
    summary: "Leaves the waitlist; offered seats go to the next entry",
    access: "signed-in",
    params: rowParams,
    status: 204,
    async handle(call) {
      await leaveWaitlist(call.db, requireUser(call), call.params.id)
      return { json: null }
    },
  }),
]
