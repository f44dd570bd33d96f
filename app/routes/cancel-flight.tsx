import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInPilot } from "#app/signed-in-pilot.ts"
import { chosenIn } from "#features/bookings/cancellation/cancel-paths.ts"
import { getFlightCancellation } from "#features/bookings/cancellation/server/cancel-views.ts"
import { FlightCancellation } from "#features/bookings/cancellation/ui/flight-cancellation.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import type { Route } from "./+types/cancel-flight"

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const pilot = signedInPilot({ context, url })
  const flightId = idInPath(params.flightId, url)
  return {
    view: await orNotFound(getFlightCancellation(db, pilot, flightId)),
    chosen: chosenIn(url.searchParams),
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Flug absagen", isPrivate: true })

export const handle: CockpitHandle = { parent: "/de/cockpit" }

/** The end of a whole flight, or new dates for it. */
export default function CancelFlight({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CockpitHeading
        title="Flug absagen"
        sentence="Sicherheit geht vor: Absagen kostet dich nichts und zählt nicht gegen dich."
      />
      <div className="mt-6 lg:mt-8">
        <FlightCancellation view={loaderData.view} chosen={loaderData.chosen} />
      </div>
    </>
  )
}
