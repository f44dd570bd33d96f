import { redirect } from "react-router"
import { z } from "zod"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { checkoutPath, orderedPath } from "#features/bookings/checkout/checkout-paths.ts"
import { findOwnPayment } from "#features/bookings/checkout/server/find-own-payment.ts"
import {
  getOrderView,
  viewOfHold,
  viewOfRenewal,
} from "#features/bookings/checkout/server/view-of-checkout.ts"
import {
  type ReturnedFrom,
  viewOfPayment,
} from "#features/bookings/checkout/server/view-of-payment.ts"
import { PaymentScreen } from "#features/bookings/checkout/ui/payment-screen.tsx"
import { CHECKOUT_COOKIE } from "#features/bookings/core/server/checkout-secret.ts"
import { findVoucherPayment } from "#features/bookings/voucher-checkout/server/find-voucher-checkout.ts"
import { viewOfVoucherOrder } from "#features/bookings/voucher-checkout/server/view-of-voucher-checkout.ts"
import { VoucherPaymentScreen } from "#features/bookings/voucher-checkout/ui/voucher-payment-screen.tsx"
import { isFinal } from "#features/payments/payment.ts"
import { paymentPath } from "#features/payments/payment-paths.ts"
import { askProvider } from "#features/payments/server/ask-provider.ts"
import { findPaymentByRef, type PaymentRow } from "#features/payments/server/payments-queries.ts"
import { playTrialOutcome } from "#features/payments/server/trial/trial-provider.ts"
import { NO_SUCH_PAYMENT } from "#features/payments/server/unknown-payment.ts"
import { TRIAL_OUTCOMES } from "#features/payments/trial-outcome.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { log } from "#platform/server/log.ts"
import type { Route } from "./+types/payment"

// what is not one's own looks like what does not exist
async function getOwnPayment({ context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const { db, user, cookie } = context.get(pageContext)
  const visitor = { secret: cookie(CHECKOUT_COOKIE), user }
  const own =
    (await findOwnPayment(db, visitor, params.ref)) ??
    (await findVoucherPayment(db, visitor, params.ref))
  if (!own || (own.payment.provider === "trial" && !env().isDemo))
    throw new Response(NO_SUCH_PAYMENT, { status: 404 })
  return own
}

export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(pageContext)
  const own = await getOwnPayment(args)
  const returned = RETURNED.get(args.url.searchParams.get("zurueck") ?? "")
  const payment = returned === "paid" ? await afterReport(db, own.payment) : own.payment
  const view = await viewOfPayment(db, payment, returned)
  const ref = "voucher" in own ? own.ref : own.checkoutRef
  if (!view) throw redirect(isFinal(payment.status) ? checkoutPath(ref) : orderedPath(ref))
  if ("voucher" in own) return { payment: view, voucher: viewOfVoucherOrder(own) }
  const { booking } = own
  return {
    payment: view,
    order: await getOrderView(db, { ref, booking, payment }),
    hold: viewOfHold(booking),
    renewal: viewOfRenewal(own, args.context.get(pageContext).user),
    isDue: booking.status === "payment_due",
  }
}

const RETURNED: ReadonlyMap<string, ReturnedFrom> = new Map([
  ["bezahlt", "paid"],
  ["abgebrochen", "left"],
  ["bank", "bank"],
])

// whoever comes back is often quicker than the webhook
async function afterReport(db: Db, payment: PaymentRow): Promise<PaymentRow> {
  try {
    await askProvider(db, payment)
  } catch (error) {
    log.warn({ err: error, payment: payment.id }, "a provider did not say how far a payment is")
  }
  return (await findPaymentByRef(db, payment.ref)) ?? payment
}

const outcomes = z.enum(TRIAL_OUTCOMES)

/** The page's buttons as plain posts; the page then shows what came of it. */
export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(pageContext)
  const { payment } = await getOwnPayment(args)
  const outcome = outcomes.safeParse((await args.request.formData()).get("outcome"))
  try {
    if (outcome.success && payment.provider === "trial")
      await playTrialOutcome(db, payment.providerRef, outcome.data)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
  return redirect(paymentPath(payment.ref))
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.payment.provider === "stripe" ? "Bezahlen" : "Probezahlung",
    isPrivate: true,
  })

export default function Payment({ loaderData }: Route.ComponentProps) {
  if ("voucher" in loaderData) {
    return <VoucherPaymentScreen payment={loaderData.payment} order={loaderData.voucher} />
  }
  return <PaymentScreen {...loaderData} />
}
