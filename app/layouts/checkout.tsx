import { Outlet } from "react-router"
import { chrome } from "#app/site-links.ts"
import { CheckoutHeader } from "#ui/page-chrome/checkout-header.tsx"
import { SkipLink } from "#ui/skip-link.tsx"

/** The checkout: nothing that leads away from the order. */
export default function CheckoutLayout() {
  return (
    <>
      <SkipLink />
      <CheckoutHeader {...chrome} title="Kasse" />
      <main id="inhalt" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
