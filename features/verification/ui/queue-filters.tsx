import { listAddress } from "#platform/list-address.ts"
import { ListFilters } from "#ui/list-filters.tsx"
import { DOCUMENT_QUEUE, type QueueWish } from "../document-queue-list.ts"

const { path, choices } = DOCUMENT_QUEUE

/** State as tabs, kind and order as lists. */
export function QueueFilters({ wish }: { wish: QueueWish }) {
  const states = Object.keys(choices.stand) as QueueWish["stand"][]
  return (
    <ListFilters
      path={path}
      tabs={{
        label: "Stand",
        links: states.map((stand) => ({
          label: choices.stand[stand],
          href: listAddress(DOCUMENT_QUEUE, wish, { stand }),
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
    />
  )
}
