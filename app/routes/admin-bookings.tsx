import { FileDown } from "lucide"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { bookingsCsvPath, parseBookingListAddress } from "#features/office-bookings/booking-list.ts"
import { listBookings } from "#features/office-bookings/server/list-bookings.ts"
import { BookingListFilters } from "#features/office-bookings/ui/booking-list-filters.tsx"
import { BookingTable } from "#features/office-bookings/ui/booking-table.tsx"
import { PageTurn } from "#features/office-bookings/ui/page-turn.tsx"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import type { Route } from "./+types/admin-bookings"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const query = parseBookingListAddress(url.searchParams)
  return { query, ...(await listBookings(context.get(pageContext).db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Buchungen", isPrivate: true })

export default function AdminBookings({ loaderData }: Route.ComponentProps) {
  const { query, entries, next, previous, openCount } = loaderData
  return (
    <>
      <CockpitHeading
        title="Buchungen"
        sentence="Jede Bestellung eines Mitflugs mit ihrem Geld, ihren Mails und allem, was geschah."
        action={
          <WithRight right="bookings.export">
            <ButtonLink
              href={bookingsCsvPath(query)}
              variant="secondary"
              icon={FileDown}
              reloadDocument
            >
              Als Tabelle
            </ButtonLink>
          </WithRight>
        }
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <BookingListFilters query={query} openCount={openCount} />
        <BookingTable query={query} entries={entries} />
        <PageTurn query={query} next={next} previous={previous} />
      </div>
    </>
  )
}
