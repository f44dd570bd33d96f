import { Outlet, useMatches } from "react-router"
import { StorefrontFrame } from "./storefront-frame.tsx"

/** What a page of the storefront may say about itself. */
export interface StorefrontHandle {
  /** `scene`: the header lies on the picture that opens the page. */
  header: "scene"
  /** What the sky behind the header is like, when it does not follow the theme. */
  skyOf?: (loaderData: unknown) => "light" | "dark" | undefined
}

/** Home, topics and the other doors into the product. */
export default function StorefrontLayout() {
  const match = useMatches().at(-1)
  const handle = match?.handle as StorefrontHandle | undefined
  return (
    <StorefrontFrame header={handle?.header ?? "solid"} sky={handle?.skyOf?.(match?.loaderData)}>
      <Outlet />
    </StorefrontFrame>
  )
}
