import { text } from "#platform/messages/text.ts"
import { TextLink } from "#ui/elements/text-link.tsx"

/** The terms of a subscription are the general ones (specification, section 9). */
export function SubscriptionTerms() {
  return (
    <p className="text-small text-ink3">
      Mit „{text("subscription.button.submit")}“ stimmst du unseren{" "}
      <TextLink href="/de/agb" isInline target="_blank">
        AGB
      </TextLink>{" "}
      zu. Was mit deinen Daten passiert, steht unter{" "}
      <TextLink href="/de/datenschutz" isInline target="_blank">
        Datenschutz
      </TextLink>
      .
    </p>
  )
}
