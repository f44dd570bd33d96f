import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import type { Version } from "../version.ts"
import { DecideForm } from "./decide-form.tsx"
import { callRestore } from "./office-text-calls.ts"
import { TextDifference } from "./text-difference.tsx"
import { StateBadge } from "./version-history.tsx"

interface VersionSheetProps {
  document: string
  version: Version
  /** What stood there before it. */
  formerBody: string
  shownBody: string
  latestNumber: number
}

/** One version: what it changed, how it differs from what is shown now, and the way back to it. */
export function VersionSheet({
  document,
  version,
  formerBody,
  shownBody,
  latestNumber,
}: VersionSheetProps) {
  const { number, author, writtenAt, note, state, body } = version
  return (
    <div className="grid gap-6">
      <Card as="section" labelledBy="aenderung">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id="aenderung" className="text-h3">
            Was sie geändert hat
          </h2>
          <StateBadge state={state} />
        </div>
        <p className="mt-1.5 mb-4 text-ui text-ink2">
          {author}, {formatInstant(new Date(writtenAt), HOME_ZONE)}
          {note && `: „${note}“`}
        </p>
        <TextDifference
          label={`Änderungen der Fassung ${number}`}
          before={formerBody}
          after={body}
        />
      </Card>
      <Card as="section" labelledBy="zurueck">
        <h2 id="zurueck" className="mb-4 text-h3">
          Wieder zeigen
        </h2>
        {body === shownBody ? (
          <p className="text-ui text-ink2">Genau das ist gerade zu sehen.</p>
        ) : (
          <div className="grid gap-5">
            <TextDifference
              label="Unterschied zu dem, was gerade zu sehen ist"
              before={shownBody}
              after={body}
            />
            <DecideForm
              button={`Fassung ${number} wieder zeigen`}
              done={`Fassung ${number} ist wieder zu sehen`}
              send={(why, intent) =>
                callRestore(document, { basedOn: latestNumber, number, note: why }, intent)
              }
            />
          </div>
        )}
      </Card>
    </div>
  )
}
