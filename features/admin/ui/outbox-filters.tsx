import { listAddress } from "#platform/list-address.ts"
import { ListFilters } from "#ui/list-filters.tsx"
import { OUTBOX_LIST, type OutboxWish } from "../outbox-list.ts"

const { path, choices } = OUTBOX_LIST

/** State as tabs, sort and order as lists, a search. */
export function OutboxFilters({ wish }: { wish: OutboxWish }) {
  const states = Object.keys(choices.stand) as OutboxWish["stand"][]
  return (
    <ListFilters
      path={path}
      tabs={{
        label: "Stand",
        links: states.map((stand) => ({
          label: choices.stand[stand],
          href: listAddress(OUTBOX_LIST, wish, { stand }),
          isCurrent: wish.stand === stand,
        })),
      }}
      kept={{ stand: wish.stand }}
      choices={[
        { name: "art", label: "Art", value: wish.art, options: choices.art },
        {
          name: "sortierung",
          label: "Reihenfolge",
          value: wish.sortierung,
          options: choices.sortierung,
        },
      ]}
      search={{
        label: "Suche",
        value: wish.suche,
        placeholder: "Betreff oder ganze Adresse",
      }}
    />
  )
}
