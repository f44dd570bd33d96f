import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { ListFilters } from "#ui/list-filters.tsx"
import { REPORT_LIST, type ReportListWish } from "../report-list.ts"

/** State as tabs; reason, kind and order as lists. */
export function ReportFilters({ wish }: { wish: ReportListWish }) {
  return (
    <ListFilters
      path={REPORT_LIST.path}
      tabs={{ label: "Stand", links: viewsOf(REPORT_LIST, wish, "stand") }}
      kept={{ stand: wish.stand }}
      choices={filtersOf(REPORT_LIST, wish, {
        grund: "Grund",
        art: "Was gemeldet ist",
        sortierung: "Reihenfolge",
      })}
    />
  )
}
