import { Outlet } from "react-router"
import { StorefrontFrame } from "./storefront-frame.tsx"

/** The search: what is looked for stands in the page itself. */
export default function SearchLayout() {
  return (
    <StorefrontFrame>
      <Outlet />
    </StorefrontFrame>
  )
}
