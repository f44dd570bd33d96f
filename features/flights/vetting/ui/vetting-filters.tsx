import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { columnWords } from "#platform/list-columns.ts"
import { ListFilters } from "#ui/navigation/list-filters.tsx"
import { VETTING_LIST, type VettingQuery } from "../vetting-list.ts"

/** State as tabs, kind and order as lists, a search. */
export function VettingFilters({ query }: { query: VettingQuery }) {
  return (
    <ListFilters
      path={VETTING_LIST.path}
      tabs={{ label: "Stand", links: viewsOf(VETTING_LIST, query, "status") }}
      kept={{ stand: query.status, ...columnWords(query.columns) }}
      choices={filtersOf(VETTING_LIST, query, { kind: "Art", sort: "Reihenfolge" })}
      search={{
        label: "Suche",
        value: query.search,
        placeholder: "Flugnummer, Flugplatz, Pilot:in",
      }}
    />
  )
}
