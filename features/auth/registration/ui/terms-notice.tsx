import { TextLink } from "#ui/elements/text-link.tsx"

/** Below a button that makes an account; `press` are its words. */
export function TermsNotice({ press }: { press: string }) {
  return (
    <p className="text-small text-ink3">
      Mit „{press}“ nimmst du unsere{" "}
      <TextLink href="/de/agb" isInline target="_blank">
        AGB
      </TextLink>{" "}
      an. Was mit deinen Daten passiert, steht unter{" "}
      <TextLink href="/de/datenschutz" isInline target="_blank">
        Datenschutz
      </TextLink>
      .
    </p>
  )
}
