import { BadgeCheck, CircleAlert, Clock } from "lucide"
import { Badge, type BadgeTone } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Icon, type IconShape } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { FlugfitVerdict, RuleState, RuleVerdict } from "../flugfit/flugfit.ts"
import { bySeverity, formatFlugfitVerdict, STATE_NAMES } from "../flugfit/format-verdict.ts"
import { RecentLandingsStrip } from "./recent-landings-strip.tsx"

interface Look {
  icon: IconShape
  tone: BadgeTone
  mark: string
  spoken: string
}

const LOOKS: Record<RuleState, Look> = {
  ok: { icon: BadgeCheck, tone: "ok", mark: "bg-ok-soft text-ok", spoken: "Erfüllt" },
  warning: { icon: Clock, tone: "warn", mark: "bg-warn-soft text-warn", spoken: "Zu tun" },
  blocker: { icon: CircleAlert, tone: "err", mark: "bg-err-soft text-err", spoken: "Hindernis" },
}

/** Whether a pilot may take guests that day: the verdict, then rule by rule what is so and what helps. */
export function FlugfitPanel({ verdict }: { verdict: FlugfitVerdict }) {
  const { icon, tone } = LOOKS[verdict.state]
  return (
    <Card as="section" labelledBy="flugfit">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="text-small text-ink3">Flugfit</p>
        <Badge tone={tone} icon={icon}>
          {STATE_NAMES[verdict.state]}
        </Badge>
      </div>
      <h2 id="flugfit" className="mt-1 text-h3 text-balance">
        {formatFlugfitVerdict(verdict)}
      </h2>
      <RecentLandingsStrip recent={verdict.recent} />
      <ul className="mt-5 grid gap-x-10 border-b border-line xl:grid-cols-2">
        {bySeverity(verdict.rules).map((rule) => (
          <RuleRow key={rule.rule} rule={rule} />
        ))}
      </ul>
      <p className="mt-4 max-w-text text-small text-ink3">
        Gerechnet aus deinen Papieren und deinem Flugbuch. Vor dem Start entscheidest du selbst, mit
        den Originalen in der Hand.
      </p>
    </Card>
  )
}

function RuleRow({ rule }: { rule: RuleVerdict }) {
  const { icon, mark, spoken } = LOOKS[rule.state]
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3.5 border-t border-line py-4">
      <span
        className={classNames("flex size-8 items-center justify-center rounded-full", mark)}
        title={spoken}
      >
        <Icon shape={icon} size={18} />
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
          <h3 className="text-ui font-semibold">
            <span className="sr-only">{spoken}: </span>
            {rule.title}
          </h3>
          <p className="font-mono text-label text-ink3">{rule.source}</p>
        </div>
        <p className="mt-0.5 max-w-text text-ui text-ink2">{rule.sentence}</p>
        {rule.remedy && <p className="mt-1 max-w-text text-ui">{rule.remedy}</p>}
      </div>
    </li>
  )
}
