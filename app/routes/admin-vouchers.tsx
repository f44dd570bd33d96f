import { openOfficeList } from "#app/open-office-list.ts"
import { pageMeta } from "#app/page-meta.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { SavedViews } from "#features/office-lists/ui/saved-views.tsx"
import { listVouchers } from "#features/vouchers/server/list-vouchers.ts"
import { VoucherList } from "#features/vouchers/ui/voucher-list.tsx"
import { VoucherListFilters } from "#features/vouchers/ui/voucher-list-filters.tsx"
import { VOUCHER_LIST } from "#features/vouchers/voucher-list.ts"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { Pagination } from "#ui/navigation/pagination.tsx"
import type { Route } from "./+types/admin-vouchers"

export async function loader(args: Route.LoaderArgs) {
  const { db, saved, hasDefaultView } = await openOfficeList(args, "vouchers")
  const query = { ...parseListAddress(VOUCHER_LIST, args.url.searchParams), hasDefaultView }
  return { query, saved, ...(await listVouchers(db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Gutscheine", isPrivate: true })

export default function AdminVouchers({ loaderData }: Route.ComponentProps) {
  const { query, saved, entries, total, page, pageCount } = loaderData
  const counted = total === 1 ? "1 Gutschein" : `${total} Gutscheine`
  return (
    <>
      <CockpitHeading title="Gutscheine" sentence={`${counted} in dieser Ansicht.`} />
      <div className="mt-7 grid gap-5 lg:mt-9">
        <SavedViews {...saved} />
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
