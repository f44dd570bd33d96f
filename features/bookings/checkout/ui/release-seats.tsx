import { useNavigate } from "react-router"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { api } from "#platform/api-client.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { checkoutCallPath } from "../checkout-paths.ts"
import type { OrderView } from "../checkout-view.ts"
import { RELEASED } from "./leave-checkout.tsx"
import { removeSavedOrder } from "./saved-order.ts"

/** Leaves the checkout: the seats are free for others at once, and it goes back to where it began. */
export function ReleaseSeats({ order }: { order: OrderView }) {
  const { ref, seats, flight, addsTo } = order
  const navigate = useNavigate()
  const { run, isPending, failure } = useAction({
    send: (_, intent) => api.delete(checkoutCallPath(ref), undefined, { intent }),
    done: () => {
      removeSavedOrder(ref)
      return navigate(addsTo?.path ?? flightPath(flight.id), { state: RELEASED })
    },
  })

  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void run()
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
      {failure?.kind === "refused" && (
        <div className="mt-3">
          <Notice tone="err" isAlert>
            {failure.text}
          </Notice>
        </div>
      )}
    </form>
  )
}
