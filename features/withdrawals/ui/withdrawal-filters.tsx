import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { ListFilters } from "#ui/list-filters.tsx"
import { WITHDRAWAL_LIST, type WithdrawalWish } from "../withdrawal-list.ts"

/** State as tabs, order as a list, a search. */
export function WithdrawalFilters({ wish }: { wish: WithdrawalWish }) {
  return (
    <ListFilters
      path={WITHDRAWAL_LIST.path}
      tabs={{ label: "Stand", links: viewsOf(WITHDRAWAL_LIST, wish, "stand") }}
      kept={{ stand: wish.stand }}
      choices={filtersOf(WITHDRAWAL_LIST, wish, { sortierung: "Reihenfolge" })}
      search={{ label: "Suche", value: wish.suche, placeholder: "Vorgang, Name, Vertrag" }}
    />
  )
}
