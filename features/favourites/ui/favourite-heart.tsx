import { Heart } from "lucide"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { type FavouriteTarget, useFavourite } from "./use-favourite.ts"

interface FavouriteHeartProps {
  flight: FavouriteTarget
  /** `picture`: a disc on the picture of a card. */
  look: "picture" | "plain"
}

/** The heart of a card, above the link that covers it. */
export function FavouriteHeart({ flight, look }: FavouriteHeartProps) {
  const { canNote, isNoted, toggle } = useFavourite(flight)
  if (!canNote) return null
  return (
    <IconButton
      variant={look}
      icon={Heart}
      label={`${flight.title} merken`}
      isPressed={isNoted}
      onClick={toggle}
      className="noscript:hidden"
    />
  )
}
