import type { ReactNode } from "react"
import { Card } from "#ui/elements/card.tsx"
import type { ChecklistItem, ChecklistSection } from "../checklist.ts"

interface ChecklistMomentsProps {
  sections: readonly ChecklistSection[]
  /** The day or the hour of a moment, where a flight is meant. */
  whenOf?: (section: ChecklistSection) => string | null
  /** „2 von 5“, where it is ticked. */
  progressOf?: (section: ChecklistSection) => string
  renderItem: (item: ChecklistItem, section: ChecklistSection) => ReactNode
}

/** The moments of a flight down a dotted course, each with what is to be done then. */
export function ChecklistMoments(props: ChecklistMomentsProps) {
  const { sections, whenOf, progressOf, renderItem } = props
  return (
    <ol className="grid gap-5 md:gap-6 print:block print:columns-2 print:gap-4">
      {sections.map((section, index) => {
        const id = `moment-${section.moment}`
        const when = whenOf?.(section)
        return (
          <li
            key={section.moment}
            className="flex gap-5 last:[&_.course-down]:hidden print:mb-3 print:block print:break-inside-auto!"
          >
            <span
              aria-hidden="true"
              className="flex flex-col items-center max-md:hidden print:hidden"
            >
              <span className="mt-5 flex size-9 shrink-0 items-center justify-center rounded-full border border-act bg-surface font-mono text-small text-link">
                {String(index + 1).padStart(2, "0")}
              </span>
              <span className="course-down mt-3 -mb-8 flex-1" />
            </span>
            <Card
              as="section"
              labelledBy={id}
              className="min-w-0 flex-1 print:break-inside-auto! print:p-3"
            >
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <h2 id={id} className="text-h3">
                  {section.title}
                </h2>
                {progressOf && (
                  <p className="text-small text-ink2 tabular-nums">{progressOf(section)}</p>
                )}
              </div>
              {when && <p className="mt-1 text-ui text-ink2">{when}</p>}
              <ul className="mt-4 divide-y divide-line border-t border-line print:mt-1.5">
                {section.items.map((item) => (
                  <li
                    key={item.id}
                    className="py-1 last:pb-0 has-[p]:pb-3.5 print:pt-0! print:pb-0.5!"
                  >
                    {renderItem(item, section)}
                  </li>
                ))}
              </ul>
            </Card>
          </li>
        )
      })}
    </ol>
  )
}
