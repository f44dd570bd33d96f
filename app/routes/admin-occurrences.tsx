import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listPeriods } from "#features/occurrences/occurrence-export.ts"
import { OCCURRENCE_LIST } from "#features/occurrences/occurrence-list.ts"
import { listExportableQuarters } from "#features/occurrences/server/export-for-authority.ts"
import { listOccurrences } from "#features/occurrences/server/list-occurrences.ts"
import { ExportForm } from "#features/occurrences/ui/export-form.tsx"
import { OccurrenceFilters } from "#features/occurrences/ui/occurrence-filters.tsx"
import { OccurrenceList } from "#features/occurrences/ui/occurrence-list.tsx"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { Pagination } from "#ui/navigation/pagination.tsx"
import type { Route } from "./+types/admin-occurrences"

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  const query = parseListAddress(OCCURRENCE_LIST, url.searchParams)
  return {
    query,
    periods: listPeriods(await listExportableQuarters(db)),
    ...(await listOccurrences(db, admin, query)),
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Vorfälle", isPrivate: true })

export default function AdminOccurrences({ loaderData }: Route.ComponentProps) {
  const { query, periods, entries, total, page, pageCount } = loaderData
  return (
    <>
      <CockpitHeading
        title="Vorfälle"
        sentence={
          total === 1 ? "1 Bericht in dieser Ansicht." : `${total} Berichte in dieser Ansicht.`
        }
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <OccurrenceFilters query={query} />
        <OccurrenceList entries={entries} />
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(wanted) => listAddress(OCCURRENCE_LIST, query, { page: wanted })}
        />
        <WithRight right="occurrences.export">
          <ExportForm periods={periods} />
        </WithRight>
      </div>
    </>
  )
}
