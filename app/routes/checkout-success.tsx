import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { checkoutPath, checkoutRefIn } from "#features/bookings/checkout/checkout-paths.ts"
import { isOrdered, stageOfCheckout } from "#features/bookings/checkout/checkout-stage.ts"
import { viewOfOrdered } from "#features/bookings/checkout/server/view-of-checkout.ts"
import { newsOf } from "#features/bookings/checkout/ui/next-steps.tsx"
import { NoCheckout } from "#features/bookings/checkout/ui/no-checkout.tsx"
import { OrderedScreen } from "#features/bookings/checkout/ui/ordered-screen.tsx"
import { paymentDuePathOf } from "#features/bookings/core/payment-due-path.ts"
import { findOwnCheckout } from "#features/bookings/core/server/checkout-queries.ts"
import { CHECKOUT_COOKIE } from "#features/bookings/core/server/checkout-secret.ts"
import { findVoucherCheckout } from "#features/bookings/voucher-checkout/server/find-voucher-checkout.ts"
import {
  stageOfVoucher,
  viewOfVoucherOrder,
} from "#features/bookings/voucher-checkout/server/view-of-voucher-checkout.ts"
import { VoucherOrderedScreen } from "#features/bookings/voucher-checkout/ui/voucher-ordered-screen.tsx"
import { AskLink } from "#features/chat/ui/ask-link.tsx"
import { clock } from "#platform/clock.ts"
import type { Route } from "./+types/checkout-success"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, user, cookie } = context.get(pageContext)
  const ref = checkoutRefIn(url) ?? ""
  const checkout = await findOwnCheckout(db, { secret: cookie(CHECKOUT_COOKIE), user }, ref)
  if (!checkout) return { view: null, voucher: await loadVoucher(context, ref) }
  const stage = stageOfCheckout(checkout.booking, checkout.payment?.status, clock.now())
  if (stage === "open" || stage === "over") throw redirect(checkoutPath(ref))
  if (stage === "due") throw redirect(paymentDuePathOf(checkout.booking))
  const view = isOrdered(stage) ? await viewOfOrdered(db, checkout, stage) : null
  return { view, voucher: null }
}

async function loadVoucher(context: Route.LoaderArgs["context"], ref: string) {
  const { db, user, cookie } = context.get(pageContext)
  const checkout = await findVoucherCheckout(db, { secret: cookie(CHECKOUT_COOKIE), user }, ref)
  if (!checkout) return null
  const stage = stageOfVoucher(checkout)
  if (stage === "open") throw redirect(checkoutPath(ref))
  if (stage === "closed") return null
  const trialRef = checkout.payment?.provider === "trial" ? checkout.payment.ref : null
  return { checkoutRef: ref, order: viewOfVoucherOrder(checkout), stage, trialRef }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: titleOf(loaderData),
    isPrivate: true,
  })

function titleOf(data: Route.MetaArgs["loaderData"]): string {
  if (data?.voucher) return "Gutschein bestellt"
  return data?.view ? newsOf(data.view).title : "Kasse"
}

export default function CheckoutSuccess({ loaderData }: Route.ComponentProps) {
  if (loaderData.voucher) return <VoucherOrderedScreen {...loaderData.voucher} />
  if (loaderData.view) {
    const { bookingId, order } = loaderData.view
    return (
      <OrderedScreen
        view={loaderData.view}
        ask={
          <AskLink about={{ kind: "booking", bookingId }}>
            {`Nachricht an ${order.pilot.firstName}`}
          </AskLink>
        }
      />
    )
  }
  return (
    <NoCheckout title="Hier ist alles erledigt">
      Deine Buchungen und Anfragen, mit ihrem neuesten Stand, findest du im Cockpit.
    </NoCheckout>
  )
}
