import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { OFFICE_NOTE_LIST } from "#features/reviews/office-note.ts"
import { listOfficeNotes } from "#features/reviews/server/list-office-notes.ts"
import { OfficeNoteList } from "#features/reviews/ui/office-notes.tsx"
import { listAddress, parseListAddress, viewsOf } from "#platform/list-address.ts"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { Pagination } from "#ui/navigation/pagination.tsx"
import { TabLinks } from "#ui/navigation/tab-links.tsx"
import type { Route } from "./+types/admin-office-notes"

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const query = parseListAddress(OFFICE_NOTE_LIST, url.searchParams)
  return { query, ...(await listOfficeNotes(context.get(pageContext).db, admin, query)) }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Hinweise aus Bewertungen", isPrivate: true })

export default function AdminOfficeNotes({ loaderData }: Route.ComponentProps) {
  const { query, entries, total, page, pageCount } = loaderData
  return (
    <>
      <CockpitHeading
        title="Hinweise aus Bewertungen"
        sentence="Was Gäste und Pilot:innen nach einem Flug nur euch sagen wollten."
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <TabLinks label="Stand" tabs={viewsOf(OFFICE_NOTE_LIST, query, "status")} />
        {total === 0 ? (
          <EmptyState title="Hier liegt kein Hinweis">
            Wer bewertet, kann uns etwas vertraulich schreiben. Neue Hinweise stehen unter
            „Ungelesen“, bis jemand sie gelesen hat.
          </EmptyState>
        ) : (
          <OfficeNoteList notes={entries} />
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(wanted) => listAddress(OFFICE_NOTE_LIST, query, { page: wanted })}
        />
      </div>
    </>
  )
}
