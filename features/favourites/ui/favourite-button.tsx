import { Heart } from "lucide-react"
import { Button } from "#ui/button.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"
import { useFavourite } from "./use-favourite.ts"

interface FavouriteProps {
  flight: { id: number; title: string }
  userId: number | null
  isNoted: boolean
}

/** „Merken“ on the page of a flight. Its words stay the same; pressed or not says the heart. */
export function FavouriteButton({ flight, userId, isNoted }: FavouriteProps) {
  const favourite = useFavourite({ flightId: flight.id, userId, isNoted })
  return (
    <Button
      variant="secondary"
      size="small"
      icon={Heart}
      aria-pressed={favourite.isNoted}
      onClick={favourite.toggle}
      className={
        favourite.isNoted ? "noscript:hidden [&_svg]:fill-act [&_svg]:text-act" : "noscript:hidden"
      }
    >
      Merken
      <VisuallyHidden>{flight.title}</VisuallyHidden>
    </Button>
  )
}

/** The heart on the picture of a card, above the link that covers it. */
export function FavouriteHeart({ flight, userId, isNoted }: FavouriteProps) {
  const favourite = useFavourite({ flightId: flight.id, userId, isNoted })
  return (
    <IconButton
      variant="picture"
      icon={Heart}
      label={`${flight.title} merken`}
      isPressed={favourite.isNoted}
      onClick={favourite.toggle}
      className="noscript:hidden"
    />
  )
}
