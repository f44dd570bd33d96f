import { useEffect, useState } from "react"
import { useRevalidator } from "react-router"
import { RENEW_AHEAD_MS } from "#features/bookings/holds/hold-time.ts"
import { api } from "#platform/api-client.ts"
import { seconds } from "#platform/duration.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { checkoutCallPath, checkoutPath } from "../checkout-paths.ts"
import type { HoldView, RenewalView } from "../checkout-view.ts"

interface RenewHoldProps {
  checkoutRef: string
  hold: HoldView
  renewal: RenewalView
}

/** In the last two minutes: more time, before the seats are anybody's (WCAG 2.2.1). */
export function RenewHold({ checkoutRef, hold, renewal }: RenewHoldProps) {
  const isNear = useNearEnd(hold.secondsLeft)
  const revalidator = useRevalidator()
  const { run, isPending } = useAction({
    send: (_, intent) => api.post(`${checkoutCallPath(checkoutRef)}/renew`, undefined, { intent }),
    done: () => revalidator.revalidate(),
    // what the page shows anew says why
    failed: ({ kind }) => (kind === "refused" ? revalidator.revalidate() : undefined),
  })
  if (!isNear) return null
  if (renewal.kind === "needs-address") {
    return <p className="text-ink2">Mit bestätigter E-Mail-Adresse sind es 15 Minuten.</p>
  }
  if (renewal.kind === "later") return null
  return (
    <form
      method="post"
      action={checkoutPath(checkoutRef)}
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <input type="hidden" name="intent" value="renew" />
      <Button type="submit" variant="secondary" size="small" isPending={isPending}>
        Zeit verlängern
      </Button>
    </form>
  )
}

function useNearEnd(secondsLeft: number): boolean {
  const aheadSeconds = RENEW_AHEAD_MS / seconds(1)
  const [isNear, setIsNear] = useState(secondsLeft <= aheadSeconds)
  useEffect(() => {
    const timer = setTimeout(() => setIsNear(true), seconds(secondsLeft - aheadSeconds))
    return () => clearTimeout(timer)
  }, [secondsLeft, aheadSeconds])
  return isNear
}
