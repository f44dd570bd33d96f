import { filtersOf } from "#platform/list-address.ts"
import { columnWords } from "#platform/list-columns.ts"
import { DateField } from "#ui/forms/date-field.tsx"
import { ListFilters } from "#ui/navigation/list-filters.tsx"
import { BOOKING_LIST, type BookingListQuery, bookingListAddress } from "../booking-list.ts"

const { path, choices } = BOOKING_LIST

interface BookingListFiltersProps {
  query: BookingListQuery
  /** How many bookings have an open case. */
  openCount: number
}

/** All or those with a case as tabs; state, order, the days of the flight and a search. */
export function BookingListFilters({ query, openCount }: BookingListFiltersProps) {
  const views = Object.keys(choices.view) as BookingListQuery["view"][]
  return (
    <ListFilters
      path={path}
      tabs={{
        label: "Ansicht",
        links: views.map((view) => ({
          label: choices.view[view],
          href: bookingListAddress(query, { view }),
          count: view === "offen" ? openCount : undefined,
          isCurrent: query.view === view,
        })),
      }}
      kept={{ ansicht: query.view, ...columnWords(query.columns) }}
      search={{
        label: "Suche",
        value: query.search,
        placeholder: "Nummer, Name oder Flug",
      }}
      choices={filtersOf(BOOKING_LIST, query, { status: "Stand", sort: "Reihenfolge" })}
      more={
        <div
          key={JSON.stringify([query.from, query.to])}
          className="grid w-full grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-4 sm:flex sm:w-auto"
        >
          <DateField
            name="von"
            label="Flug ab"
            defaultValue={query.from}
            className="w-full sm:w-44"
          />
          <DateField
            name="bis"
            label="Flug bis"
            defaultValue={query.to}
            className="w-full sm:w-44"
          />
        </div>
      }
    />
  )
}
