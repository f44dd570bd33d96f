import type { ReactNode } from "react"

interface CockpitHeadingProps {
  title: string
  sentence?: ReactNode
  /** „Bonn 05:19–21:48“: the sun over the home airport today. */
  daylight?: string | null | undefined
  /** What the page is there for. */
  action?: ReactNode
}

/** The head of every page in the cockpit. */
export function CockpitHeading({ title, sentence, daylight, action }: CockpitHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h1 className="text-title">{title}</h1>
        {sentence && <p className="mt-1.5 max-w-text text-ui text-ink2">{sentence}</p>}
      </div>
      {(daylight || action) && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {daylight && (
            <p className="text-small text-ink2">
              Tageslicht {daylight.replace(/ \S+$/, "")}{" "}
              <span className="font-mono tracking-time">{daylight.match(/\S+$/)?.[0]}</span>
            </p>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
