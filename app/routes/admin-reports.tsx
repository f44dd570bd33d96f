import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { REPORT_LIST } from "#features/reports/report-list.ts"
import { listReports } from "#features/reports/server/list-reports.ts"
import { ReportFilters } from "#features/reports/ui/report-filters.tsx"
import { ReportList } from "#features/reports/ui/report-list.tsx"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { Pagination } from "#ui/navigation/pagination.tsx"
import type { Route } from "./+types/admin-reports"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const query = parseListAddress(REPORT_LIST, url.searchParams)
  return { query, ...(await listReports(context.get(pageContext).db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Meldungen", isPrivate: true })

export default function AdminReports({ loaderData }: Route.ComponentProps) {
  const { query, entries, total, page, pageCount } = loaderData
  return (
    <>
      <CockpitHeading
        title="Meldungen"
        sentence={
          total === 1 ? "1 Vorgang in dieser Ansicht." : `${total} Vorgänge in dieser Ansicht.`
        }
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <ReportFilters query={query} />
        <ReportList entries={entries} />
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(wanted) => listAddress(REPORT_LIST, query, { page: wanted })}
        />
      </div>
    </>
  )
}
