import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { openRebooking } from "#features/office-bookings/server/open-rebooking.ts"
import { RebookingView } from "#features/office-bookings/ui/rebooking/rebooking-view.tsx"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { rowId } from "#platform/id-input.ts"
import { formatInstant } from "#platform/time.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/admin-rebooking"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  const bookingId = idInPath(params.ref, url)
  const typed = url.searchParams.get("flug")?.trim() ?? ""
  const chosen = typed === "" ? undefined : rowId.safeParse(Number(typed))
  return { sheet: await orNotFound(openRebooking(db, bookingId, chosen?.data ?? null)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Umbuchen", isPrivate: true })

export default function AdminRebooking({ loaderData }: Route.ComponentProps) {
  const { bookingId, seats, flight } = loaderData.sheet
  const sentence = flight
    ? `${formatSeatCount(seats)} auf „${flight.title}“ mit ${flight.pilotName}, ${formatInstant(new Date(flight.startsAt), flight.timeZone)}.`
    : `Buchung ${bookingId}.`
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={adminBookingPath(bookingId)}>Buchung {bookingId}</TextLink>
      </p>
      <CockpitHeading title="Auf anderen Flug umbuchen" sentence={sentence} />
      <div className="mt-6 lg:mt-8">
        <WithRight right="bookings.rebook" isExplained>
          <RebookingView sheet={loaderData.sheet} />
        </WithRight>
      </div>
    </>
  )
}
