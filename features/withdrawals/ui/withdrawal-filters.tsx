import { listAddress } from "#platform/list-address.ts"
import { ListFilters } from "#ui/list-filters.tsx"
import { WITHDRAWAL_LIST, type WithdrawalWish } from "../withdrawal-list.ts"

const { path, choices } = WITHDRAWAL_LIST

/** State as tabs, order as a list, a search. */
export function WithdrawalFilters({ wish }: { wish: WithdrawalWish }) {
  const states = Object.keys(choices.stand) as WithdrawalWish["stand"][]
  return (
    <ListFilters
      path={path}
      tabs={{
        label: "Stand",
        links: states.map((stand) => ({
          label: choices.stand[stand],
          href: listAddress(WITHDRAWAL_LIST, wish, { stand }),
          isCurrent: wish.stand === stand,
        })),
      }}
      kept={{ stand: wish.stand }}
      choices={[
        {
          name: "sortierung",
          label: "Reihenfolge",
          value: wish.sortierung,
          options: choices.sortierung,
        },
      ]}
      search={{ label: "Suche", value: wish.suche, placeholder: "Vorgang, Name, Vertrag" }}
    />
  )
}
