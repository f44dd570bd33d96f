import { Zap } from "lucide"
import { useContext } from "react"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { pictureFiles } from "#features/flights/core/picture-files.ts"
import { usePictureTransition } from "#features/flights/core/ui/use-picture-transition.ts"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { formatEuro } from "#platform/money.ts"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { SearchHit } from "../offer-card.ts"
import { CardCorner } from "./card-corner.ts"
import { CardFacts, PilotLine } from "./card-facts.tsx"

interface FlightRowProps {
  hit: SearchHit
  heading?: "h2" | "h3"
  /** The first picture of the page comes with it. */
  isFirst?: boolean
  /** The one that is shown elsewhere, too, such as on a map. */
  isSelected?: boolean
}

/** A flight in a list: picture at the left from 720 px on. */
export function FlightRow({
  hit,
  heading = "h2",
  isFirst = false,
  isSelected = false,
}: FlightRowProps) {
  const cornerOf = useContext(CardCorner)
  const moving = usePictureTransition(flightPath(hit.id))
  return (
    <Card as="article" inset="none" isSelected={isSelected} className="md:flex">
      <div style={moving} className="relative md:w-[30%] md:shrink-0">
        <ScenePicture
          {...pictureFiles(hit.picture, "(min-width: 45rem) 18rem, 100vw")}
          alt=""
          isFirst={isFirst}
          className="md:aspect-auto md:h-full"
        />
        {hit.isInstantBooking && (
          <span className="absolute top-3 left-3">
            <Badge tone="picture" icon={Zap}>
              Sofort buchbar
            </Badge>
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1 px-5 py-4">
        <CardFacts hit={hit} heading={heading} corner={cornerOf(hit, "plain")} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3.5">
          <div className="flex min-w-0 items-center gap-2.5">
            <PersonAvatar person={hit.pilot} size="small" />
            <PilotLine hit={hit} isInline />
          </div>
          <p className="ms-auto text-end">
            <strong className="block text-[1.25rem] leading-tight font-semibold tabular-nums">
              {formatEuro(hit.totalCents)}
            </strong>
            <span className="block text-fine text-ink2">pro Person</span>
          </p>
        </div>
      </div>
    </Card>
  )
}
