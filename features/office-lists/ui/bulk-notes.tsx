import { NotebookPen } from "lucide"
import { useState } from "react"
import { MAX_NOTE_LENGTH } from "#features/bookings/office/booking-note.ts"
import type { OfficeRight } from "#features/office-roles/office-right.ts"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { SelectionBar } from "#ui/navigation/selection-bar.tsx"
import type { RowSelection } from "#ui/navigation/use-row-selection.ts"
import type { BulkAnswer } from "../bulk.ts"
import { BulkOutcome } from "./bulk-outcome.tsx"
import { ChosenTableLink } from "./chosen-table-link.tsx"
import { useBulk } from "./use-bulk.ts"

interface BulkNotesProps {
  selection: RowSelection
  note: {
    right: OfficeRight
    /** „Notiz zu jeder dieser Buchungen“ */
    label: string
    send: (keys: readonly string[], text: string, intent: string) => Promise<BulkAnswer>
    nameOf: (key: string) => string
  }
  table: {
    right: OfficeRight
    /** Of the rows with these keys. */
    pathOf: (keys: readonly string[]) => string
  }
}

/** What can be done with several rows: the same note about each, and a table of them. */
export function BulkNotes({ selection, note, table }: BulkNotesProps) {
  const [isWriting, setIsWriting] = useState(false)
  const [text, setText] = useState("")
  const [isMissing, setIsMissing] = useState(false)
  const { run, isPending, answer } = useBulk({
    selection,
    send: async (written: string, intent) => {
      const answered = await note.send(selection.chosen, written, intent)
      setIsWriting(false)
      setText("")
      return answered
    },
  })
  return (
    <SelectionBar
      selection={selection}
      outcome={
        answer && (
          <BulkOutcome
            answer={answer}
            done="mit Notiz"
            unchanged="unverändert"
            nameOf={note.nameOf}
          />
        )
      }
    >
      <WithRight right={note.right}>
        <Button
          variant="secondary"
          size="small"
          icon={NotebookPen}
          aria-expanded={isWriting}
          onClick={() => setIsWriting(!isWriting)}
        >
          Notiz schreiben …
        </Button>
      </WithRight>
      <WithRight right={table.right}>
        <ChosenTableLink href={table.pathOf(selection.chosen)} />
      </WithRight>
      {isWriting && (
        <form
          noValidate
          className="grid w-full gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            setIsMissing(text.trim() === "")
            if (text.trim() !== "") void run(text)
          }}
        >
          <TextArea
            label={note.label}
            hint="Nur die Verwaltung liest sie. Sie lässt sich nicht mehr ändern."
            rows={2}
            error={isMissing ? "Schreib, was festgehalten werden soll." : undefined}
            maxLength={MAX_NOTE_LENGTH}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <div>
            <Button type="submit" size="small" isPending={isPending}>
              {selection.chosen.length === 1
                ? "Notiz speichern"
                : `${selection.chosen.length} Notizen speichern`}
            </Button>
          </div>
        </form>
      )}
    </SelectionBar>
  )
}
