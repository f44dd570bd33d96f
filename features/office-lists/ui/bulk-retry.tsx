import { RotateCw } from "lucide"
import type { OfficeRight } from "#features/office-roles/office-right.ts"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { SelectionBar } from "#ui/navigation/selection-bar.tsx"
import type { RowSelection } from "#ui/navigation/use-row-selection.ts"
import type { BulkAnswer } from "../bulk.ts"
import { BulkOutcome } from "./bulk-outcome.tsx"
import { ChosenTableLink } from "./chosen-table-link.tsx"
import { useBulk } from "./use-bulk.ts"

interface BulkRetryProps {
  right: OfficeRight
  selection: RowSelection
  /** What is said of those for which there was nothing to do. */
  unchanged: string
  send: (keys: readonly string[], intent: string) => Promise<BulkAnswer>
  nameOf: (key: string) => string
  /** Where the table of some rows is, of a list that has one. */
  tableOf?: (keys: readonly string[]) => string
}

/** Starts all that is ticked once more, and says of each what has become of it. */
export function BulkRetry({ right, selection, unchanged, send, nameOf, tableOf }: BulkRetryProps) {
  const { run, isPending, answer } = useBulk({ selection, send })
  return (
    <SelectionBar
      selection={selection}
      outcome={
        answer && (
          <BulkOutcome answer={answer} done="neu gestartet" unchanged={unchanged} nameOf={nameOf} />
        )
      }
    >
      <WithRight right={right} isExplained>
        <Button
          variant="secondary"
          size="small"
          icon={RotateCw}
          isPending={isPending}
          onClick={() => void run(selection.chosen)}
        >
          Noch einmal versuchen
        </Button>
      </WithRight>
      {tableOf && <ChosenTableLink href={tableOf(selection.chosen)} />}
    </SelectionBar>
  )
}
