import { Check, Undo2, X } from "lucide"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { showAlert } from "#platform/alerts.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import type { ShownApproval } from "../approval.ts"
import type { ApprovalDecision } from "../approval-schemas.ts"
import { MAX_APPROVAL_NOTE_LENGTH } from "../approval-schemas.ts"
import { callDecideApproval, callWithdrawApproval } from "./approval-calls.ts"

const DONE: Record<ApprovalDecision["verdict"], string> = {
  approved: "Freigegeben und ausgeführt",
  declined: "Abgelehnt",
}

/** What whoever looks can do about a request: decide about another's, take back their own. */
export function ApprovalActions({ approval }: { approval: ShownApproval }) {
  const { id, preview, mayDecide, mayWithdraw } = approval
  const { revalidate } = useRevalidator()
  const [isDeclining, setIsDeclining] = useState(false)
  const [note, setNote] = useState("")
  const about = <span className="sr-only">: {preview.title}</span>
  const decision = useAction({
    send: (input: ApprovalDecision, intent) => callDecideApproval(id, input, intent),
    done: (_, { verdict }) => {
      showAlert({ type: "success", message: DONE[verdict], description: preview.title })
      return revalidate()
    },
    // what has changed meanwhile is shown anew
    failed: revalidate,
  })
  const withdrawal = useAction({
    send: (_: undefined, intent) => callWithdrawApproval(id, intent),
    done: () => {
      showAlert({ type: "success", message: "Zurückgezogen", description: preview.title })
      return revalidate()
    },
    failed: revalidate,
  })
  if (!mayDecide && !mayWithdraw) return null
  const problem = decision.failure?.fields.note ? undefined : decision.failure?.text
  return (
    <div className="mt-5 grid gap-4">
      {(problem ?? withdrawal.failure?.text) && (
        <Notice tone="err" isAlert>
          {problem ?? withdrawal.failure?.text}
        </Notice>
      )}
      {isDeclining ? (
        <form
          noValidate
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void decision.run({ verdict: "declined", note })
          }}
        >
          <TextArea
            name="note"
            label="Warum nicht?"
            hint="Liest, wer es beantragt hat."
            maxLength={MAX_APPROVAL_NOTE_LENGTH}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            error={decision.failure?.fields.note}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isPending={decision.isPending}>
              Ablehnen{about}
            </Button>
            <Button variant="text" onClick={() => setIsDeclining(false)}>
              Abbrechen
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-3">
          {mayDecide && (
            <>
              <Button
                icon={Check}
                isPending={decision.isPending}
                onClick={() => void decision.run({ verdict: "approved" })}
              >
                Freigeben{about}
              </Button>
              <Button variant="secondary" icon={X} onClick={() => setIsDeclining(true)}>
                Ablehnen …{about}
              </Button>
            </>
          )}
          {mayWithdraw && (
            <Button
              variant="secondary"
              icon={Undo2}
              isPending={withdrawal.isPending}
              onClick={() => void withdrawal.run(undefined)}
            >
              Zurückziehen{about}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
