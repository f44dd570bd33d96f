import { Outlet } from "react-router"
import { chrome } from "#app/site-links.ts"
import { CheckoutHeader } from "#ui/page-chrome/checkout-header.tsx"
import { SkipLink } from "#ui/skip-link.tsx"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"

// what the law wants within reach of every page; a new tab keeps what was typed
const LEGAL_LINKS = [
  { label: "Impressum", href: "/de/impressum" },
  { label: "AGB", href: "/de/agb" },
  { label: "Datenschutz", href: "/de/datenschutz" },
  { label: "Barrierefreiheit", href: "/de/barrierefreiheit" },
  { label: "Vertrag widerrufen", href: "/de/widerruf" },
] as const

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
        <ul className="mx-auto flex max-w-page flex-wrap gap-x-6 px-gutter py-3 text-small text-ink2">
          {LEGAL_LINKS.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center hover:underline"
              >
                {label}
                <VisuallyHidden> (neuer Tab)</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      </footer>
    </div>
  )
}
