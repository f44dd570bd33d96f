import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { getCancellation } from "#features/bookings/cancellation/server/cancel-views.ts"
import { GuestCancellation } from "#features/bookings/cancellation/ui/guest-cancellation.tsx"
import { OwnCancellation } from "#features/bookings/cancellation/ui/own-cancellation.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import type { Route } from "./+types/cancel-booking"

/** The end of one booking: for its passenger what comes back, for its pilot what they may do. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const of = {
    flightId: idInPath(params.flightId, url),
    bookingId: idInPath(params.bookingId, url),
  }
  return { view: await orNotFound(getCancellation(db, user, of)) }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: titleOf(loaderData?.view),
    isPrivate: true,
  })

// whoever has cancelled needs no cancelling any more, but something may be waived
function titleOf(view: Route.ComponentProps["loaderData"]["view"] | undefined): string {
  if (view?.side !== "pilot") return "Buchung stornieren"
  return view.status === "cancelled_by_passenger" ? "Stornierung deines Gastes" : "Gast absagen"
}

export const handle: CockpitHandle = { parent: "/de/cockpit" }

export default function CancelBooking({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData
  return (
    <>
      <CockpitHeading title={titleOf(view)} />
      <div className="mt-6 lg:mt-8">
        {view.side === "pilot" ? (
          <GuestCancellation view={view} />
        ) : (
          <OwnCancellation view={view} />
        )}
      </div>
    </>
  )
}
