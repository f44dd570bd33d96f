import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { reviewPath } from "../review-paths.ts"

/** From a flight in a list to its form. */
export function ReviewLink({ flightId, title }: { flightId: number; title: string }) {
  return (
    <ButtonLink href={reviewPath(flightId)} size="small" variant="text">
      Bewerten<VisuallyHidden>: {title}</VisuallyHidden>
    </ButtonLink>
  )
}
