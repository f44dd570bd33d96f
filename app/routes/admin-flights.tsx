import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listVettings } from "#features/flights/vetting/server/vettings-queries.ts"
import { VettingFilters } from "#features/flights/vetting/ui/vetting-filters.tsx"
import { VettingList } from "#features/flights/vetting/ui/vetting-list.tsx"
import { VETTING_LIST } from "#features/flights/vetting/vetting-list.ts"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { Pagination } from "#ui/navigation/pagination.tsx"
import type { Route } from "./+types/admin-flights"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const query = parseListAddress(VETTING_LIST, url.searchParams)
  return { query, ...(await listVettings(context.get(pageContext).db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Flüge", isPrivate: true })

export default function AdminFlights({ loaderData }: Route.ComponentProps) {
  const { query, entries, total, page, pageCount } = loaderData
  return (
    <>
      <CockpitHeading
        title="Flüge"
        sentence={total === 1 ? "1 Flug in dieser Ansicht." : `${total} Flüge in dieser Ansicht.`}
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <VettingFilters query={query} />
        <VettingList entries={entries} />
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(wanted) => listAddress(VETTING_LIST, query, { page: wanted })}
        />
      </div>
    </>
  )
}
