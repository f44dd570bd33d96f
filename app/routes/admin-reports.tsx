import { openOfficeList } from "#app/open-office-list.ts"
import { pageMeta } from "#app/page-meta.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { SavedViews } from "#features/office-lists/ui/saved-views.tsx"
import { REPORT_LIST } from "#features/reports/report-list.ts"
import { listReports } from "#features/reports/server/list-reports.ts"
import { ReportFilters } from "#features/reports/ui/report-filters.tsx"
import { ReportList } from "#features/reports/ui/report-list.tsx"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { Pagination } from "#ui/navigation/pagination.tsx"
import type { Route } from "./+types/admin-reports"

export async function loader(args: Route.LoaderArgs) {
  const { db, saved, hasDefaultView } = await openOfficeList(args, "reports")
  const query = { ...parseListAddress(REPORT_LIST, args.url.searchParams), hasDefaultView }
  return { query, saved, ...(await listReports(db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Meldungen", isPrivate: true })

export default function AdminReports({ loaderData }: Route.ComponentProps) {
  const { query, saved, entries, total, page, pageCount } = loaderData
  return (
    <>
      <CockpitHeading
        title="Meldungen"
        sentence={
          total === 1 ? "1 Vorgang in dieser Ansicht." : `${total} Vorgänge in dieser Ansicht.`
        }
      />
      <div className="mt-7 grid gap-5 lg:mt-9">
        <SavedViews {...saved} />
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
