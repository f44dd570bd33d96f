import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { CancelledFlightStrip } from "#features/bookings/cancellation/ui/cancelled-flight-strip.tsx"
import { getSeatsChange } from "#features/bookings/seats/server/seats-view.ts"
import { GiveUpSeats } from "#features/bookings/seats/ui/give-up-seats.tsx"
import { MoreSeats } from "#features/bookings/seats/ui/more-seats.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { Route } from "./+types/booking-seats"

/** More or fewer seats of one booking: who else comes along, or who stays at home. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const of = {
    flightId: idInPath(params.flightId, url),
    bookingId: idInPath(params.bookingId, url),
  }
  return { view: await orNotFound(getSeatsChange(db, user, of)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Plätze ändern", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit" }

export default function BookingSeats({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <>
      <CockpitHeading title="Plätze ändern" />
      <div className="mt-6 grid gap-6 lg:mt-8">
        <Card className="max-w-160">
          <CancelledFlightStrip flight={view.flight} />
        </Card>
        {view.more && <MoreSeats view={view} more={view.more} />}
        <GiveUpSeats view={view} />
      </div>
    </>
  )
}
