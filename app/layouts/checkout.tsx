import { Outlet } from "react-router"
import { SkipLink } from "#ui/navigation/skip-link.tsx"
import { CheckoutHeader } from "../page-chrome/checkout-header.tsx"
import { LegalFooter } from "../page-chrome/legal-footer.tsx"
import { chrome } from "../page-chrome/site-links.ts"

/** The checkout: nothing that leads away from the order. */
export default function CheckoutLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <CheckoutHeader {...chrome} title="Kasse" />
      <main id="inhalt" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto max-w-page px-gutter py-3">
          <LegalFooter opensNewTab />
        </div>
      </footer>
    </div>
  )
}
