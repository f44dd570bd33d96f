import { Notice } from "#ui/feedback/notice.tsx"
import type { BulkAnswer } from "../bulk.ts"

interface BulkOutcomeProps {
  answer: BulkAnswer
  /** „neu gestartet“ */
  done: string
  /** „liefen schon“ */
  unchanged: string
  /** What a row is called. */
  nameOf: (key: string) => string
}

/** What has become of each of many: how many were done, and which not and why. */
export function BulkOutcome({ answer, done, unchanged, nameOf }: BulkOutcomeProps) {
  const of = (outcome: string) => answer.results.filter((result) => result.outcome === outcome)
  const refused = of("refused")
  const counts = [
    [of("done").length, done],
    [of("unchanged").length, unchanged],
    [refused.length, "nicht gelungen"],
  ] as const
  return (
    <Notice
      tone={refused.length > 0 ? "warn" : "ok"}
      isAlert
      title={counts
        .filter(([count]) => count > 0)
        .map(([count, word]) => `${count} ${word}`)
        .join(", ")}
      isStacked
    >
      {refused.length > 0 && (
        <ul className="max-h-40 overflow-y-auto">
          {refused.map(({ key, why }) => (
            <li key={key}>
              {nameOf(key)}: {why}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
