import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CASE_LIST, queueOf } from "#features/cases/case-list.ts"
import { listCases } from "#features/cases/server/case-queries.ts"
import { CaseQueue } from "#features/cases/ui/case-queue.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { clock } from "#platform/clock.ts"
import { filtersOf, listAddress, parseListAddress } from "#platform/list-address.ts"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { ListFilters } from "#ui/navigation/list-filters.tsx"
import type { Route } from "./+types/admin-cases"

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const query = parseListAddress(CASE_LIST, url.searchParams)
  const cases = await listCases(context.get(pageContext).db, admin)
  const countOf = (view: keyof typeof CASE_LIST.choices.view) =>
    queueOf(cases, { ...query, view }, admin.userId).length
  return {
    query,
    queue: queueOf(cases, query, admin.userId),
    counts: { alle: countOf("alle"), meine: countOf("meine"), frei: countOf("frei") },
    readerId: admin.userId,
    now: clock.now().toISOString(),
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Fälle", isPrivate: true })

export default function AdminCases({ loaderData }: Route.ComponentProps) {
  const { query, queue, counts, readerId, now } = loaderData
  const views = Object.keys(CASE_LIST.choices.view) as (typeof query.view)[]
  return (
    <>
      <CockpitHeading
        title="Fälle"
        sentence="Hier geht nichts von selbst weiter. Was zuerst fällig ist, steht oben."
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
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
          kept={{ ansicht: query.view }}
          choices={filtersOf(CASE_LIST, query, { kind: "Bereich" })}
        />
        {queue.length === 0 ? (
          <EmptyState title="Hier wartet nichts">
            {query.view === "meine"
              ? "Bei dir liegt gerade kein Fall. Unter „Noch bei niemandem“ steht, was du übernehmen kannst."
              : "Sobald etwas auf jemanden wartet, steht es hier mit seiner Frist."}
          </EmptyState>
        ) : (
          <CaseQueue cases={queue} query={query} now={now} readerId={readerId} />
        )}
      </div>
    </>
  )
}
