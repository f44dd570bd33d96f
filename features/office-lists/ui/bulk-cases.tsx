import { Hand, Undo2, UserRound } from "lucide"
import { useState } from "react"
import type { CaseOwner, QueuedCase } from "#features/cases/case-list.ts"
import { MAX_CASE_NOTE_LENGTH } from "#features/cases/case-schemas.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Select } from "#ui/forms/select.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { SelectionBar } from "#ui/navigation/selection-bar.tsx"
import type { RowSelection } from "#ui/navigation/use-row-selection.ts"
import { BulkOutcome } from "./bulk-outcome.tsx"
import { ChosenTableLink } from "./chosen-table-link.tsx"
import { callBulkCases } from "./office-lists-calls.ts"
import { useBulk } from "./use-bulk.ts"

interface BulkCasesProps {
  selection: RowSelection
  cases: readonly QueuedCase[]
  people: readonly CaseOwner[]
  readerId: number
  /** Where the table of some cases is. */
  tableOf: (keys: readonly string[]) => string
}

interface Assignment {
  ownerId: number | null
  note: string
}

/** Takes several cases, hands them on or puts them back; each as its own page does. */
export function BulkCases({ selection, cases, people, readerId, tableOf }: BulkCasesProps) {
  const [isHandingOn, setIsHandingOn] = useState(false)
  const [colleague, setColleague] = useState("")
  const [note, setNote] = useState("")
  const [isTried, setIsTried] = useState(false)
  const { run, isPending, answer } = useBulk({
    selection,
    send: async ({ ownerId, note }: Assignment, intent) => {
      const chosen = cases.filter(({ key }) => selection.isChosen(key))
      const answered = await callBulkCases(
        {
          cases: chosen.map(({ kind, subject, owner }) => ({
            kind,
            subject,
            formerOwnerId: owner?.id ?? null,
          })),
          ownerId,
          note,
        },
        intent,
      )
      setIsHandingOn(false)
      setIsTried(false)
      setNote("")
      return answered
    },
  })
  const titles = new Map(cases.map(({ key, title }) => [key, title]))
  const others = people.filter(({ id }) => id !== readerId)
  return (
    <SelectionBar
      selection={selection}
      outcome={
        answer && (
          <BulkOutcome
            answer={answer}
            done="neu zugeteilt"
            unchanged="lagen schon dort"
            nameOf={(key) => titles.get(key) ?? key}
          />
        )
      }
    >
      <Button
        variant="secondary"
        size="small"
        icon={Hand}
        isPending={isPending}
        onClick={() => void run({ ownerId: readerId, note: "" })}
      >
        Übernehmen
      </Button>
      {others.length > 0 && (
        <Button
          variant="secondary"
          size="small"
          icon={UserRound}
          aria-expanded={isHandingOn}
          onClick={() => setIsHandingOn(!isHandingOn)}
        >
          Weitergeben …
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        icon={Undo2}
        isPending={isPending}
        onClick={() => void run({ ownerId: null, note: "" })}
      >
        Zurücklegen
      </Button>
      <ChosenTableLink href={tableOf(selection.chosen)} />
      {isHandingOn && (
        <form
          noValidate
          className="grid w-full gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            setIsTried(true)
            if (colleague !== "" && note.trim() !== "") {
              void run({ ownerId: Number(colleague), note })
            }
          }}
        >
          <Select
            label="Wer weitermacht"
            placeholder="Bitte wählen"
            error={isTried && colleague === "" ? "Wähl, wer weitermacht." : undefined}
            value={colleague}
            onChange={({ currentTarget }) => setColleague(currentTarget.value)}
            options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
            className="max-w-80"
          />
          <TextArea
            label="Was zum Weitermachen wichtig ist"
            hint="Steht bei jedem Fall unter den Notizen."
            rows={2}
            error={isTried && note.trim() === "" ? "Schreib dazu, was wichtig ist." : undefined}
            maxLength={MAX_CASE_NOTE_LENGTH}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <div>
            <Button type="submit" size="small" isPending={isPending}>
              Weitergeben
            </Button>
          </div>
        </form>
      )}
    </SelectionBar>
  )
}
