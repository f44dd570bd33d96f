import { ButtonLink } from "#ui/buttons/button-link.tsx"

interface OlderNewerProps {
  /** Addresses of the neighbouring pages of a list that grows at its beginning; null: there is none. */
  older: string | null
  newer: string | null
}

/** Turns the pages of a list whose newest rows come first. */
export function OlderNewer({ older, newer }: OlderNewerProps) {
  if (older === null && newer === null) return null
  return (
    <nav aria-label="Seiten" className="flex flex-wrap justify-center gap-3">
      {newer !== null && (
        <ButtonLink href={newer} variant="secondary" rel="prev">
          Neuere
        </ButtonLink>
      )}
      {older !== null && (
        <ButtonLink href={older} variant="secondary" rel="next">
          Ältere
        </ButtonLink>
      )}
    </nav>
  )
}
