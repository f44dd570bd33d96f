import { openOfficeList } from "#app/open-office-list.ts"
import { pageMeta } from "#app/page-meta.ts"
import { JOBS_LIST } from "#features/admin/jobs-list.ts"
import { listFailingRowsPage } from "#features/admin/server/failing-rows-queries.ts"
import { listFailedJobs, listQueues } from "#features/admin/server/jobs-queries.ts"
import { FailedJobs } from "#features/admin/ui/failed-jobs.tsx"
import { FailingRows } from "#features/admin/ui/failing-rows.tsx"
import { JobsFilters } from "#features/admin/ui/jobs-filters.tsx"
import { PlanTable, QueueTable } from "#features/admin/ui/queue-table.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { failingRowKey, jobKey } from "#features/office-lists/bulk.ts"
import { BulkRetry } from "#features/office-lists/ui/bulk-retry.tsx"
import { callBulkJobs, callBulkRows } from "#features/office-lists/ui/office-lists-calls.ts"
import { SavedViews } from "#features/office-lists/ui/saved-views.tsx"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { Pagination } from "#ui/navigation/pagination.tsx"
import { useRowSelection } from "#ui/navigation/use-row-selection.ts"
import type { Route } from "./+types/admin-jobs"

export async function loader(args: Route.LoaderArgs) {
  const { db, saved, hasDefaultView } = await openOfficeList(args, "jobs")
  const query = { ...parseListAddress(JOBS_LIST, args.url.searchParams), hasDefaultView }
  const nothing = { queues: null, failed: null, failing: null }
  if (query.view === "gescheitert") {
    return { ...nothing, query, saved, failed: await listFailedJobs(db, query) }
  }
  if (query.view === "einzelfaelle") {
    return { ...nothing, query, saved, failing: await listFailingRowsPage(db, query) }
  }
  return { ...nothing, query, saved, queues: await listQueues(db) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Aufträge", isPrivate: true })

export default function AdminJobs({ loaderData }: Route.ComponentProps) {
  const { query, saved, queues, failed, failing } = loaderData
  const listed = failed ?? failing
  const jobs = new Map(failed?.entries.map((job) => [jobKey(job), job]))
  const rows = new Map(failing?.entries.map((row) => [failingRowKey(row), row]))
  const selection = useRowSelection([...jobs.keys(), ...rows.keys()])
  return (
    <>
      <CockpitHeading
        title="Aufträge"
        sentence="Was neben den Seiten läuft: verschicken, erinnern, aufräumen."
      />
      <div className="mt-7 grid gap-5 lg:mt-9">
        <SavedViews {...saved} />
        <JobsFilters query={query} />
        {queues && query.view === "geplant" && <PlanTable queues={queues} />}
        {queues && query.view === "warteschlangen" && <QueueTable queues={queues} query={query} />}
        {failed && <FailedJobs entries={failed.entries} selection={selection} />}
        {failing && <FailingRows entries={failing.entries} selection={selection} />}
        {failed && (
          <BulkRetry
            key="jobs"
            right="jobs.retry"
            selection={selection}
            unchanged="liefen schon"
            send={(keys, intent) =>
              callBulkJobs({ jobs: keys.flatMap((key) => jobs.get(key) ?? []) }, intent)
            }
            nameOf={(key) => jobs.get(key)?.label ?? key}
          />
        )}
        {failing && (
          <BulkRetry
            key="rows"
            right="jobs.retry"
            selection={selection}
            unchanged="waren schon dran"
            send={(keys, intent) =>
              callBulkRows({ rows: keys.flatMap((key) => rows.get(key) ?? []) }, intent)
            }
            nameOf={(key) => rows.get(key)?.label ?? key}
          />
        )}
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
