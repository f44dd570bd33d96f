import { listAddress } from "#platform/list-address.ts"
import { ListFilters } from "#ui/list-filters.tsx"
import { TabLinks } from "#ui/tab-links.tsx"
import { JOBS_LIST, type JobsQuery } from "../jobs-list.ts"

const { path, choices } = JOBS_LIST

/** Four views as tabs; only what has failed is filtered. */
export function JobsFilters({ query }: { query: JobsQuery }) {
  const views = Object.keys(choices.ansicht) as JobsQuery["ansicht"][]
  const links = views.map((ansicht) => ({
    label: choices.ansicht[ansicht],
    href: listAddress(JOBS_LIST, query, { ansicht, warteschlange: "" }),
    isCurrent: query.ansicht === ansicht,
  }))
  if (query.ansicht !== "gescheitert" && query.ansicht !== "einzelfaelle") {
    return <TabLinks label="Ansicht" tabs={links} />
  }
  return (
    <ListFilters
      path={path}
      tabs={{ label: "Ansicht", links }}
      kept={{ ansicht: query.ansicht }}
      choices={[
        {
          name: "warteschlange",
          label: "Warteschlange",
          value: query.warteschlange,
          options: choices.warteschlange,
        },
      ]}
    />
  )
}
