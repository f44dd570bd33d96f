import { useContext, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import { ApiFailure, NetworkFailure } from "#platform/api-failure.ts"
import type { FieldErrors } from "#platform/errors.ts"
import { LostPart } from "#ui/late-part.tsx"
import type { NamedStart } from "../proposal-days.ts"

interface CheckoutOffer {
  flightId: number
  seatPriceCents: number
  /** More seats for this booking. */
  bookingId?: number | undefined
}

/**
 * Opens the checkout for some seats of a flight, for more seats of a booking, or of an offer without a date
 * with a proposed start; one press is one intent, however often it is sent. It leads to the checkout, unless `onOpened` says what happens instead.
 */
export function useCheckout(
  { flightId, seatPriceCents, bookingId }: CheckoutOffer,
  onOpened?: () => Promise<void>,
) {
  const navigate = useNavigate()
  const tellLost = useContext(LostPart)
  const intent = useRef<string>(undefined)
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [fields, setFields] = useState<FieldErrors>({})

  async function open(seats: number, start?: NamedStart) {
    if (isPending) return
    setIsPending(true)
    setFailure(undefined)
    setFields({})
    try {
      // most readers of a flight never come this far
      const { api, newIntent } = await import("#platform/api-client.ts")
      intent.current ??= newIntent()
      const shownTotalCents = priceOfSeat(seatPriceCents).totalCents
      const options = { intent: intent.current }
      if (bookingId === undefined) {
        await api.post(
          start ? "/api/checkouts/proposals" : "/api/checkouts",
          { flightId, seats, shownTotalCents, ...start },
          options,
        )
      } else {
        await api.post(`/api/bookings/${bookingId}/more-seats`, { seats, shownTotalCents }, options)
      }
      await (onOpened ? onOpened() : navigate("/de/kasse"))
    } catch (error) {
      // the page's alert says it
      if (error instanceof NetworkFailure) return
      if (!(error instanceof ApiFailure)) {
        tellLost()
        return
      }
      setFields(error.fields)
      if (Object.keys(error.fields).length === 0 || !start) setFailure(error.message)
    } finally {
      intent.current = undefined
      setIsPending(false)
    }
  }

  return { open, isPending, failure, fields }
}
