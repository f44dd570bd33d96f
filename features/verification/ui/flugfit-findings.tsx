import { Badge, type BadgeTone } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { RuleState, RuleVerdict } from "../flugfit/flugfit.ts"
import { formatCalendarDay } from "../flugfit/format-rule.ts"
import { bySeverity, STATE_NAMES } from "../flugfit/format-verdict.ts"

const TONES: Record<RuleState, BadgeTone> = { ok: "ok", warning: "warn", blocker: "err" }

interface FlugfitFindingsProps {
  /** ISO day for which was asked; null: nobody could ask. */
  day: string | null
  rules: readonly RuleVerdict[]
}

/**
 * Flugfit for somebody else than the pilot: what stands in the way in the words that the pilot
 * reads, the rest by name. The landing log itself stays the pilot's.
 */
export function FlugfitFindings({ day, rules }: FlugfitFindingsProps) {
  const [gravest] = bySeverity(rules)
  const state = gravest?.state ?? "ok"
  const open = bySeverity(rules).filter((rule) => rule.state !== "ok")
  const fine = rules.filter((rule) => rule.state === "ok").map(({ title }) => title)
  return (
    <Card as="section" labelledBy="flugfit">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="flugfit" className="text-h3">
          Flugfit
        </h2>
        <Badge tone={TONES[state]}>{STATE_NAMES[state]}</Badge>
      </div>
      {day && (
        <p className="mt-2 text-small text-ink2">
          Für {formatCalendarDay(day)}, in den Worten, die die Pilot:in liest.
        </p>
      )}
      {open.length > 0 && (
        <ul className="mt-4 border-b border-line">
          {open.map((rule) => (
            <li key={rule.rule} className="border-t border-line py-3.5 text-ui">
              <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
                {rule.title}
                <span className="font-mono text-label font-normal text-ink3">{rule.source}</span>
              </h3>
              <p className="mt-0.5 text-ink2">{rule.sentence}</p>
              {rule.remedy && <p className="mt-1">{rule.remedy}</p>}
            </li>
          ))}
        </ul>
      )}
      {fine.length > 0 && <p className="mt-4 text-ui text-ink2">Erfüllt: {fine.join(", ")}.</p>}
    </Card>
  )
}
