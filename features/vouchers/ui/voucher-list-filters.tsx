import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { ListFilters } from "#ui/navigation/list-filters.tsx"
import { VOUCHER_LIST, type VoucherListQuery } from "../voucher-list.ts"

/** Where they stand as tabs, a search, the order as a list. */
export function VoucherListFilters({ query }: { query: VoucherListQuery }) {
  return (
    <ListFilters
      path={VOUCHER_LIST.path}
      tabs={{ label: "Stand", links: viewsOf(VOUCHER_LIST, query, "status") }}
      kept={{ stand: query.status }}
      choices={filtersOf(VOUCHER_LIST, query, { sort: "Reihenfolge" })}
      search={{ label: "Suche", value: query.search, placeholder: "Code, Name, E-Mail, Nummer" }}
    />
  )
}
