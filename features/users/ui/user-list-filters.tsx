import { filtersOf, viewsOf } from "#platform/list-address.ts"
import { ListFilters } from "#ui/list-filters.tsx"
import { USER_LIST, type UserListWish } from "../user-list.ts"

/** Groups as tabs, a search, the order as a list. */
export function UserListFilters({ wish }: { wish: UserListWish }) {
  return (
    <ListFilters
      path={USER_LIST.path}
      tabs={{ label: "Wer", links: viewsOf(USER_LIST, wish, "wer") }}
      kept={{ wer: wish.wer }}
      choices={filtersOf(USER_LIST, wish, { sortierung: "Reihenfolge" })}
      search={{ label: "Suche", value: wish.suche, placeholder: "Name, E-Mail oder Nummer" }}
    />
  )
}
