import { listAddress } from "#platform/list-address.ts"
import { ListFilters } from "#ui/list-filters.tsx"
import { VETTING_LIST, type VettingWish } from "../vetting-list.ts"

const { path, choices } = VETTING_LIST

/** State as tabs, kind and order as lists, a search. */
export function VettingFilters({ wish }: { wish: VettingWish }) {
  const states = Object.keys(choices.stand) as VettingWish["stand"][]
  return (
    <ListFilters
      path={path}
      tabs={{
        label: "Stand",
        links: states.map((stand) => ({
          label: choices.stand[stand],
          href: listAddress(VETTING_LIST, wish, { stand }),
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
        placeholder: "Flugnummer, Flugplatz, Pilot:in",
      }}
    />
  )
}
