import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { ListFilters } from "#ui/navigation/list-filters.tsx"
import { OCCURRENCE_LIST, type OccurrenceListQuery } from "../occurrence-list.ts"

/** State as tabs; kind and order as lists. */
export function OccurrenceFilters({ query }: { query: OccurrenceListQuery }) {
  return (
    <ListFilters
      path={OCCURRENCE_LIST.path}
      tabs={{ label: "Stand", links: viewsOf(OCCURRENCE_LIST, query, "status") }}
      kept={{ stand: query.status }}
      choices={filtersOf(OCCURRENCE_LIST, query, { kind: "Art", sort: "Reihenfolge" })}
    />
  )
}
