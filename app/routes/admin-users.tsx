import { openOfficeList } from "#app/open-office-list.ts"
import { pageMeta } from "#app/page-meta.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { BulkNotes } from "#features/office-lists/ui/bulk-notes.tsx"
import { ListColumnMenu } from "#features/office-lists/ui/list-column-menu.tsx"
import { ListTableLink } from "#features/office-lists/ui/list-table-link.tsx"
import { callBulkSheetNotes } from "#features/office-lists/ui/office-lists-calls.ts"
import { SavedViews } from "#features/office-lists/ui/saved-views.tsx"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { listUsers } from "#features/users/office/server/list-users.ts"
import { UserList } from "#features/users/office/ui/user-list.tsx"
import { UserListFilters } from "#features/users/office/ui/user-list-filters.tsx"
import { USER_COLUMNS, USER_LIST, usersCsvPath } from "#features/users/office/user-list.ts"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { formatCounted } from "#platform/list-turn.ts"
import { PageTurn } from "#ui/navigation/page-turn.tsx"
import { useRowSelection } from "#ui/navigation/use-row-selection.ts"
import type { Route } from "./+types/admin-users"

export async function loader(args: Route.LoaderArgs) {
  const { db, saved, hasDefaultView } = await openOfficeList(args, "people")
  const query = { ...parseListAddress(USER_LIST, args.url.searchParams), hasDefaultView }
  return { query, saved, ...(await listUsers(db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Konten", isPrivate: true })

export default function AdminUsers({ loaderData }: Route.ComponentProps) {
  const { query, saved, entries, total, next, previous } = loaderData
  const selection = useRowSelection(entries.map(({ id }) => String(id)))
  const names = new Map(entries.map(({ id, name }) => [String(id), name]))
  const turned = (to: "next" | "previous", id: number | null) =>
    id === null ? null : listAddress(USER_LIST, query, { turn: { to, id } })
  return (
    <>
      <CockpitHeading
        title="Konten"
        sentence={`In dieser Ansicht: ${formatCounted(total, "Konto", "Konten")}.`}
        action={
          <WithRight right="people.export">
            <ListTableLink href={usersCsvPath(query)} />
          </WithRight>
        }
      />
      <div className="mt-7 grid gap-5 lg:mt-9">
        <SavedViews {...saved}>
          <ListColumnMenu
            columns={USER_COLUMNS}
            shown={query.columns}
            href={listAddress(USER_LIST, query)}
          />
        </SavedViews>
        <UserListFilters query={query} />
        <UserList query={query} entries={entries} selection={selection} />
        <BulkNotes
          selection={selection}
          note={{
            right: "people.note",
            label: "Notiz zu jedem dieser Konten",
            send: (keys, text, intent) =>
              callBulkSheetNotes({ subject: "user", subjectIds: keys.map(Number), text }, intent),
            nameOf: (key) => names.get(key) ?? `Konto ${key}`,
          }}
          table={{ right: "people.export", pathOf: (keys) => usersCsvPath(query, keys) }}
        />
        <PageTurn next={turned("next", next)} previous={turned("previous", previous)} />
      </div>
    </>
  )
}
