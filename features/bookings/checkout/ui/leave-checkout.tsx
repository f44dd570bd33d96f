import { useEffect } from "react"
import { type Location, useBlocker } from "react-router"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { api } from "#platform/api-client.ts"
import { formatTime, HOME_ZONE } from "#platform/time.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { checkoutCallPath } from "../checkout-paths.ts"
import type { HoldView, OrderView } from "../checkout-view.ts"
import { removeSavedOrder } from "./saved-order.ts"

const loadDialog = () => import("#ui/overlays/dialog.tsx").then((module) => module.Dialog)

/** The state of a way out on which the seats are free already. */
export const RELEASED = { isReleased: true }

/**
 * Asks whoever leaves the checkout by a link or by „Zurück“ whether their seats are free for others. A
 * tab that is closed looks like one that is reloaded, and nobody asks there: its seats are free when
 * their time is over (decision 46).
 */
export function LeaveCheckout({ order, hold }: { order: OrderView; hold: HoldView }) {
  const { ref, seats } = order
  const blocker = useBlocker(({ nextLocation }) => isWayOut(nextLocation))
  // the question must come without a network, too
  useEffect(() => {
    loadDialog().catch(() => undefined)
  }, [])
  const { run, isPending, failure } = useAction({
    send: (_, intent) => api.delete(checkoutCallPath(ref), undefined, { intent }),
    done: () => {
      removeSavedOrder(ref)
      blocker.proceed?.()
    },
  })
  if (blocker.state !== "blocked") return null
  const isOne = seats === 1
  return (
    <LazyPart load={loadDialog} onLost={blocker.reset}>
      {(Dialog) => (
        <Dialog
          isOpen
          onClose={blocker.reset}
          title={isOne ? "Platz freigeben?" : "Plätze freigeben?"}
          footer={
            <div className="flex flex-wrap gap-x-3 gap-y-2">
              <Button isPending={isPending} onClick={() => void run()}>
                {isOne ? "Platz freigeben" : "Plätze freigeben"}
              </Button>
              <Button variant="text" onClick={blocker.proceed}>
                Ich komme gleich wieder
              </Button>
            </div>
          }
        >
          <p>
            {isOne ? "Dein Platz ist" : `Deine ${formatSeatCount(seats)} sind`} noch bis{" "}
            <span className="font-mono">{formatTime(new Date(hold.until), HOME_ZONE)}</span> Uhr für
            dich gehalten. Brauchst du {isOne ? "ihn" : "sie"} nicht mehr, freut sich jemand
            anderes.
          </p>
          {failure?.kind === "refused" && (
            <div className="mt-3">
              <Notice tone="err" isAlert>
                {failure.text}
              </Notice>
            </div>
          )}
        </Dialog>
      )}
    </LazyPart>
  )
}

/** Checkout, payment and sign-in belong to the order. */
function isWayOut({ pathname, state }: Location): boolean {
  const isReleased = (state as typeof RELEASED | null)?.isReleased === true
  const isPartOfOrder = /^\/de\/kasse(\/|$)/.test(pathname) || loginPath("").startsWith(pathname)
  return !isReleased && !isPartOfOrder
}
