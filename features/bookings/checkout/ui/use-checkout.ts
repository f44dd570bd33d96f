import { useContext, useRef, useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import type { NamedStart } from "#features/bookings/proposals/proposal-days.ts"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { ApiFailure, NetworkFailure } from "#platform/api-failure.ts"
import type { FieldErrors } from "#platform/errors.ts"
import { LostPartContext } from "#ui/loading/lazy-part.tsx"
import { checkoutPath, moreSeatsCallPath } from "../checkout-paths.ts"

interface CheckoutOffer {
  flightId: number
  seatPriceCents: number
  /** More seats for this booking. */
  bookingId?: number | undefined
}

/**
 * Opens the checkout for some seats of a flight, for more seats of a booking, or of an offer without a date
 * with a proposed start; one press is one intent, however often it is sent. It leads to the checkout, which
 * may be the page that is open: that one is replaced.
 */
export function useCheckout(
  { flightId, seatPriceCents, bookingId }: CheckoutOffer,
  { isAtCheckout = false } = {},
) {
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const reportLost = useContext(LostPartContext)
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
      const { api, newIdempotencyKey } = await import("#platform/api-client.ts")
      intent.current ??= newIdempotencyKey()
      const shownTotalCents = priceOfSeat(seatPriceCents).totalCents
      const options = { intent: intent.current }
      const path =
        bookingId !== undefined
          ? moreSeatsCallPath(bookingId)
          : start
            ? "/api/checkouts/proposals"
            : "/api/checkouts"
      const input = { ...(bookingId === undefined && { flightId }), seats, shownTotalCents }
      const { ref } = await api.post<{ ref: string }>(path, { ...input, ...start }, options)
      await navigate(checkoutPath(ref), { replace: isAtCheckout, preventScrollReset: isAtCheckout })
    } catch (error) {
      // the page's alert says it
      if (error instanceof NetworkFailure) return
      if (!(error instanceof ApiFailure)) {
        reportLost()
        return
      }
      setFields(error.fields)
      // somebody was faster: the page shows what is so now, and what else there is to do
      if (error.code === "sold-out") await revalidator.revalidate()
      if (Object.keys(error.fields).length === 0 || !start) setFailure(error.message)
    } finally {
      intent.current = undefined
      setIsPending(false)
    }
  }

  return { open, isPending, failure, fields }
}
