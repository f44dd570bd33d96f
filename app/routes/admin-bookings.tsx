import { openOfficeList } from "#app/open-office-list.ts"
import { pageMeta } from "#app/page-meta.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import {
  BOOKING_COLUMNS,
  bookingListAddress,
  bookingsCsvPath,
  parseBookingListAddress,
} from "#features/office-bookings/booking-list.ts"
import { listBookings } from "#features/office-bookings/server/list-bookings.ts"
import { BookingListFilters } from "#features/office-bookings/ui/booking-list-filters.tsx"
import { BookingTable } from "#features/office-bookings/ui/booking-table.tsx"
import { BulkNotes } from "#features/office-lists/ui/bulk-notes.tsx"
import { ListColumnMenu } from "#features/office-lists/ui/list-column-menu.tsx"
import { ListTableLink } from "#features/office-lists/ui/list-table-link.tsx"
import { callBulkNotes } from "#features/office-lists/ui/office-lists-calls.ts"
import { SavedViews } from "#features/office-lists/ui/saved-views.tsx"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { PageTurn } from "#ui/navigation/page-turn.tsx"
import { useRowSelection } from "#ui/navigation/use-row-selection.ts"
import type { Route } from "./+types/admin-bookings"

export async function loader(args: Route.LoaderArgs) {
  const { db, saved, hasDefaultView } = await openOfficeList(args, "bookings")
  const query = { ...parseBookingListAddress(args.url.searchParams), hasDefaultView }
  return { query, saved, ...(await listBookings(db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Buchungen", isPrivate: true })

export default function AdminBookings({ loaderData }: Route.ComponentProps) {
  const { query, saved, entries, next, previous, openCount, isCut } = loaderData
  const selection = useRowSelection(entries.map(({ id }) => String(id)))
  const turned = (to: "next" | "previous", id: number | null) =>
    id === null ? null : bookingListAddress(query, { turn: { to, id } })
  return (
    <>
      <CockpitHeading
        title="Buchungen"
        sentence="Jede Bestellung eines Mitflugs mit ihrem Geld, ihren Mails und allem, was geschah."
        action={
          <WithRight right="bookings.export">
            <ListTableLink href={bookingsCsvPath(query)} />
          </WithRight>
        }
      />
      <div className="mt-7 grid gap-5 lg:mt-9">
        <SavedViews {...saved}>
          <ListColumnMenu
            columns={BOOKING_COLUMNS}
            shown={query.columns}
            href={bookingListAddress(query)}
          />
        </SavedViews>
        <BookingListFilters query={query} openCount={openCount} />
        {isCut && (
          <Notice tone="info">
            Die Suche trifft sehr viele Buchungen, und nicht alle stehen hier. Grenz sie weiter ein.
          </Notice>
        )}
        <BookingTable query={query} entries={entries} selection={selection} />
        <BulkNotes
          selection={selection}
          note={{
            right: "bookings.note",
            label: "Notiz zu jeder dieser Buchungen",
            send: (keys, text, intent) =>
              callBulkNotes({ bookingIds: keys.map(Number), text }, intent),
            nameOf: (key) => `Buchung ${key}`,
          }}
          table={{ right: "bookings.export", pathOf: (keys) => bookingsCsvPath(query, keys) }}
        />
        <PageTurn next={turned("next", next)} previous={turned("previous", previous)} />
      </div>
    </>
  )
}
