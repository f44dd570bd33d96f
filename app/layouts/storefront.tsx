import { Outlet, useMatches } from "react-router"
import { StorefrontFrame } from "./storefront-frame.tsx"

/** What a page of the storefront may say about itself. */
export interface StorefrontHandle {
  /** `scene`: the header lies on the picture that opens the page. */
  header: "scene"
}

/** Home, topics and the other doors into the product. */
export default function StorefrontLayout() {
  const match = useMatches().at(-1)
  const handle = match?.handle as StorefrontHandle | undefined
  return (
    <StorefrontFrame header={handle?.header ?? "solid"}>
      <Outlet />
    </StorefrontFrame>
  )
}
