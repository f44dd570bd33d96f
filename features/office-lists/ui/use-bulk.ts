import { useState } from "react"
import { useRevalidator } from "react-router"
import { showAlert } from "#platform/alerts.ts"
import { useAction } from "#platform/use-action.ts"
import type { RowSelection } from "#ui/navigation/use-row-selection.ts"
import type { BulkAnswer } from "../bulk.ts"

interface BulkOptions<Input> {
  selection: RowSelection
  send: (input: Input, intent: string) => Promise<BulkAnswer>
}

/**
 * Sends one command for all that is ticked, and keeps its answer until the next. What was done is no longer
 * ticked: what was refused stays, to be tried again.
 */
export function useBulk<Input>({ selection, send }: BulkOptions<Input>) {
  const [answer, setAnswer] = useState<BulkAnswer>()
  const { revalidate } = useRevalidator()
  const { run, isPending } = useAction({
    send,
    done: (answered) => {
      setAnswer(answered)
      for (const { key, outcome } of answered.results) {
        if (outcome !== "refused" && selection.isChosen(key)) selection.toggle(key)
      }
      return revalidate()
    },
    failed: ({ text }) =>
      showAlert({ type: "error", message: "Das ging nicht", description: text, about: "bulk" }),
  })
  return { run, isPending, answer }
}
