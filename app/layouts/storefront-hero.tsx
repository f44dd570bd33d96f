import { Outlet } from "react-router"
import { StorefrontFrame } from "./storefront-frame.tsx"

/** Pages about one thing: a flight, a place, a person, a text; each opens with its own picture. */
export default function StorefrontHeroLayout() {
  return (
    <StorefrontFrame>
      <Outlet />
    </StorefrontFrame>
  )
}
