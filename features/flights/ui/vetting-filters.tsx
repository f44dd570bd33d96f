import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { ListFilters } from "#ui/list-filters.tsx"
import { VETTING_LIST, type VettingWish } from "../vetting-list.ts"

/** State as tabs, kind and order as lists, a search. */
export function VettingFilters({ wish }: { wish: VettingWish }) {
  return (
    <ListFilters
      path={VETTING_LIST.path}
      tabs={{ label: "Stand", links: viewsOf(VETTING_LIST, wish, "stand") }}
      kept={{ stand: wish.stand }}
      choices={filtersOf(VETTING_LIST, wish, { art: "Art", sortierung: "Reihenfolge" })}
      search={{ label: "Suche", value: wish.suche, placeholder: "Flugnummer, Flugplatz, Pilot:in" }}
    />
  )
}
