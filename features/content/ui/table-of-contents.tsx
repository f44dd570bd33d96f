import type { ContentHeading } from "../content-page.ts"

type TableOfContentsProps = {
  headings: readonly ContentHeading[]
  label?: string
}

/** The headings of a long page as links; nothing where there is nothing to jump to. */
export function TableOfContents({ headings, label = "Auf dieser Seite" }: TableOfContentsProps) {
  if (headings.length < 3) return null
  return (
    <nav aria-label={label}>
      <p className="text-fine text-ink3">{label}</p>
      <ol className="mt-2 border-b border-line">
        {headings.map(({ id, text }) => (
          <li key={id} className="border-t border-line">
            <a href={`#${id}`} className="block py-2.5 text-small text-ink2 hover:text-link">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
