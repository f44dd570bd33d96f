import { Badge, type BadgeTone } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { RuleState, RuleVerdict } from "../flugfit/flugfit.ts"
import { bySeverity, STATE_NAMES } from "../flugfit/format-verdict.ts"

const TONES: Record<RuleState, BadgeTone> = { ok: "ok", warning: "warn", blocker: "err" }

/** Flugfit for one flight in short: the verdict, and what is in the way with what helps. */
export function FlugfitSummary({ rules }: { rules: readonly RuleVerdict[] }) {
  const sorted = bySeverity(rules)
  const state = sorted[0]?.state ?? "ok"
  const open = sorted.filter((rule) => rule.state !== "ok")
  return (
    <Card as="section" labelledBy="flugfit">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="flugfit" className="scroll-mt-6 text-h3">
          Flugfit
        </h2>
        <Badge tone={TONES[state]}>{STATE_NAMES[state]}</Badge>
      </div>
      {open.length === 0 ? (
        <p className="mt-2 max-w-text text-ui text-ink2">
          Papiere und Flugbuch reichen für diesen Tag. Vor dem Start entscheidest du selbst, mit den
          Originalen in der Hand.
        </p>
      ) : (
        <ul className="mt-3">
          {open.map((rule) => (
            <li key={rule.rule} className="border-t border-line py-3 text-ui last:pb-0">
              <h3 className="font-semibold">{rule.title}</h3>
              <p className="mt-0.5 text-ink2">{rule.sentence}</p>
              {rule.remedy && <p className="mt-1">{rule.remedy}</p>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
