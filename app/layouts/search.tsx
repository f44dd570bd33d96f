import { Outlet, useRouteLoaderData } from "react-router"
import { SearchPill } from "#features/search/ui/search-pill.tsx"
import { SearchTop } from "#features/search/ui/search-top.tsx"
import { useSearchPanel } from "#features/search/ui/use-search-panel.ts"
import type { loader } from "../routes/search.tsx"
import { StorefrontFrame } from "./storefront-frame.tsx"

/** The search: what is looked for stands in the header, and all of it opens from there. */
export default function SearchLayout() {
  const asked = useRouteLoaderData<typeof loader>("routes/search")
  const panel = useSearchPanel()
  return (
    <StorefrontFrame center={asked && <SearchPill asked={asked} panel={panel} />}>
      {asked && <SearchTop asked={asked} panel={panel} />}
      <Outlet />
    </StorefrontFrame>
  )
}
