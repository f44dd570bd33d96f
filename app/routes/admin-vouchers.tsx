import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listVouchers } from "#features/vouchers/server/list-vouchers.ts"
import { VoucherList } from "#features/vouchers/ui/voucher-list.tsx"
import { VoucherListFilters } from "#features/vouchers/ui/voucher-list-filters.tsx"
import { VOUCHER_LIST } from "#features/vouchers/voucher-list.ts"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { Pagination } from "#ui/navigation/pagination.tsx"
import type { Route } from "./+types/admin-vouchers"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const query = parseListAddress(VOUCHER_LIST, url.searchParams)
  return { query, ...(await listVouchers(context.get(pageContext).db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Gutscheine", isPrivate: true })

export default function AdminVouchers({ loaderData }: Route.ComponentProps) {
  const { query, entries, total, page, pageCount } = loaderData
  const counted = total === 1 ? "1 Gutschein" : `${total} Gutscheine`
  return (
    <>
      <CockpitHeading title="Gutscheine" sentence={`${counted} in dieser Ansicht.`} />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <VoucherListFilters query={query} />
        <VoucherList entries={entries} />
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(wanted) => listAddress(VOUCHER_LIST, query, { page: wanted })}
        />
      </div>
    </>
  )
}
