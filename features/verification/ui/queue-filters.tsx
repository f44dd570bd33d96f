import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { ListFilters } from "#ui/navigation/list-filters.tsx"
import { DOCUMENT_QUEUE, type DocumentQueueQuery } from "../document-queue-list.ts"

/** State as tabs, kind and order as lists. */
export function QueueFilters({ query }: { query: DocumentQueueQuery }) {
  return (
    <ListFilters
      path={DOCUMENT_QUEUE.path}
      tabs={{ label: "Stand", links: viewsOf(DOCUMENT_QUEUE, query, "status") }}
      kept={{ stand: query.status }}
      choices={filtersOf(DOCUMENT_QUEUE, query, { kind: "Art", sort: "Reihenfolge" })}
    />
  )
}
