import { listAddress } from "#platform/list-address.ts"
import { ListFilters } from "#ui/list-filters.tsx"
import { REPORT_LIST, type ReportListWish } from "../report-list.ts"

const { path, choices } = REPORT_LIST

/** State as tabs; reason, kind and order as lists. */
export function ReportFilters({ wish }: { wish: ReportListWish }) {
  const states = Object.keys(choices.stand) as ReportListWish["stand"][]
  return (
    <ListFilters
      path={path}
      tabs={{
        label: "Stand",
        links: states.map((stand) => ({
          label: choices.stand[stand],
          href: listAddress(REPORT_LIST, wish, { stand }),
          isCurrent: wish.stand === stand,
        })),
      }}
      kept={{ stand: wish.stand }}
      choices={[
        { name: "grund", label: "Grund", value: wish.grund, options: choices.grund },
        { name: "art", label: "Was gemeldet ist", value: wish.art, options: choices.art },
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
