import { listAddress } from "#platform/list-address.ts"
import { ListFilters } from "#ui/list-filters.tsx"
import { TabLinks } from "#ui/tab-links.tsx"
import { JOBS_LIST, type JobsWish } from "../jobs-list.ts"

const { path, choices } = JOBS_LIST

/** Four views as tabs; only what has failed is filtered. */
export function JobsFilters({ wish }: { wish: JobsWish }) {
  const views = Object.keys(choices.ansicht) as JobsWish["ansicht"][]
  const links = views.map((ansicht) => ({
    label: choices.ansicht[ansicht],
    href: listAddress(JOBS_LIST, wish, { ansicht, warteschlange: "" }),
    isCurrent: wish.ansicht === ansicht,
  }))
  if (wish.ansicht !== "gescheitert" && wish.ansicht !== "einzelfaelle") {
    return <TabLinks label="Ansicht" tabs={links} />
  }
  return (
    <ListFilters
      path={path}
      tabs={{ label: "Ansicht", links }}
      kept={{ ansicht: wish.ansicht }}
      choices={[
        {
          name: "warteschlange",
          label: "Warteschlange",
          value: wish.warteschlange,
          options: choices.warteschlange,
        },
      ]}
    />
  )
}
