import { Zap } from "lucide"
import { type ReactNode, useContext } from "react"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { pictureFiles } from "#features/flights/core/picture-files.ts"
import { usePictureTransition } from "#features/flights/core/ui/use-picture-transition.ts"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { formatEuro } from "#platform/money.ts"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { FlightCardData } from "../flight-card.ts"
import { CardCorner } from "./card-corner.ts"
import { CardFacts, PilotLine } from "./card-facts.tsx"

interface FlightCardProps {
  flight: FlightCardData
  /** On the picture instead of „Sofort buchbar“. */
  badge?: ReactNode
  /** Its place in the page's outline. */
  heading?: "h2" | "h3"
}

/** A flight to choose from: picture above (beside it in a wide `@container`), strip, pilot and the whole price. */
export function FlightCard({ flight, badge, heading = "h3" }: FlightCardProps) {
  const cornerOf = useContext(CardCorner)
  const moving = usePictureTransition(flightPath(flight.id))
  return (
    <Card as="article" inset="none" className="flex h-full flex-col @min-[40rem]:flex-row">
      <div style={moving} className="relative @min-[40rem]:w-[45%] @min-[40rem]:shrink-0">
        <ScenePicture
          {...pictureFiles(flight.picture, "(min-width: 45rem) 25rem, 100vw")}
          alt=""
          className="@min-[40rem]:aspect-auto @min-[40rem]:h-full"
        />
        {(badge || flight.isInstantBooking) && (
          <span className="absolute top-3 left-3">
            {badge ?? (
              <Badge tone="picture" icon={Zap}>
                Sofort buchbar
              </Badge>
            )}
          </span>
        )}
        <span className="absolute top-2 right-2 z-10">{cornerOf(flight, "picture")}</span>
      </div>
      <div className="flex min-w-0 flex-1 flex-col px-5 pt-4 pb-5">
        <CardFacts hit={flight} heading={heading} />
        <div className="@container mt-auto">
          <div className="grid gap-x-3 gap-y-3 pt-4 @min-[19rem]:grid-cols-[1fr_auto] @min-[19rem]:items-end">
            <div className="flex min-w-0 items-center gap-3">
              <PersonAvatar person={flight.pilot} />
              <PilotLine hit={flight} />
            </div>
            <p className="flex items-baseline justify-between gap-x-2 @min-[19rem]:block @min-[19rem]:text-end">
              <strong className="whitespace-nowrap text-[1.25rem] leading-tight font-semibold tabular-nums @min-[19rem]:block">
                {formatEuro(flight.totalCents)}
              </strong>
              <span className="text-fine text-ink2 @min-[19rem]:block">
                pro{"\u00a0"}Person, alles{"\u00a0"}drin
              </span>
            </p>
          </div>
        </div>
      </div>
    </Card>
  )
}
