import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { columnWords } from "#platform/list-columns.ts"
import { ListFilters } from "#ui/navigation/list-filters.tsx"
import { OUTBOX_LIST, type OutboxQuery } from "../outbox-list.ts"

/** State as tabs, sort and order as lists, a search. */
export function OutboxFilters({ query }: { query: OutboxQuery }) {
  return (
    <ListFilters
      path={OUTBOX_LIST.path}
      tabs={{ label: "Stand", links: viewsOf(OUTBOX_LIST, query, "status") }}
      kept={{ stand: query.status, ...columnWords(query.columns) }}
      choices={filtersOf(OUTBOX_LIST, query, { kind: "Art", sort: "Reihenfolge" })}
      search={{ label: "Suche", value: query.search, placeholder: "Betreff oder ganze Adresse" }}
    />
  )
}
