import { Clock } from "lucide"
import type { ReactNode } from "react"
import { formatSeatCount, HOLD_MS } from "#features/bookings/core/booking.ts"
import { HoldBar } from "#features/bookings/holds/ui/hold-bar.tsx"
import { formatShortDay, formatTime, HOME_ZONE } from "#platform/time.ts"
import { Icon } from "#ui/elements/icon.tsx"
import type { HoldView } from "../checkout-view.ts"

interface HoldNoticeProps {
  seats: number
  /** Only the price is kept: a start that is proposed holds no seats. */
  isProposal: boolean
  /** Null once its time is over. */
  hold: HoldView | null
  /** What can be done about the time that is left. */
  action?: ReactNode
  onEnd?: (() => void) | undefined
}

/** The bar above the checkout: how long the seats stay held, or that they no longer are. */
export function HoldNotice({ seats, isProposal, hold, action, onEnd }: HoldNoticeProps) {
  if (!hold) {
    return (
      <div className="bg-warn-soft">
        <p className="mx-auto flex min-h-13 max-w-page items-center gap-3 px-gutter py-2 text-small">
          <Icon shape={Clock} size={18} className="text-warn" />
          {whatIsHeld(seats, isProposal)} nicht mehr für dich gehalten
        </p>
      </div>
    )
  }
  const until = new Date(hold.until)
  // held from the waitlist, perhaps until tomorrow
  const isLong = hold.secondsTotal > HOLD_MS / 1000
  return (
    <HoldBar
      key={hold.until}
      secondsLeft={hold.secondsLeft}
      secondsTotal={hold.secondsTotal}
      action={action}
      onEnd={onEnd}
    >
      {whatIsHeld(seats, isProposal)} bis {isLong && `${formatShortDay(until, HOME_ZONE)}, `}
      <span className="font-mono">{formatTime(until, HOME_ZONE)}</span> Uhr für dich gehalten
    </HoldBar>
  )
}

function whatIsHeld(seats: number, isProposal: boolean): string {
  if (isProposal) return "Dieser Preis ist"
  return seats === 1 ? "Dein Platz ist" : `Deine ${formatSeatCount(seats)} sind`
}
