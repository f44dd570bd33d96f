import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { DOCUMENT_QUEUE } from "#features/verification/document-queue-list.ts"
import { listQueue } from "#features/verification/server/review-queries.ts"
import { DocumentQueue } from "#features/verification/ui/document-queue.tsx"
import { QueueFilters } from "#features/verification/ui/queue-filters.tsx"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { Pagination } from "#ui/navigation/pagination.tsx"
import type { Route } from "./+types/admin-documents"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const query = parseListAddress(DOCUMENT_QUEUE, url.searchParams)
  return { query, ...(await listQueue(context.get(pageContext).db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Nachweise", isPrivate: true })

export default function AdminDocuments({ loaderData }: Route.ComponentProps) {
  const { query, entries, total, page, pageCount } = loaderData
  return (
    <>
      <CockpitHeading
        title="Nachweise"
        sentence={
          total === 1 ? "1 Nachweis in dieser Ansicht." : `${total} Nachweise in dieser Ansicht.`
        }
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <QueueFilters query={query} />
        <DocumentQueue entries={entries} />
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(wanted) => listAddress(DOCUMENT_QUEUE, query, { page: wanted })}
        />
      </div>
    </>
  )
}
