import { openOfficeList } from "#app/open-office-list.ts"
import { pageMeta } from "#app/page-meta.ts"
import { CASE_COLUMNS, CASE_LIST, casesCsvPath, queueOf } from "#features/cases/case-list.ts"
import { listCases } from "#features/cases/server/case-queries.ts"
import { listOfficePeople } from "#features/cases/server/list-office-people.ts"
import { CaseQueue } from "#features/cases/ui/case-queue.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { BulkCases } from "#features/office-lists/ui/bulk-cases.tsx"
import { ListColumnMenu } from "#features/office-lists/ui/list-column-menu.tsx"
import { ListTableLink } from "#features/office-lists/ui/list-table-link.tsx"
import { SavedViews } from "#features/office-lists/ui/saved-views.tsx"
import { clock } from "#platform/clock.ts"
import { filtersOf, listAddress, parseListAddress } from "#platform/list-address.ts"
import { columnWords } from "#platform/list-columns.ts"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { ListFilters } from "#ui/navigation/list-filters.tsx"
import { useRowSelection } from "#ui/navigation/use-row-selection.ts"
import type { Route } from "./+types/admin-cases"

export async function loader(args: Route.LoaderArgs) {
  const { admin, db, saved, hasDefaultView } = await openOfficeList(args, "cases")
  const query = { ...parseListAddress(CASE_LIST, args.url.searchParams), hasDefaultView }
  const cases = await listCases(db, admin)
  const countOf = (view: keyof typeof CASE_LIST.choices.view) =>
    queueOf(cases, { ...query, view }, admin.userId).length
  return {
    query,
    saved,
    queue: queueOf(cases, query, admin.userId),
    counts: { alle: countOf("alle"), meine: countOf("meine"), frei: countOf("frei") },
    people: (await listOfficePeople(db)).map(({ id, name }) => ({ id, name })),
    readerId: admin.userId,
    now: clock.now().toISOString(),
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Fälle", isPrivate: true })

export default function AdminCases({ loaderData }: Route.ComponentProps) {
  const { query, saved, queue, counts, people, readerId, now } = loaderData
  const selection = useRowSelection(queue.map(({ key }) => key))
  const views = Object.keys(CASE_LIST.choices.view) as (typeof query.view)[]
  return (
    <>
      <CockpitHeading
        title="Fälle"
        sentence="Hier geht nichts von selbst weiter. Was zuerst fällig ist, steht oben."
        action={<ListTableLink href={casesCsvPath(query)} />}
      />
      <div className="mt-7 grid gap-5 lg:mt-9">
        <SavedViews {...saved}>
          <ListColumnMenu
            columns={CASE_COLUMNS}
            shown={query.columns}
            href={listAddress(CASE_LIST, query)}
          />
        </SavedViews>
        <ListFilters
          path={CASE_LIST.path}
          tabs={{
            label: "Ansicht",
            links: views.map((view) => ({
              label: CASE_LIST.choices.view[view],
              href: listAddress(CASE_LIST, query, { view }),
              count: counts[view],
              isCurrent: query.view === view,
            })),
          }}
          kept={{ ansicht: query.view, ...columnWords(query.columns) }}
          choices={filtersOf(CASE_LIST, query, { kind: "Bereich", sort: "Reihenfolge" })}
        />
        {queue.length === 0 ? (
          <EmptyState title="Hier wartet nichts">
            {query.view === "meine"
              ? "Bei dir liegt gerade kein Fall. Unter „Noch bei niemandem“ steht, was du übernehmen kannst."
              : "Sobald etwas auf jemanden wartet, steht es hier mit seiner Frist."}
          </EmptyState>
        ) : (
          <CaseQueue
            cases={queue}
            query={query}
            now={now}
            readerId={readerId}
            selection={selection}
          />
        )}
        <BulkCases
          selection={selection}
          cases={queue}
          people={people}
          readerId={readerId}
          tableOf={(keys) => casesCsvPath(query, keys)}
        />
      </div>
    </>
  )
}
