import { useNavigate, useRevalidator } from "react-router"
import type { NamedStart } from "#features/bookings/proposals/proposal-days.ts"
import type { FieldErrors } from "#platform/errors.ts"
import { useAction } from "#platform/use-action.ts"
import { useLostPart } from "#ui/loading/lazy-part.tsx"
import { checkoutPath, moreSeatsCallPath } from "../checkout-paths.ts"

interface CheckoutInput extends Partial<NamedStart> {
  seats: number
  shownTotalCents: number
  /** Absent: more seats for a booking. */
  flightId?: number
}

interface CheckoutOffer {
  flightId: number
  /** What the page says that one seat costs, its fee included. */
  shownTotalCents: number
  /** More seats for this booking. */
  bookingId?: number | undefined
}

const NO_FIELDS: FieldErrors = {}

/**
 * Opens the checkout for some seats of a flight, for more seats of a booking, or of an offer without a date
 * with a proposed start. It leads to the checkout, which may be the page that is open: that one is replaced.
 */
export function useCheckout(
  { flightId, shownTotalCents, bookingId }: CheckoutOffer,
  { isAtCheckout = false } = {},
) {
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const lose = useLostPart()
  const { run, isPending, failure } = useAction({
    send: async (input: CheckoutInput, intent) => {
      // most readers of a flight never come this far
      const { api } = await import("#platform/api-client.ts").catch(lose)
      const path =
        bookingId !== undefined
          ? moreSeatsCallPath(bookingId)
          : input.day !== undefined
            ? "/api/checkouts/proposals"
            : "/api/checkouts"
      return api.post<{ ref: string }>(path, input, { intent })
    },
    done: ({ ref }) =>
      navigate(checkoutPath(ref), { replace: isAtCheckout, preventScrollReset: isAtCheckout }),
    failed: async ({ code }) => {
      // somebody was faster, or the price is another: the page shows what is so now, and what else there is to do
      if (code === "sold-out" || code === "price-changed") await revalidator.revalidate()
    },
  })

  const open = (seats: number, start?: NamedStart) =>
    run({
      ...(bookingId === undefined && { flightId }),
      seats,
      shownTotalCents,
      ...start,
    })
  return {
    open,
    isPending,
    // of a network that is gone the page's alert tells
    failure: failure?.kind === "refused" ? failure.text : undefined,
    /** With a proven address nothing would be in the way. */
    isAddressNeeded: failure?.code === "address-needed",
    fields: failure?.fields ?? NO_FIELDS,
  }
}
