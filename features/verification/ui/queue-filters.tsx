import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { ListFilters } from "#ui/list-filters.tsx"
import { DOCUMENT_QUEUE, type QueueWish } from "../document-queue-list.ts"

/** State as tabs, kind and order as lists. */
export function QueueFilters({ wish }: { wish: QueueWish }) {
  return (
    <ListFilters
      path={DOCUMENT_QUEUE.path}
      tabs={{ label: "Stand", links: viewsOf(DOCUMENT_QUEUE, wish, "stand") }}
      kept={{ stand: wish.stand }}
      choices={filtersOf(DOCUMENT_QUEUE, wish, { art: "Art", sortierung: "Reihenfolge" })}
    />
  )
}
