import { listAddress } from "#platform/list-address.ts"
import { ListFilters } from "#ui/list-filters.tsx"
import { USER_LIST, type UserListWish } from "../user-list.ts"

const { path, choices } = USER_LIST

/** Groups as tabs, a search, the order as a list. */
export function UserListFilters({ wish }: { wish: UserListWish }) {
  const groups = Object.keys(choices.wer) as UserListWish["wer"][]
  return (
    <ListFilters
      path={path}
      tabs={{
        label: "Wer",
        links: groups.map((wer) => ({
          label: choices.wer[wer],
          href: listAddress(USER_LIST, wish, { wer }),
          isCurrent: wish.wer === wer,
        })),
      }}
      kept={{ wer: wish.wer }}
      search={{ label: "Suche", value: wish.suche, placeholder: "Name, E-Mail oder Nummer" }}
      choices={[
        {
          name: "sortierung",
          label: "Reihenfolge",
          value: wish.sortierung,
          options: choices.sortierung,
        },
      ]}
    />
  )
}
