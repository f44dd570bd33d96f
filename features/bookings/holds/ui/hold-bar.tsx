import type { ReactNode } from "react"
import { Countdown } from "#ui/feedback/countdown.tsx"

type HoldBarProps = {
  /** „Deine 2 Plätze sind bis 14:32 Uhr für dich gehalten“. */
  children: ReactNode
  secondsLeft: number
  /** The whole hold; the bar empties over it. */
  secondsTotal: number
  /** What can be done about it, beside the words. */
  action?: ReactNode
  onEnd?: (() => void) | undefined
}

/** How long something stays held, in words, digits and as a bar from white to indigo. */
export function HoldBar({ children, secondsLeft, secondsTotal, action, onEnd }: HoldBarProps) {
  const share = Math.min(1, Math.max(0, secondsLeft / secondsTotal))
  return (
    <div className="relative bg-soft">
      <div className="mx-auto flex min-h-13 max-w-page items-center justify-between gap-4 px-gutter py-2 text-small">
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p>{children}</p>
          {action}
        </div>
        <span className="text-h4 font-normal">
          <Countdown secondsLeft={secondsLeft} label="Reservierung" onEnd={onEnd} />
        </span>
      </div>
      <div
        aria-hidden="true"
        className="progress-fill absolute bottom-0 left-0 h-[3px] w-full origin-left animate-run-out"
        style={{
          animationDuration: `${secondsTotal}s`,
          animationDelay: `-${secondsTotal * (1 - share)}s`,
        }}
      />
    </div>
  )
}
