import { Link } from "react-router"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { LEGAL_LINKS } from "./site-links.ts"

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
