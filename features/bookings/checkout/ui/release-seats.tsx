import { useState } from "react"
import { useNavigate } from "react-router"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { api } from "#platform/api-client.ts"
import { ApiFailure, NetworkFailure } from "#platform/api-failure.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { checkoutCallPath } from "../checkout-paths.ts"
import type { OrderView } from "../checkout-view.ts"
import { removeSavedOrder } from "./saved-order.ts"

/** Leaves the checkout: the seats are free for others at once, and it goes back to where it began. */
export function ReleaseSeats({ order }: { order: OrderView }) {
  const { ref, seats, flight, addsTo } = order
  const navigate = useNavigate()
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function release() {
    if (isPending) return
    setIsPending(true)
    setFailure(undefined)
    try {
      await api.delete(checkoutCallPath(ref))
      removeSavedOrder(ref)
      await navigate(addsTo?.path ?? flightPath(flight.id))
    } catch (error) {
      setIsPending(false)
      // the page's alert says it
      if (error instanceof NetworkFailure) return
      if (!(error instanceof ApiFailure)) throw error
      setFailure(error.message)
    }
  }

  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void release()
      }}
    >
      <input type="hidden" name="intent" value="release" />
      <Button type="submit" variant="text" size="small" isPending={isPending}>
        {flight.proposed
          ? "Doch nicht vorschlagen"
          : seats === 1
            ? "Platz freigeben"
            : "Plätze freigeben"}
      </Button>
      {failure && (
        <div className="mt-3">
          <Notice tone="err" isAlert>
            {failure}
          </Notice>
        </div>
      )}
    </form>
  )
}
