import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { ListFilters } from "#ui/list-filters.tsx"
import { OUTBOX_LIST, type OutboxWish } from "../outbox-list.ts"

/** State as tabs, sort and order as lists, a search. */
export function OutboxFilters({ wish }: { wish: OutboxWish }) {
  return (
    <ListFilters
      path={OUTBOX_LIST.path}
      tabs={{ label: "Stand", links: viewsOf(OUTBOX_LIST, wish, "stand") }}
      kept={{ stand: wish.stand }}
      choices={filtersOf(OUTBOX_LIST, wish, { art: "Art", sortierung: "Reihenfolge" })}
      search={{ label: "Suche", value: wish.suche, placeholder: "Betreff oder ganze Adresse" }}
    />
  )
}
