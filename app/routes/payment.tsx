import { redirect } from "react-router"
import { z } from "zod"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { CHECKOUT_COOKIE } from "#features/bookings/server/checkout-secret.ts"
import { findOwnPayment } from "#features/bookings/server/find-own-checkout.ts"
import { getOrderView, viewOfHold } from "#features/bookings/server/view-of-checkout.ts"
import { viewOfPayment } from "#features/bookings/server/view-of-payment.ts"
import { PaymentScreen } from "#features/bookings/ui/payment-screen.tsx"
import { isOver } from "#features/payments/payment.ts"
import { playTrialOutcome } from "#features/payments/server/trial/trial-provider.ts"
import { DomainError } from "#platform/errors.ts"
import { env } from "#platform/server/env.ts"
import type { Route } from "./+types/payment"

// what is not one's own looks like what does not exist
async function getOwnPayment({ context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const { db, user, cookie } = context.get(pageContext)
  const visitor = { secret: cookie(CHECKOUT_COOKIE), user }
  const own = env().isDemo ? await findOwnPayment(db, visitor, params.ref) : undefined
  if (!own) throw new Response("Diese Zahlung gibt es hier nicht.", { status: 404 })
  return own
}

export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(pageContext)
  const { checkoutRef: ref, booking, payment } = await getOwnPayment(args)
  const view = await viewOfPayment(db, payment)
  if (!view) throw redirect(isOver(payment.status) ? "/de/kasse" : "/de/kasse/erfolg")
  return {
    payment: view,
    order: await getOrderView(db, { ref, booking }),
    hold: viewOfHold(booking),
  }
}

const outcomes = z.enum(["pay", "challenge", "confirm", "decline", "abandon"])

/** The page's buttons as plain posts; the page then shows what came of it. */
export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(pageContext)
  const { payment } = await getOwnPayment(args)
  const outcome = outcomes.safeParse((await args.request.formData()).get("outcome"))
  try {
    if (outcome.success) await playTrialOutcome(db, payment.providerRef, outcome.data)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
  return redirect(`/de/kasse/zahlung/${payment.ref}`)
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Probezahlung", isPrivate: true })

export default function Payment({ loaderData }: Route.ComponentProps) {
  return <PaymentScreen {...loaderData} />
}
