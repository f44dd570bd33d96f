import { Zap } from "lucide-react"
import { type ReactNode, useContext } from "react"
import { Link } from "react-router"
import { FLIGHT_KIND_LABELS } from "#features/flights/flight.ts"
import { PersonAvatar } from "#features/users/ui/person-avatar.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatDuration, formatShortDay, formatTime } from "#platform/time.ts"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { FlightStrip } from "#ui/flight-strip.tsx"
import { Rating } from "#ui/rating.tsx"
import { ScenePicture } from "#ui/scene-picture.tsx"
import type { FlightCardData } from "../flight-card.ts"
import { CardCorner } from "./card-corner.ts"

interface FlightCardProps {
  flight: FlightCardData
  /** On the picture instead of „Sofort buchbar“. */
  badge?: ReactNode
  /** Its place in the page's outline. */
  heading?: "h2" | "h3"
}

/** A flight to choose from: picture above, strip, pilot and the whole price. */
export function FlightCard({ flight, badge, heading = "h3" }: FlightCardProps) {
  return (
    <Card as="article" inset="none" className="flex h-full flex-col">
      <div className="relative">
        <ScenePicture src={flight.picture} alt="" />
        {(badge || flight.isInstantBooking) && (
          <span className="absolute top-3 left-3">
            {badge ?? (
              <Badge tone="picture" icon={Zap}>
                Sofort buchbar
              </Badge>
            )}
          </span>
        )}
        <PictureCorner flight={flight} />
      </div>
      <div className="flex flex-1 flex-col px-5 pt-4 pb-5">
        <FlightFacts flight={flight} heading={heading} />
        <div className="mt-auto flex items-end justify-between gap-3 pt-4">
          <div className="flex min-w-0 items-center gap-3">
            <PersonAvatar person={flight.pilot} />
            <PilotLine flight={flight} />
          </div>
          <p className="shrink-0 text-end max-[25rem]:w-min">
            <strong className="block whitespace-nowrap text-[1.25rem] leading-tight font-semibold tabular-nums">
              {formatEuro(flight.totalCents)}
            </strong>
            <span className="block text-fine text-ink2">
              pro{"\u00a0"}Person, alles{"\u00a0"}drin
            </span>
          </p>
        </div>
      </div>
    </Card>
  )
}

/** The same flight in a list: picture at the left from 720 px on. */
export function FlightRow({
  flight,
  isFirst = false,
  heading = "h2",
}: Omit<FlightCardProps, "badge"> & { isFirst?: boolean }) {
  return (
    <Card as="article" inset="none" className="md:flex">
      <div className="relative md:w-[30%] md:shrink-0">
        <PictureCorner flight={flight} />
        <ScenePicture
          src={flight.picture}
          alt=""
          isFirst={isFirst}
          className="md:aspect-auto md:h-full"
        />
      </div>
      <div className="min-w-0 flex-1 px-5 pt-4 pb-4">
        <FlightFacts flight={flight} heading={heading} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3.5">
          <PilotLine flight={flight} isInline />
          <div className="ms-auto flex items-center gap-3">
            {flight.isInstantBooking && (
              <Badge tone="info" icon={Zap}>
                Sofort buchbar
              </Badge>
            )}
            <strong className="text-[1.25rem] leading-tight font-semibold tabular-nums">
              {formatEuro(flight.totalCents)}
            </strong>
          </div>
        </div>
      </div>
    </Card>
  )
}

function PictureCorner({ flight }: { flight: FlightCardData }) {
  const cornerOf = useContext(CardCorner)
  return <span className="absolute top-2 right-2 z-10">{cornerOf(flight)}</span>
}

function FlightFacts({
  flight,
  heading: Heading,
}: {
  flight: FlightCardData
  heading: "h2" | "h3"
}) {
  const departsAt = new Date(flight.departsAt)
  const kind = FLIGHT_KIND_LABELS[flight.kind]
  const duration = formatDuration(flight.durationMinutes)
  return (
    <>
      <p className="flex justify-between gap-3 text-small text-ink2">
        <span>
          {formatShortDay(departsAt, flight.timeZone)} · {kind}
        </span>
        <span>{seatsLeft(flight.freeSeats)}</span>
      </p>
      <Heading className="mt-1.5 border-b border-line pb-3 text-h4 text-balance">
        <Link
          to={`/de/flug/${flight.id}`}
          className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {flight.title}
        </Link>
      </Heading>
      <div className="pt-3">
        <FlightStrip
          from={{ time: formatTime(departsAt, flight.timeZone), code: flight.departure.code }}
          to={{
            time: formatTime(new Date(flight.arrivesAt), flight.timeZone),
            code: flight.destination.code,
          }}
          middle={flight.kind === "one_way" ? duration : `${kind} ${duration}`}
        />
      </div>
    </>
  )
}

function PilotLine({ flight, isInline = false }: { flight: FlightCardData; isInline?: boolean }) {
  const { name, rating, reviewCount } = flight.pilot
  return (
    <p className="min-w-0 text-fine text-ink2">
      <span className={isInline ? "text-ink" : "block font-semibold text-ink"}>
        {name}
        {rating !== null && (
          <span className="font-normal text-ink2">
            {" · "}
            <Rating mean={rating} count={reviewCount} />
          </span>
        )}
      </span>
      {isInline && " · "}
      Privater Anbieter
    </p>
  )
}

function seatsLeft(free: number): string {
  if (free === 0) return "ausgebucht"
  return free === 1 ? "noch 1 Platz" : `noch ${free} Plätze`
}
