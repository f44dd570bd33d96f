import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { clientOf, takeSession } from "#app/take-session.ts"
import { signInByForm } from "#features/auth/sign-in/server/sign-in-by-form.ts"
import {
  checkoutPath,
  checkoutRefIn,
  orderedPath,
} from "#features/bookings/checkout/checkout-paths.ts"
import { isOrdered, stageOfCheckout } from "#features/bookings/checkout/checkout-stage.ts"
import { changeSeatsByForm } from "#features/bookings/checkout/server/change-seats-by-form.ts"
import { listOpenCheckouts } from "#features/bookings/checkout/server/list-open-checkouts.ts"
import { orderByForm } from "#features/bookings/checkout/server/order-by-form.ts"
import { viewOfCheckout } from "#features/bookings/checkout/server/view-of-checkout.ts"
import { CheckoutScreen } from "#features/bookings/checkout/ui/checkout-screen.tsx"
import { NoCheckout } from "#features/bookings/checkout/ui/no-checkout.tsx"
import { OpenCheckouts } from "#features/bookings/checkout/ui/open-checkouts.tsx"
import { paymentDuePathOf } from "#features/bookings/core/payment-due-path.ts"
import { findOwnCheckout } from "#features/bookings/core/server/checkout-queries.ts"
import {
  CHECKOUT_COOKIE,
  type CheckoutVisitor,
} from "#features/bookings/core/server/checkout-secret.ts"
import { abandonCheckout } from "#features/bookings/holds/server/abandon-checkout.ts"
import { listOwnHolds } from "#features/bookings/holds/server/own-holds.ts"
import { renewByForm } from "#features/bookings/holds/server/renew-hold.ts"
import { findVoucherCheckout } from "#features/bookings/voucher-checkout/server/find-voucher-checkout.ts"
import { orderVoucherByForm } from "#features/bookings/voucher-checkout/server/order-voucher-by-form.ts"
import {
  stageOfVoucher,
  viewOfVoucherCheckout,
} from "#features/bookings/voucher-checkout/server/view-of-voucher-checkout.ts"
import { VoucherCheckoutScreen } from "#features/bookings/voucher-checkout/ui/voucher-checkout-screen.tsx"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { paymentPath } from "#features/payments/payment-paths.ts"
import { CARRIED_CODE_COOKIE } from "#features/vouchers/carried-code.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { Route } from "./+types/checkout"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, user, cookie } = context.get(pageContext)
  const visitor = visitorOf(context)
  const ref = checkoutRefIn(url)
  if (ref === null) return { view: null, voucher: null, open: await loadOpen(db, visitor) }
  const checkout = await findOwnCheckout(db, visitor, ref)
  if (!checkout) return { view: null, voucher: await loadVoucher(context, ref), open: [] }
  const stage = stageOfCheckout(checkout.booking, checkout.payment?.status, clock.now())
  if (isOrdered(stage)) throw redirect(orderedPath(ref))
  if (stage === "due") throw redirect(paymentDuePathOf(checkout.booking))
  if (stage === "over") await followNewerHold(db, visitor, checkout.flightId)
  const view =
    stage === "closed"
      ? null
      : await viewOfCheckout(db, checkout, {
          user,
          carriedCode: cookie(CARRIED_CODE_COOKIE),
        })
  return { view, voucher: null, open: [] }
}

function visitorOf(context: Route.LoaderArgs["context"]): CheckoutVisitor {
  const { user, cookie } = context.get(pageContext)
  return { user, secret: cookie(CHECKOUT_COOKIE) }
}

/** Where the address names no checkout: the only one that is open, or the choice. */
async function loadOpen(db: Db, visitor: CheckoutVisitor) {
  const open = await listOpenCheckouts(db, visitor)
  const [only, ...others] = open
  if (only && others.length === 0) throw redirect(only.path)
  return open
}

/** Another tab has taken another number of seats: the order goes on there. */
async function followNewerHold(db: Db, visitor: CheckoutVisitor, flightId: number) {
  const holds = await listOwnHolds(db, visitor)
  const newer = holds.find((hold) => hold.flightId === flightId)
  if (newer) throw redirect(checkoutPath(newer.ref))
}

/** A voucher instead of a flight; what is paid already stands on the next page. */
async function loadVoucher(context: Route.LoaderArgs["context"], ref: string) {
  const { db, user } = context.get(pageContext)
  const checkout = await findVoucherCheckout(db, visitorOf(context), ref)
  if (!checkout) return null
  const stage = stageOfVoucher(checkout)
  if (stage === "processing" || stage === "paid" || stage === "active")
    throw redirect(orderedPath(ref))
  return stage === "open" ? viewOfVoucherCheckout(db, checkout, user) : null
}

/** The page's forms as plain posts, where scripts are off or not there yet. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { db, user, address } = context.get(pageContext)
  const form = await request.formData()
  const visitor = visitorOf(context)
  const ref = checkoutRefIn(url) ?? ""
  const checkout = { ref, secret: visitor.secret }
  if (form.has("step")) {
    const client = clientOf(context, request)
    const answer = await signInByForm(db, form, { ...client, redirect: checkoutPath(ref) })
    if ("state" in answer) return { login: answer.state }
    await takeSession(context, answer.grant)
    return redirect(checkoutPath(ref))
  }
  if (form.get("intent") === "release") {
    const own = await findOwnCheckout(db, visitor, ref)
    await abandonCheckout(db, visitor, ref)
    return redirect(own ? flightPath(own.flightId) : "/de/suche")
  }
  if (form.get("intent") === "renew") {
    await renewByForm(db, visitor, ref)
    return redirect(checkoutPath(ref))
  }
  if (form.get("intent") === "seats") {
    const answer = await changeSeatsByForm(db, { ...visitor, address }, ref, form)
    if ("failure" in answer) return { seatsFailure: answer.failure }
    return redirect(checkoutPath(answer.ref))
  }
  if (form.get("intent") === "voucher") {
    const ordered = await orderVoucherByForm(db, form, { user, address, ...checkout })
    if ("refusedVoucher" in ordered) return { refusedVoucher: ordered.refusedVoucher }
    return redirect(paymentPath(ordered.paymentRef))
  }
  const answer = await orderByForm(db, user, checkout, form)
  if ("refused" in answer) return { refused: answer.refused }
  return redirect(paymentPath(answer.paymentRef))
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Kasse", isPrivate: true })

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.voucher) {
    return <VoucherCheckoutScreen view={loaderData.voucher} refused={actionData?.refusedVoucher} />
  }
  if (loaderData.open.length > 0) return <OpenCheckouts checkouts={loaderData.open} />
  if (!loaderData.view) {
    return (
      <NoCheckout title="Gerade ist keine Bestellung offen">
        Sichere dir auf der Seite eines Flugs deine Plätze, dann geht es hier weiter. Was du schon
        gebucht oder angefragt hast, steht im Cockpit.
      </NoCheckout>
    )
  }
  return (
    <CheckoutScreen
      view={loaderData.view}
      refused={actionData?.refused}
      seatsFailure={actionData?.seatsFailure}
      formerLogin={actionData?.login}
    />
  )
}
