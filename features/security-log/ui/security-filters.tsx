import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { ListFilters } from "#ui/navigation/list-filters.tsx"
import { SECURITY_LIST, type SecurityQuery } from "../security-list.ts"

/** Order as tabs, the kind as a list, an account by its number. */
export function SecurityFilters({ query }: { query: SecurityQuery }) {
  return (
    <ListFilters
      path={SECURITY_LIST.path}
      tabs={{ label: "Reihenfolge", links: viewsOf(SECURITY_LIST, query, "sort") }}
      kept={{ sortierung: query.sort }}
      choices={filtersOf(SECURITY_LIST, query, { kind: "Art" })}
      search={{ label: "Konto", value: query.search, placeholder: "Nummer des Kontos" }}
    />
  )
}
