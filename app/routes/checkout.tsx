import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { clientOf, takeSession } from "#app/take-session.ts"
import { setCookieHeader } from "#features/auth/server/session-cookies.ts"
import { signInByForm } from "#features/auth/server/sign-in-by-form.ts"
import { isOrdered, stageOfCheckout } from "#features/bookings/checkout-stage.ts"
import { abandonCheckout } from "#features/bookings/server/abandon-checkout.ts"
import { changeSeatsByForm } from "#features/bookings/server/change-seats-by-form.ts"
import {
  CHECKOUT_COOKIE,
  CHECKOUT_COOKIE_SECONDS,
} from "#features/bookings/server/checkout-secret.ts"
import { findOwnCheckout } from "#features/bookings/server/find-own-checkout.ts"
import { findVoucherCheckout } from "#features/bookings/server/find-voucher-checkout.ts"
import { orderByForm } from "#features/bookings/server/order-by-form.ts"
import { orderVoucherByForm } from "#features/bookings/server/order-voucher-by-form.ts"
import { viewOfCheckout } from "#features/bookings/server/view-of-checkout.ts"
import {
  stageOfVoucher,
  viewOfVoucherCheckout,
} from "#features/bookings/server/view-of-voucher-checkout.ts"
import { CheckoutScreen } from "#features/bookings/ui/checkout-screen.tsx"
import { NoCheckout } from "#features/bookings/ui/no-checkout.tsx"
import { VoucherCheckoutScreen } from "#features/bookings/ui/voucher-checkout-screen.tsx"
import { CARRIED_CODE_COOKIE } from "#features/vouchers/carried-code.ts"
import { clock } from "#platform/clock.ts"
import type { Route } from "./+types/checkout"

export async function loader({ context }: Route.LoaderArgs) {
  const { db, user, cookie } = context.get(pageContext)
  const checkout = await findOwnCheckout(db, { secret: cookie(CHECKOUT_COOKIE), user })
  if (!checkout) return { view: null, voucher: await loadVoucher(context) }
  const stage = stageOfCheckout(checkout.booking, checkout.payment?.status, clock.now())
  if (isOrdered(stage)) throw redirect("/de/kasse/erfolg")
  const view =
    stage === "closed"
      ? null
      : await viewOfCheckout(db, checkout, {
          user,
          carriedCode: cookie(CARRIED_CODE_COOKIE),
        })
  return { view, voucher: null }
}

/** A voucher instead of a flight; what is paid already stands on the next page. */
async function loadVoucher(context: Route.LoaderArgs["context"]) {
  const { db, user, cookie } = context.get(pageContext)
  const checkout = await findVoucherCheckout(db, { secret: cookie(CHECKOUT_COOKIE), user })
  if (!checkout) return null
  const stage = stageOfVoucher(checkout)
  if (stage === "processing" || stage === "paid" || stage === "active")
    throw redirect("/de/kasse/erfolg")
  return stage === "open" ? viewOfVoucherCheckout(db, checkout, user) : null
}

/** The page's forms as plain posts, where scripts are off or not there yet. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, user, address, cookie, addSetCookie } = context.get(pageContext)
  const form = await request.formData()
  const secret = cookie(CHECKOUT_COOKIE)
  if (form.has("step")) {
    const client = clientOf(context, request)
    const answer = await signInByForm(db, form, { ...client, redirect: "/de/kasse" })
    if ("state" in answer) return { login: answer.state }
    await takeSession(context, answer.grant)
    return redirect("/de/kasse")
  }
  if (form.get("intent") === "release") {
    const checkout = await findOwnCheckout(db, { secret, user })
    if (secret) await abandonCheckout(db, user, secret)
    addSetCookie(
      setCookieHeader({ name: CHECKOUT_COOKIE, value: "", maxAge: 0, path: "/", httpOnly: true }),
    )
    return redirect(checkout ? `/de/flug/${checkout.flightId}` : "/de/suche")
  }
  if (form.get("intent") === "seats") {
    const answer = await changeSeatsByForm(db, user, secret, form)
    if ("failure" in answer) return { seatsFailure: answer.failure }
    const value = answer.secret
    const maxAge = CHECKOUT_COOKIE_SECONDS
    addSetCookie(
      setCookieHeader({ name: CHECKOUT_COOKIE, value, maxAge, path: "/", httpOnly: true }),
    )
    return redirect("/de/kasse")
  }
  if (form.get("intent") === "voucher") {
    const ordered = await orderVoucherByForm(db, form, { user, address, secret })
    if ("refusedVoucher" in ordered) return { refusedVoucher: ordered.refusedVoucher }
    return redirect(`/de/kasse/zahlung/${ordered.paymentRef}`)
  }
  const answer = await orderByForm(db, user, secret, form)
  if ("refused" in answer) return { refused: answer.refused }
  return redirect(`/de/kasse/zahlung/${answer.paymentRef}`)
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Kasse", isPrivate: true })

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.voucher) {
    return <VoucherCheckoutScreen view={loaderData.voucher} refused={actionData?.refusedVoucher} />
  }
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
