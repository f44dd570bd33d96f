import { TextLink } from "#ui/text-link.tsx"

/** For whoever gets an account with the code. */
export function FlightRequestTerms() {
  return (
    <p className="text-small text-ink3">
      Mit „Gesuch aufgeben“ nimmst du unsere{" "}
      <TextLink href="/de/agb" isInline target="_blank">
        AGB
      </TextLink>{" "}
      an. Was mit deinen Daten passiert, steht beim{" "}
      <TextLink href="/de/datenschutz" isInline target="_blank">
        Datenschutz
      </TextLink>
      .
    </p>
  )
}
