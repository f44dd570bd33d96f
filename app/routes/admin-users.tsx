import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listUsers } from "#features/users/office/server/list-users.ts"
import { UserList } from "#features/users/office/ui/user-list.tsx"
import { UserListFilters } from "#features/users/office/ui/user-list-filters.tsx"
import { USER_LIST } from "#features/users/office/user-list.ts"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { Pagination } from "#ui/navigation/pagination.tsx"
import type { Route } from "./+types/admin-users"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const query = parseListAddress(USER_LIST, url.searchParams)
  return { query, ...(await listUsers(context.get(pageContext).db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Konten", isPrivate: true })

export default function AdminUsers({ loaderData }: Route.ComponentProps) {
  const { query, entries, total, page, pageCount } = loaderData
  return (
    <>
      <CockpitHeading
        title="Konten"
        sentence={total === 1 ? "1 Konto in dieser Ansicht." : `${total} Konten in dieser Ansicht.`}
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <UserListFilters query={query} />
        <UserList entries={entries} />
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(wanted) => listAddress(USER_LIST, query, { page: wanted })}
        />
      </div>
    </>
  )
}
