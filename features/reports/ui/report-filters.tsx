import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { ListFilters } from "#ui/list-filters.tsx"
import { REPORT_LIST, type ReportListQuery } from "../report-list.ts"

/** State as tabs; reason, kind and order as lists. */
export function ReportFilters({ query }: { query: ReportListQuery }) {
  return (
    <ListFilters
      path={REPORT_LIST.path}
      tabs={{ label: "Stand", links: viewsOf(REPORT_LIST, query, "stand") }}
      kept={{ stand: query.stand }}
      choices={filtersOf(REPORT_LIST, query, {
        grund: "Grund",
        art: "Was gemeldet ist",
        sortierung: "Reihenfolge",
      })}
    />
  )
}
