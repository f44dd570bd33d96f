import { Link } from "react-router"
import { LEGAL_LINKS } from "#app/site-links.ts"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"

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
