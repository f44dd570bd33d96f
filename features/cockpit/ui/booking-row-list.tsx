import { useState } from "react"
import { useRevalidator } from "react-router"
import { paymentDuePath } from "#features/bookings/core/payment-due-path.ts"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { CockpitBooking } from "../cockpit.ts"
import { BookingRow } from "./booking-row.tsx"
import { BookingRowCalendar } from "./booking-row-calendar.tsx"
import { BookingRowChange } from "./booking-row-change.tsx"
import { BookingRowNewDates } from "./booking-row-new-dates.tsx"
import { BookingRowOtherStart } from "./booking-row-other-start.tsx"
import { BookingRowWithdraw } from "./booking-row-withdraw.tsx"

interface BookingRowListProps {
  bookings: readonly CockpitBooking[]
  title: string
  now: Date
  /** In the room of their flight, which stands above them; their papers stand beside them. */
  isInRoom?: boolean
}

/** A passenger's bookings of flights that are ahead. */
export function BookingRowList({ bookings, title, now, isInRoom = false }: BookingRowListProps) {
  const [message, setMessage] = useState<StepMessage>()
  const revalidator = useRevalidator()
  const hear = (answer: StepMessage) => {
    setMessage(answer)
    if (answer.kind !== "unreachable") void revalidator.revalidate()
  }
  if (bookings.length === 0 && !message) return null
  return (
    <Card as="section" labelledBy="buchungen">
      <h2 id="buchungen" className="text-h3">
        {title}
      </h2>
      <CockpitMessage message={message} />
      <ul className="mt-4">
        {bookings.map((booking) => (
          <li key={booking.id} className="border-t border-line last:-mb-5">
            <BookingRow
              booking={booking}
              now={now}
              isInRoom={isInRoom}
              question={
                booking.change && (
                  <BookingRowChange
                    key={booking.change.changeId}
                    booking={booking}
                    change={booking.change}
                    onAnswered={hear}
                  />
                )
              }
            >
              {(booking.canWithdraw ||
                (booking.calendar && !isInRoom) ||
                booking.newDates.length > 0) && (
                <div className="mt-4 flex flex-wrap items-start gap-3">
                  {booking.paymentDueBy && (
                    <ButtonLink
                      href={paymentDuePath({
                        flightId: booking.flight.id,
                        bookingId: booking.id,
                      })}
                      size="small"
                    >
                      Jetzt bezahlen
                    </ButtonLink>
                  )}
                  {booking.canAcceptOtherStart && booking.counterDepartsAt ? (
                    <BookingRowOtherStart
                      booking={booking}
                      startsAt={booking.counterDepartsAt}
                      onAnswered={hear}
                    />
                  ) : (
                    booking.canWithdraw && (
                      <BookingRowWithdraw booking={booking} onWithdrawn={hear} />
                    )
                  )}
                  {booking.newDates.length > 0 && (
                    <BookingRowNewDates booking={booking} onAnswered={hear} />
                  )}
                  {booking.calendar && !isInRoom && (
                    <BookingRowCalendar calendar={booking.calendar} title={booking.flight.title} />
                  )}
                </div>
              )}
            </BookingRow>
          </li>
        ))}
      </ul>
    </Card>
  )
}
