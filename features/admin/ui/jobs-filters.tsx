import { listAddress } from "#platform/list-address.ts"
import { ListFilters } from "#ui/navigation/list-filters.tsx"
import { TabLinks } from "#ui/navigation/tab-links.tsx"
import { JOBS_LIST, type JobsQuery } from "../jobs-list.ts"

const { path, choices } = JOBS_LIST

/** Four views as tabs; only what has failed is filtered. */
export function JobsFilters({ query }: { query: JobsQuery }) {
  const views = Object.keys(choices.view) as JobsQuery["view"][]
  const links = views.map((view) => ({
    label: choices.view[view],
    href: listAddress(JOBS_LIST, query, { view, queue: "" }),
    isCurrent: query.view === view,
  }))
  if (query.view !== "gescheitert" && query.view !== "einzelfaelle") {
    return <TabLinks label="Ansicht" tabs={links} />
  }
  return (
    <ListFilters
      path={path}
      tabs={{ label: "Ansicht", links }}
      kept={{ ansicht: query.view }}
      choices={[
        {
          name: "warteschlange",
          label: "Warteschlange",
          value: query.queue,
          options: choices.queue,
        },
      ]}
    />
  )
}
