import { Heart } from "lucide"
import { Button } from "#ui/buttons/button.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { type FavouriteTarget, useFavourite } from "./use-favourite.ts"

/** „Merken“ on the page of a flight. Its words stay the same; pressed or not says the heart. */
export function FavouriteButton({ flight }: { flight: FavouriteTarget }) {
  const { canNote, isNoted, toggle } = useFavourite(flight)
  if (!canNote) return null
  return (
    <Button
      variant="secondary"
      size="small"
      icon={Heart}
      aria-pressed={isNoted}
      onClick={toggle}
      className={isNoted ? "noscript:hidden [&_svg]:fill-act [&_svg]:text-act" : "noscript:hidden"}
    >
      Merken
      <VisuallyHidden>{flight.title}</VisuallyHidden>
    </Button>
  )
}
