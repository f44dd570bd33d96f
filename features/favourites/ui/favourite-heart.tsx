import { Heart } from "lucide-react"
import { IconButton } from "#ui/icon-button.tsx"
import { type NotableFlight, useFavourite } from "./use-favourite.ts"

/** The heart on the picture of a card, above the link that covers it. */
export function FavouriteHeart({ flight }: { flight: NotableFlight }) {
  const { canNote, isNoted, toggle } = useFavourite(flight)
  if (!canNote) return null
  return (
    <IconButton
      variant="picture"
      icon={Heart}
      label={`${flight.title} merken`}
      isPressed={isNoted}
      onClick={toggle}
      className="noscript:hidden"
    />
  )
}
