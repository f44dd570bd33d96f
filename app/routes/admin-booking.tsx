import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound, pageNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import {
  ADMIN_BOOKINGS_PATH,
  adminBookingPath,
} from "#features/bookings/core/admin-booking-path.ts"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { findLeadingBooking, openBooking } from "#features/office-bookings/server/open-booking.ts"
import { BookingSheet } from "#features/office-bookings/ui/booking-sheet.tsx"
import { clock } from "#platform/clock.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/admin-booking"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  const id = idInPath(params.ref, url)
  const leadingId = await findLeadingBooking(db, id)
  if (leadingId === undefined) throw pageNotFound(url)
  // more seats are told with the booking that they have joined
  if (leadingId !== id) throw redirect(adminBookingPath(leadingId))
  const sheet = await orNotFound(openBooking(db, admin, id))
  return { sheet, now: clock.now().toISOString() }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Buchung", isPrivate: true })

export default function AdminBooking({ loaderData }: Route.ComponentProps) {
  const { sheet, now } = loaderData
  const ordered = formatInstant(new Date(sheet.createdAt), HOME_ZONE)
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={ADMIN_BOOKINGS_PATH}>Alle Buchungen</TextLink>
      </p>
      <CockpitHeading
        title={`Buchung ${sheet.id}`}
        sentence={`${formatSeatCount(sheet.seats)} für ${formatEuro(sheet.price.totalCents)}, begonnen am ${ordered}.`}
      />
      <BookingSheet sheet={sheet} now={now} />
    </>
  )
}
