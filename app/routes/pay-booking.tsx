import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { getPaymentDue } from "#features/bookings/payment-due/server/payment-due-view.ts"
import { PayAgain } from "#features/bookings/payment-due/ui/pay-again.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import type { Route } from "./+types/pay-booking"

/** A confirmed booking whose payment could not be collected: its passenger pays by another means. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const of = {
    flightId: idInPath(params.flightId, url),
    bookingId: idInPath(params.bookingId, url),
  }
  return { view: await orNotFound(getPaymentDue(db, user, of)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Neu bezahlen", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit" }

export default function PayBooking({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <>
      <CockpitHeading title="Neu bezahlen" />
      <div className="mt-6 lg:mt-8">
        <PayAgain view={view} />
      </div>
    </>
  )
}
