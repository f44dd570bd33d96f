import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { OUTBOX_LIST } from "#features/admin/outbox-list.ts"
import { listOutbox } from "#features/admin/server/outbox-queries.ts"
import { OutboxFilters } from "#features/admin/ui/outbox-filters.tsx"
import { OutboxList } from "#features/admin/ui/outbox-list.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { Pagination } from "#ui/navigation/pagination.tsx"
import type { Route } from "./+types/admin-mails"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const query = parseListAddress(OUTBOX_LIST, url.searchParams)
  return { query, ...(await listOutbox(context.get(pageContext).db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Mails", isPrivate: true })

export default function AdminMails({ loaderData }: Route.ComponentProps) {
  const { query, entries, total, page, pageCount } = loaderData
  return (
    <>
      <CockpitHeading
        title="Mails"
        sentence={
          total === 1
            ? "1 Mail in dieser Ansicht."
            : `${total.toLocaleString("de-DE")} Mails in dieser Ansicht.`
        }
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <OutboxFilters query={query} />
        <OutboxList entries={entries} />
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(wanted) => listAddress(OUTBOX_LIST, query, { page: wanted })}
        />
      </div>
    </>
  )
}
