import { Badge, type BadgeTone } from "#ui/elements/badge.tsx"
import type { Judgement, Verdict } from "../judge-minimums.ts"

const VERDICT_BADGES: Readonly<Record<Verdict, { label: string; tone: BadgeTone }>> = {
  within: { label: "passt", tone: "ok" },
  close: { label: "knapp", tone: "warn" },
  below: { label: "darunter", tone: "err" },
  above: { label: "darüber", tone: "err" },
  unknown: { label: "unbekannt", tone: "neutral" },
}

interface JudgementListProps {
  judgements: readonly Judgement[]
  /** Whether the report is the aerodrome's own. */
  isOwnStation: boolean
}

/** A report against the pilot's own minimums, one by one. */
export function JudgementList({ judgements, isOwnStation }: JudgementListProps) {
  const hasCrosswind = judgements.length > 2
  return (
    <>
      <ul className="mt-2 text-ui">
        {judgements.map(({ subject, value, limit, verdict }) => (
          <li
            key={subject}
            className="flex items-center justify-between gap-4 border-t border-line py-2.5 first:border-t-0"
          >
            <span className="min-w-0">
              <span className="block">
                {subject}: <strong className="font-semibold tabular-nums">{value}</strong>
              </span>
              <span className="block text-small text-ink2 tabular-nums">{limit}</span>
            </span>
            <Badge tone={VERDICT_BADGES[verdict].tone}>{VERDICT_BADGES[verdict].label}</Badge>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-small text-ink3">
        Planungshilfe, keine Freigabe.{" "}
        {hasCrosswind
          ? "Querwind mit Böen und 10° Unschärfe: Bahnnummern sind gerundet und missweisend, der Wind ist rechtweisend gemeldet."
          : isOwnStation
            ? "Zum Querwind sagen wir nichts: Die Bahnen dieses Platzes kennen wir nicht."
            : "Zum Querwind sagen wir nichts: Die Meldung kommt von einem anderen Platz."}
      </p>
    </>
  )
}
