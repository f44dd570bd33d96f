import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { JOBS_LIST } from "#features/admin/jobs-list.ts"
import { listFailingRowsPage } from "#features/admin/server/failing-rows-queries.ts"
import { listFailedJobs, listQueues } from "#features/admin/server/jobs-queries.ts"
import { FailedJobs } from "#features/admin/ui/failed-jobs.tsx"
import { FailingRows } from "#features/admin/ui/failing-rows.tsx"
import { JobsFilters } from "#features/admin/ui/jobs-filters.tsx"
import { PlanTable, QueueTable } from "#features/admin/ui/queue-table.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { Pagination } from "#ui/navigation/pagination.tsx"
import type { Route } from "./+types/admin-jobs"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  const query = parseListAddress(JOBS_LIST, url.searchParams)
  if (query.view === "gescheitert") {
    return { query, queues: null, failed: await listFailedJobs(db, query), failing: null }
  }
  if (query.view === "einzelfaelle") {
    return { query, queues: null, failed: null, failing: await listFailingRowsPage(db, query) }
  }
  return { query, queues: await listQueues(db), failed: null, failing: null }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Aufträge", isPrivate: true })

export default function AdminJobs({ loaderData }: Route.ComponentProps) {
  const { query, queues, failed, failing } = loaderData
  const listed = failed ?? failing
  return (
    <>
      <CockpitHeading
        title="Aufträge"
        sentence="Was neben den Seiten läuft: verschicken, erinnern, aufräumen."
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <JobsFilters query={query} />
        {queues && query.view === "geplant" && <PlanTable queues={queues} />}
        {queues && query.view === "warteschlangen" && <QueueTable queues={queues} query={query} />}
        {failed && <FailedJobs entries={failed.entries} />}
        {failing && <FailingRows entries={failing.entries} />}
        {listed && (
          <Pagination
            page={listed.page}
            pageCount={listed.pageCount}
            hrefOf={(wanted) => listAddress(JOBS_LIST, query, { page: wanted })}
          />
        )}
      </div>
    </>
  )
}
