import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { columnWords } from "#platform/list-columns.ts"
import { ListFilters } from "#ui/navigation/list-filters.tsx"
import { USER_LIST, type UserListQuery } from "../user-list.ts"

/** Groups as tabs, a search, the order as a list. */
export function UserListFilters({ query }: { query: UserListQuery }) {
  return (
    <ListFilters
      path={USER_LIST.path}
      tabs={{ label: "Wer", links: viewsOf(USER_LIST, query, "group") }}
      kept={{ wer: query.group, ...columnWords(query.columns) }}
      choices={filtersOf(USER_LIST, query, { sort: "Reihenfolge" })}
      search={{ label: "Suche", value: query.search, placeholder: "Name, E-Mail oder Nummer" }}
    />
  )
}
