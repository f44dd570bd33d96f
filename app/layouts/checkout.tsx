import { Outlet } from "react-router"
import { LegalFooter } from "#app/legal-footer.tsx"
import { chrome } from "#app/site-links.ts"
import { CheckoutHeader } from "#ui/page-chrome/checkout-header.tsx"
import { SkipLink } from "#ui/skip-link.tsx"

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
