import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { ListFilters } from "#ui/navigation/list-filters.tsx"
import { REPORT_LIST, type ReportListQuery } from "../report-list.ts"

/** State as tabs; reason, kind and order as lists. */
export function ReportFilters({ query }: { query: ReportListQuery }) {
  return (
    <ListFilters
      path={REPORT_LIST.path}
      tabs={{ label: "Stand", links: viewsOf(REPORT_LIST, query, "status") }}
      kept={{ stand: query.status }}
      choices={filtersOf(REPORT_LIST, query, {
        reason: "Grund",
        kind: "Was gemeldet ist",
        sort: "Reihenfolge",
      })}
    />
  )
}
