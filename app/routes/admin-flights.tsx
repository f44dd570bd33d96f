import { openOfficeList } from "#app/open-office-list.ts"
import { pageMeta } from "#app/page-meta.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listVettings } from "#features/flights/vetting/server/vettings-queries.ts"
import { VettingFilters } from "#features/flights/vetting/ui/vetting-filters.tsx"
import { VettingList } from "#features/flights/vetting/ui/vetting-list.tsx"
import {
  VETTING_COLUMNS,
  VETTING_LIST,
  vettingsCsvPath,
} from "#features/flights/vetting/vetting-list.ts"
import { BulkNotes } from "#features/office-lists/ui/bulk-notes.tsx"
import { ListColumnMenu } from "#features/office-lists/ui/list-column-menu.tsx"
import { ListTableLink } from "#features/office-lists/ui/list-table-link.tsx"
import { callBulkFlightNotes } from "#features/office-lists/ui/office-lists-calls.ts"
import { SavedViews } from "#features/office-lists/ui/saved-views.tsx"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { formatCounted } from "#platform/list-turn.ts"
import { PageTurn } from "#ui/navigation/page-turn.tsx"
import { useRowSelection } from "#ui/navigation/use-row-selection.ts"
import type { Route } from "./+types/admin-flights"

export async function loader(args: Route.LoaderArgs) {
  const { db, saved, hasDefaultView } = await openOfficeList(args, "flights")
  const query = { ...parseListAddress(VETTING_LIST, args.url.searchParams), hasDefaultView }
  return { query, saved, ...(await listVettings(db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Flüge", isPrivate: true })

export default function AdminFlights({ loaderData }: Route.ComponentProps) {
  const { query, saved, entries, total, next, previous } = loaderData
  const selection = useRowSelection(entries.map(({ id }) => String(id)))
  const rows = new Map(entries.map((entry) => [String(entry.id), entry]))
  const turned = (to: "next" | "previous", id: number | null) =>
    id === null ? null : listAddress(VETTING_LIST, query, { turn: { to, id } })
  return (
    <>
      <CockpitHeading
        title="Flüge"
        sentence={`In dieser Ansicht: ${formatCounted(total, "Flug", "Flüge")}.`}
        action={
          <WithRight right="flights.export">
            <ListTableLink href={vettingsCsvPath(query)} />
          </WithRight>
        }
      />
      <div className="mt-7 grid gap-5 lg:mt-9">
        <SavedViews {...saved}>
          <ListColumnMenu
            columns={VETTING_COLUMNS}
            shown={query.columns}
            href={listAddress(VETTING_LIST, query)}
          />
        </SavedViews>
        <VettingFilters query={query} />
        <VettingList query={query} entries={entries} selection={selection} />
        <BulkNotes
          selection={selection}
          note={{
            right: "people.note",
            label: "Notiz zu jedem dieser Flüge",
            send: (keys, text, intent) =>
              callBulkFlightNotes(
                keys.flatMap((key) => rows.get(key) ?? []),
                text,
                intent,
              ),
            nameOf: (key) => `„${rows.get(key)?.title ?? key}“`,
          }}
          table={{ right: "flights.export", pathOf: (keys) => vettingsCsvPath(query, keys) }}
        />
        <PageTurn next={turned("next", next)} previous={turned("previous", previous)} />
      </div>
    </>
  )
}
