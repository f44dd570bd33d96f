import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import type { ChangeRow } from "../flight-change.ts"

/** What was so and what is so now, fact by fact. */
export function ChangeRows({ rows }: { rows: readonly ChangeRow[] }) {
  return (
    <dl className="grid gap-3 text-ui">
      {rows.map(({ label, before, after }) => (
        <div key={label} className="grid gap-x-4 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
          <dt className="text-small text-ink2 sm:pt-0.5">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <VisuallyHidden>jetzt </VisuallyHidden>
            <strong className="font-semibold">{after}</strong>
            <span className="block text-small text-ink2">bisher {before}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
