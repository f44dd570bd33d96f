import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listWithdrawals } from "#features/withdrawals/server/office-queries.ts"
import { WithdrawalFilters } from "#features/withdrawals/ui/withdrawal-filters.tsx"
import { WithdrawalList } from "#features/withdrawals/ui/withdrawal-list.tsx"
import { WITHDRAWAL_LIST } from "#features/withdrawals/withdrawal-list.ts"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { Pagination } from "#ui/navigation/pagination.tsx"
import type { Route } from "./+types/admin-withdrawals"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const query = parseListAddress(WITHDRAWAL_LIST, url.searchParams)
  return { query, ...(await listWithdrawals(context.get(pageContext).db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Widerrufe", isPrivate: true })

export default function AdminWithdrawals({ loaderData }: Route.ComponentProps) {
  const { query, entries, total, page, pageCount } = loaderData
  return (
    <>
      <CockpitHeading
        title="Widerrufe"
        sentence={
          total === 1 ? "1 Widerruf in dieser Ansicht." : `${total} Widerrufe in dieser Ansicht.`
        }
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <WithdrawalFilters query={query} />
        <WithdrawalList entries={entries} />
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(wanted) => listAddress(WITHDRAWAL_LIST, query, { page: wanted })}
        />
      </div>
    </>
  )
}
