import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { ListFilters } from "#ui/list-filters.tsx"
import { VOUCHER_LIST, type VoucherListWish } from "../voucher-list.ts"

/** Where they stand as tabs, a search, the order as a list. */
export function VoucherListFilters({ wish }: { wish: VoucherListWish }) {
  return (
    <ListFilters
      path={VOUCHER_LIST.path}
      tabs={{ label: "Stand", links: viewsOf(VOUCHER_LIST, wish, "stand") }}
      kept={{ stand: wish.stand }}
      choices={filtersOf(VOUCHER_LIST, wish, { sortierung: "Reihenfolge" })}
      search={{ label: "Suche", value: wish.suche, placeholder: "Code, Name, E-Mail, Nummer" }}
    />
  )
}
