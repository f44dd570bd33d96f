import type { ReactNode } from "react"
import { classNames } from "#ui/style/class-names.ts"

export type TimelineLeg = {
  /** Local time, mono. */
  time: string
  title: string
  code?: string | undefined
  text?: ReactNode
}

/** Where one is when: times on a dotted course, the last stop in apricot. */
export function TimelineLegs({ legs }: { legs: readonly TimelineLeg[] }) {
  return (
    <ol>
      {legs.map((leg, index) => {
        const isLast = index === legs.length - 1
        return (
          <li key={leg.time + leg.title} className="flex gap-4">
            <span className="w-12 shrink-0 pt-px font-mono text-body tracking-time">
              {leg.time}
            </span>
            <span aria-hidden="true" className="flex w-3.5 shrink-0 flex-col items-center">
              <span
                className={classNames(
                  "mt-1.5 size-3.5 shrink-0 rounded-full border-[2.5px] bg-surface",
                  isLast ? "border-apricot" : "border-act",
                )}
              />
              {!isLast && <span className="course-down -mb-1.5 flex-1" />}
            </span>
            <div className={classNames("min-w-0 flex-1", !isLast && "pb-9")}>
              <strong className="font-semibold">{leg.title}</strong>
              {leg.code && <span className="font-mono text-fine text-ink3"> {leg.code}</span>}
              {leg.text && <p className="mt-0.5 text-small text-ink2">{leg.text}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
