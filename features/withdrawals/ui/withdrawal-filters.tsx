import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { ListFilters } from "#ui/navigation/list-filters.tsx"
import { WITHDRAWAL_LIST, type WithdrawalQuery } from "../withdrawal-list.ts"

/** State as tabs, order as a list, a search. */
export function WithdrawalFilters({ query }: { query: WithdrawalQuery }) {
  return (
    <ListFilters
      path={WITHDRAWAL_LIST.path}
      tabs={{ label: "Stand", links: viewsOf(WITHDRAWAL_LIST, query, "status") }}
      kept={{ stand: query.status }}
      choices={filtersOf(WITHDRAWAL_LIST, query, { sort: "Reihenfolge" })}
      search={{ label: "Suche", value: query.search, placeholder: "Vorgang, Name, Vertrag" }}
    />
  )
}
