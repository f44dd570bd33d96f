import { Outlet } from "react-router"
import { StorefrontFrame } from "./storefront-frame.tsx"

/** Most pages of the storefront: a solid header over the page. */
export default function StorefrontLayout() {
  return (
    <StorefrontFrame>
      <Outlet />
    </StorefrontFrame>
  )
}
