import { Link } from "react-router"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"

// what the law wants within reach of every page (product decisions, section 6)
const LEGAL_LINKS = [
  { label: "Impressum", href: "/de/impressum" },
  { label: "AGB", href: "/de/agb" },
  { label: "Datenschutz", href: "/de/datenschutz" },
  { label: "Barrierefreiheit", href: "/de/barrierefreiheit" },
  { label: "Vertrag widerrufen", href: "/de/widerruf" },
] as const

const link = "inline-flex min-h-11 items-center hover:underline"

interface LegalFooterProps {
  /** A new tab keeps what was typed on the page. */
  opensNewTab?: boolean
}

/** The foot of the pages that have no large one. */
export function LegalFooter({ opensNewTab = false }: LegalFooterProps) {
  return (
    <ul className="flex flex-wrap gap-x-6 text-small text-ink2">
      {LEGAL_LINKS.map(({ label, href }) => (
        <li key={href}>
          {opensNewTab ? (
            <a href={href} target="_blank" rel="noreferrer" className={link}>
              {label}
              <VisuallyHidden> (neuer Tab)</VisuallyHidden>
            </a>
          ) : (
            <Link to={href} className={link}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
