import { z } from "zod"
import { agreeToChange, refuseChange } from "#features/bookings/changes/server/answer-change.ts"
import { limitCheckouts } from "#features/bookings/checkout/server/limit-checkouts.ts"
import { limitOrders } from "#features/bookings/checkout/server/limit-orders.ts"
import {
  type CheckoutInput,
  openCheckout,
} from "#features/bookings/checkout/server/open-checkout.ts"
import { placeOrder } from "#features/bookings/checkout/server/place-order.ts"
import {
  checkoutSchema,
  namedStartSchema,
  orderSchema,
  payAgainSchema,
  proposalSchema,
  seenChangeSchema,
} from "#features/bookings/core/booking-schemas.ts"
import {
  browserSecret,
  CHECKOUT_COOKIE,
  checkoutCookie,
} from "#features/bookings/core/server/checkout-secret.ts"
import { abandonCheckout } from "#features/bookings/holds/server/abandon-checkout.ts"
import { renewHold } from "#features/bookings/holds/server/renew-hold.ts"
import { payAgain } from "#features/bookings/payment-due/server/pay-again.ts"
import { acceptOtherStart } from "#features/bookings/requests/server/accept-other-start.ts"
import { acceptBooking, declineBooking } from "#features/bookings/requests/server/answer-request.ts"
import { nameOtherStart } from "#features/bookings/requests/server/name-other-start.ts"
import { withdrawBooking } from "#features/bookings/requests/server/withdraw-booking.ts"
import { paymentPath } from "#features/payments/payment-paths.ts"
import { refInPath, rowIdInPath } from "#platform/id-input.ts"
import {
  type Answer,
  type Call,
  type Endpoint,
  endpoint,
  requireUser,
} from "#platform/server/endpoint.ts"
import { lines } from "#platform/text-input.ts"

const checkoutParams = z.object({ ref: refInPath })
const bookingParams = z.object({ id: rowIdInPath })
const statusAnswer = z.object({ status: z.string() })
const openedAnswer = z.object({ ref: z.string(), expiresAt: z.string() })

export const bookingsApi: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/api/checkouts",
    summary: "Holds seats of a flight for 15 minutes, for a guest without a proven address for 5",
    access: "public",
    refuses: ["not-found", "invalid", "limited"],
    body: checkoutSchema,
    status: 201,
    answer: openedAnswer,
    repeat: "natural",
    handle: (call) => open(call, call.body),
  }),
  endpoint({
    method: "POST",
    path: "/api/checkouts/proposals",
    summary: "Opens the checkout of an offer without a date, with the start that is proposed",
    access: "public",
    refuses: ["not-found", "invalid", "limited"],
    body: proposalSchema,
    status: 201,
    answer: openedAnswer,
    repeat: "natural",
    handle(call) {
      const { day, time, ...input } = call.body
      return open(call, { ...input, start: { day, time } })
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/checkouts/:ref",
    summary: "Abandons the checkout and releases its seats",
    access: "public",
    params: checkoutParams,
    status: 204,
    async handle(call) {
      const visitor = { user: call.user, secret: call.cookie(CHECKOUT_COOKIE) }
      await abandonCheckout(call.db, visitor, call.params.ref)
      return { json: null }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/checkouts/:ref/renew",
    summary: "Holds the seats of a checkout for longer, once little of their time is left",
    access: "public",
    refuses: ["not-found", "gone", "invalid", "limited"],
    params: checkoutParams,
    answer: z.object({ expiresAt: z.string() }),
    repeat: "natural",
    async handle(call) {
      await limitCheckouts(call)
      const visitor = { user: call.user, secret: call.cookie(CHECKOUT_COOKIE) }
      const until = await renewHold(call.db, visitor, call.params.ref)
      return { json: { expiresAt: until.toISOString() } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/checkouts/:ref/order",
    summary: "Places the order of a checkout and starts its payment",
    access: "signed-in",
    refuses: ["not-found", "gone", "invalid", "limited"],
    params: checkoutParams,
    body: orderSchema,
    answer: z.object({ paymentPath: z.string() }),
    async handle(call) {
      const user = requireUser(call)
      await limitOrders(user)
      const checkout = { ref: call.params.ref, secret: call.cookie(CHECKOUT_COOKIE) }
      const payment = await placeOrder(call.db, user, checkout, call.body)
      return { json: { paymentPath: paymentPath(payment.ref) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/accept",
    summary: "The pilot accepts a request; its payment is collected",
    access: "pilot",
    refuses: ["invalid"],
    params: bookingParams,
    answer: statusAnswer,
    async handle(call) {
      return { json: { status: await acceptBooking(call.db, requireUser(call), call.params.id) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/decline",
    summary: "The pilot declines a request; the authorisation is voided",
    access: "pilot",
    refuses: ["invalid"],
    params: bookingParams,
    body: z.object({ reason: lines(300) }),
    answer: statusAnswer,
    async handle(call) {
      const status = await declineBooking(
        call.db,
        requireUser(call),
        call.params.id,
        call.body.reason,
      )
      return { json: { status } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/other-start",
    summary: "The pilot proposes another start of an offer",
    access: "pilot",
    refuses: ["invalid"],
    params: bookingParams,
    body: namedStartSchema,
    answer: statusAnswer,
    async handle(call) {
      const pilot = requireUser(call)
      return { json: { status: await nameOtherStart(call.db, pilot, call.params.id, call.body) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/accept-other-start",
    summary: "The passenger accepts the pilot's other start; the payment is collected",
    access: "signed-in",
    refuses: ["invalid"],
    params: bookingParams,
    answer: statusAnswer,
    async handle(call) {
      return {
        json: { status: await acceptOtherStart(call.db, requireUser(call), call.params.id) },
      }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/agree-to-change",
    summary: "The passenger agrees to a change of the booked flight",
    access: "signed-in",
    refuses: ["invalid"],
    repeat: "natural",
    params: bookingParams,
    body: seenChangeSchema,
    answer: statusAnswer,
    async handle(call) {
      const { changeId } = call.body
      const status = await agreeToChange(call.db, requireUser(call), call.params.id, changeId)
      return { json: { status } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/leave-changed-flight",
    summary: "The passenger leaves a changed flight; everything is refunded",
    access: "signed-in",
    refuses: ["invalid"],
    repeat: "natural",
    params: bookingParams,
    answer: statusAnswer,
    async handle(call) {
      return { json: { status: await refuseChange(call.db, requireUser(call), call.params.id) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/withdraw",
    summary: "The passenger withdraws an unanswered request, or a booking whose payment is due",
    access: "signed-in",
    refuses: ["invalid"],
    params: bookingParams,
    answer: statusAnswer,
    async handle(call) {
      return { json: { status: await withdrawBooking(call.db, requireUser(call), call.params.id) } }
    },
  }),
  endpoint({
    method: "POST",
    path: "/api/bookings/:id/pay-again",
    summary: "Starts another payment of a booking whose payment could not be collected",
    access: "signed-in",
    refuses: ["invalid", "limited"],
    params: bookingParams,
    body: payAgainSchema,
    answer: z.object({ paymentPath: z.string() }),
    async handle(call) {
      const user = requireUser(call)
      await limitOrders(user)
      const payment = await payAgain(call.db, user, call.params.id, call.body)
      return { json: { paymentPath: paymentPath(payment.ref) } }
    },
  }),
]

type AnyCall = Pick<
  Call<unknown, unknown, unknown>,
  "db" | "user" | "address" | "header" | "cookie"
>

async function open(call: AnyCall, input: CheckoutInput): Promise<Answer> {
  const asker = await limitCheckouts(call)
  const secret = browserSecret(call.cookie(CHECKOUT_COOKIE), asker, call.header("idempotency-key"))
  const { user, address } = call
  const checkout = await openCheckout(call.db, { user, secret, address }, input)
  return {
    json: { ref: checkout.ref, expiresAt: checkout.expiresAt.toISOString() },
    cookies: [checkoutCookie(secret)],
  }
}
