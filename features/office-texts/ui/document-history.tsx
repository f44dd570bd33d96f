import { Card } from "#ui/elements/card.tsx"
import type { Document, VersionEntry } from "../version.ts"
import { DecideForm } from "./decide-form.tsx"
import { callReturn } from "./office-text-calls.ts"
import { VersionHistory } from "./version-history.tsx"

interface DocumentHistoryProps {
  name: string
  document: Document
  history: readonly VersionEntry[]
  pathOf: (number: number) => string
}

/** Every version of a document, and the way back to what the deployment brings. */
export function DocumentHistory({ name, document, history, pathOf }: DocumentHistoryProps) {
  const { latestNumber, published, draft } = document
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <Card as="section" labelledBy="verlauf">
        <h2 id="verlauf" className="mb-4 text-h3">
          Verlauf
        </h2>
        <VersionHistory history={history} pathOf={pathOf} />
      </Card>
      {(published || draft) && (
        <Card as="section" labelledBy="auslieferung">
          <h2 id="auslieferung" className="text-h3">
            Zurück zur Auslieferung
          </h2>
          <p className="mt-1.5 mb-4 text-ui text-ink2">
            Dann ist wieder zu sehen, was mit der Software kommt, auch mit jeder neuen Version. Alle
            Fassungen bleiben im Verlauf.
          </p>
          <DecideForm
            key={latestNumber}
            button="Zurück zur Auslieferung"
            done="Die Auslieferung ist wieder zu sehen"
            send={(note, intent) => callReturn(name, { basedOn: latestNumber, note }, intent)}
          />
        </Card>
      )}
    </div>
  )
}
