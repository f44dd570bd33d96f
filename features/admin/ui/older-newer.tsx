import { ButtonLink } from "#ui/buttons/button-link.tsx"

interface OlderNewerProps {
  /** Addresses of the neighbouring pages of a list by age; null: there is none. */
  older: string | null
  newer: string | null
  isOldestFirst?: boolean
}

/** Turns the pages of a list by age, the newest rows first unless told. */
export function OlderNewer({ older, newer, isOldestFirst = false }: OlderNewerProps) {
  const ways = [
    { label: "Neuere", href: newer },
    { label: "Ältere", href: older },
  ]
  if (isOldestFirst) ways.reverse()
  if (ways.every(({ href }) => href === null)) return null
  return (
    <nav aria-label="Seiten" className="flex flex-wrap justify-center gap-3">
      {ways.map(
        ({ label, href }, index) =>
          href !== null && (
            <ButtonLink key={label} href={href} variant="secondary" rel={index ? "next" : "prev"}>
              {label}
            </ButtonLink>
          ),
      )}
    </nav>
  )
}
