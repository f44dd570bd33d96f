import { Outlet } from "react-router"
import { StorefrontFrame } from "./storefront-frame.tsx"

/** Pages that open with a picture: the header lies on its sky. */
export default function StorefrontHeroLayout() {
  return (
    <StorefrontFrame header="scene">
      <Outlet />
    </StorefrontFrame>
  )
}
