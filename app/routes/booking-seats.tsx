import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { getSeatsChange } from "#features/bookings/server/seats-view.ts"
import { GiveUpSeats } from "#features/bookings/ui/cancel/give-up-seats.tsx"
import { CockpitHeading } from "#features/bookings/ui/cockpit-heading.tsx"
import type { Route } from "./+types/booking-seats"

/** Fewer seats of one booking: who stays at home, and what comes back for it. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const of = {
    flightId: idInPath(params.flightId, url),
    bookingId: idInPath(params.bookingId, url),
  }
  return { view: await orNotFound(getSeatsChange(db, user, of)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Plätze abgeben", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit" }

export default function BookingSeats({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CockpitHeading title="Plätze abgeben" />
      <div className="mt-6 lg:mt-8">
        <GiveUpSeats view={loaderData.view} />
      </div>
    </>
  )
}
