import type { ReactNode } from "react"
import { Button } from "#ui/buttons/button.tsx"
import type { RowSelection } from "./use-row-selection.ts"

type SelectionBarProps = {
  selection: RowSelection
  /** What can be done with all that is ticked. */
  children: ReactNode
  /** What has become of it. */
  outcome?: ReactNode
}

/** Stands at the lower edge as long as rows are ticked, or an outcome is to be read. */
export function SelectionBar({ selection, children, outcome }: SelectionBarProps) {
  const count = selection.chosen.length
  if (count === 0 && !outcome) return null
  return (
    <section
      aria-label="Auswahl"
      className="sticky bottom-20 z-10 grid gap-3 rounded-card border border-line bg-surface px-4 py-3 shadow-floating lg:bottom-4"
    >
      {outcome}
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p role="status" className="text-ui font-semibold tabular-nums">
            {count} ausgewählt
          </p>
          {children}
          <span className="flex flex-wrap gap-1 sm:ms-auto">
            {!selection.areAllChosen && (
              <Button variant="text" size="small" onClick={selection.toggleAll}>
                Alle auf dieser Seite
              </Button>
            )}
            <Button variant="text" size="small" onClick={selection.clear}>
              Aufheben
            </Button>
          </span>
        </div>
      )}
    </section>
  )
}
