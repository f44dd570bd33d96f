import type { ReactNode } from "react"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { moneyOfBookingPath } from "#features/bookings/core/money-path.ts"
import { askPath } from "#features/chat/core/ask-path.ts"
import { flightPath, flightRoomPath } from "#features/flights/core/flight-path.ts"
import { formatFromTo } from "#features/flights/core/format-from-to.ts"
import { pictureFiles } from "#features/flights/core/picture-files.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatShortDay, formatTime } from "#platform/time.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { CockpitBooking } from "../cockpit.ts"
import { BookingRowNext } from "./booking-row-next.tsx"
import { BookingRowStatus } from "./booking-row-status.tsx"

interface BookingRowProps {
  booking: CockpitBooking
  now: Date
  /** In the room of its flight, which stands above it. */
  isInRoom: boolean
  /** What has to be answered, before everything else. */
  question?: ReactNode
  children?: ReactNode
}

/** A booking in the list: where it stands, what happens next, what can be done. */
export function BookingRow({ booking, now, isInRoom, question, children }: BookingRowProps) {
  const { flight } = booking
  const departsAt = new Date(flight.departsAt)
  return (
    <div
      className={classNames(
        "grid gap-x-4 gap-y-3 py-4",
        !isInRoom && "sm:grid-cols-[5.5rem_minmax(0,1fr)]",
      )}
    >
      {!isInRoom && (
        <ScenePicture
          {...pictureFiles(flight.picture, "5.5rem")}
          alt=""
          className="rounded-small max-sm:hidden"
          aspect="photo"
        />
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <BookingRowStatus booking={booking} now={now} />
          <span className="text-small text-ink2">
            {formatSeatCount(booking.seats)}
            {booking.seatsBefore !== null && " dazu"} ·{" "}
            <TextLink href={moneyOfBookingPath(booking.id)} className="tabular-nums">
              {formatEuro(booking.totalCents)}
              <VisuallyHidden>, Zahlung ansehen</VisuallyHidden>
            </TextLink>
          </span>
        </p>
        {!isInRoom && (
          <>
            <h3 className="mt-2 text-h4">
              <TextLink href={pageOf(booking)}>{flight.title}</TextLink>
            </h3>
            <p className="mt-1 flex flex-wrap gap-x-2 text-small text-ink2">
              <span>
                {formatShortDay(departsAt, flight.timeZone)},{" "}
                <span className="font-mono tracking-time">
                  {formatTime(departsAt, flight.timeZone)}
                </span>
              </span>
              <span>
                {formatFromTo({
                  departureName: flight.departure.name,
                  destinationName: flight.destination.name,
                })}
              </span>
              <TextLink href={askPath({ kind: "booking", bookingId: booking.id })} isInline>
                Nachricht an {booking.pilot.name}
              </TextLink>
            </p>
          </>
        )}
        {question && <div className="mt-4">{question}</div>}
        <BookingRowNext booking={booking} isFolded={!isInRoom} />
        {children}
      </div>
    </div>
  )
}

/** A start that is only proposed has no flight of its own yet. */
function pageOf({ isProposal, flight }: CockpitBooking): string {
  return isProposal ? flightPath(flight.id) : flightRoomPath(flight.id)
}
