import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Badge, type BadgeTone } from "#ui/elements/badge.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VERSION_STATE_LABELS, type VersionEntry, type VersionState } from "../version.ts"

const TONES: Record<VersionState, BadgeTone> = {
  draft: "apricot",
  published: "ok",
  delivered: "neutral",
}

export function StateBadge({ state }: { state: VersionState }) {
  return <Badge tone={TONES[state]}>{VERSION_STATE_LABELS[state]}</Badge>
}

interface VersionHistoryProps {
  history: readonly VersionEntry[]
  pathOf: (number: number) => string
}

/** Who has changed a document when, and why; the newest first. */
export function VersionHistory({ history, pathOf }: VersionHistoryProps) {
  if (history.length === 0) {
    return <p className="text-ui text-ink2">Noch hat niemand etwas geändert.</p>
  }
  return (
    <ol className="divide-y divide-line">
      {history.map((entry) => (
        <li key={entry.number} className="py-3.5 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <TextLink href={pathOf(entry.number)}>Fassung {entry.number}</TextLink>
            <StateBadge state={entry.state} />
          </div>
          <p className="mt-1 text-small text-ink2">
            {entry.author}, {formatInstant(new Date(entry.writtenAt), HOME_ZONE)}
            {entry.restoredNumber !== null && `, wie Fassung ${entry.restoredNumber}`}
          </p>
          {entry.note && <p className="mt-1 text-ui whitespace-pre-line">{entry.note}</p>}
        </li>
      ))}
    </ol>
  )
}
