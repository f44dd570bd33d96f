import { ArrowDownRight, ArrowUpRight } from "lucide"
import { Icon } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { Sparkline } from "./sparkline.tsx"

type Metric = {
  label: string
  /** Finished text: „4.120 €“. */
  value: string
  /** How it has changed: finished text, and whether that is good. */
  change?: { text: string; tone: "good" | "bad" | "plain"; isUp: boolean } | undefined
  /** Stands where nothing can be compared. */
  note?: string | undefined
  /** Its course up to now. */
  course: readonly (number | null)[]
}

type MetricStripProps = {
  /** Says what the changes are compared with. */
  comparison: string
  metrics: readonly Metric[]
}

const tones = { good: "text-ok", bad: "text-err", plain: "text-ink2" }

/** A handful of large figures in one card, parted by hairlines, each with its change and its course. */
export function MetricStrip({ comparison, metrics }: MetricStripProps) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line shadow-rest lg:grid-cols-3">
      {metrics.map(({ label, value, change, note, course }) => (
        <div key={label} className="flex flex-col bg-surface p-4 sm:p-card">
          <dt className="text-small text-ink2">{label}</dt>
          <dd className="mt-1.5 flex flex-1 flex-col">
            <span className="font-display text-h3 tabular-nums sm:text-h2">{value}</span>
            <span className="mt-1.5 flex min-h-6 flex-1 flex-wrap content-start items-center gap-x-2 text-fine text-ink3 sm:text-small">
              {change ? (
                <>
                  <span
                    className={classNames(
                      "inline-flex items-center gap-1 font-semibold",
                      tones[change.tone],
                    )}
                  >
                    {change.tone !== "plain" && (
                      <Icon shape={change.isUp ? ArrowUpRight : ArrowDownRight} size={16} />
                    )}
                    {change.text}
                  </span>
                  {comparison}
                </>
              ) : (
                note
              )}
            </span>
            <span className="mt-4 block">
              <Sparkline values={course} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
