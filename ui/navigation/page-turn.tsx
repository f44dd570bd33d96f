import { ButtonLink } from "#ui/buttons/button-link.tsx"

type PageTurnProps = {
  /** Addresses of the neighbouring pages; null: the list ends there. */
  previous: string | null
  next: string | null
}

/** To the page before and to the one after, of a list whose pages have no numbers. */
export function PageTurn({ previous, next }: PageTurnProps) {
  if (next === null && previous === null) return null
  return (
    <nav aria-label="Seiten" className="flex flex-wrap justify-center gap-3">
      {previous !== null && (
        <ButtonLink href={previous} variant="secondary" rel="prev">
          Zurück
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink href={next} variant="secondary" rel="next">
          Weiter
        </ButtonLink>
      )}
    </nav>
  )
}
