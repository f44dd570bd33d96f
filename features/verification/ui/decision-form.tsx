import { zodResolver } from "@hookform/resolvers/zod"
import { useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { showAlert } from "#platform/alerts.ts"
import { messageOf } from "#platform/api-failure.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Notice } from "#ui/notice.tsx"
import { scrollToFirstInvalid } from "#ui/scroll-to-invalid.ts"
import { Select } from "#ui/select.tsx"
import { TextArea } from "#ui/text-area.tsx"
import { type Decision, decisionSchema, LONGEST_NOTE } from "../document-schemas.ts"
import { REJECTION_REASONS, REJECTIONS } from "../rejection.ts"
import { callDecideDocument } from "./document-calls.ts"

const resolver = zodResolver(decisionSchema, { error: validationMessages("de") })

/** Verify, or send back with a reason from the list and words of one's own. */
export function DecisionForm({ documentId }: { documentId: number }) {
  const form = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const [isRejecting, setIsRejecting] = useState(false)
  const [sending, setSending] = useState<Decision["verdict"]>()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { verdict: "rejected" as const, note: "" },
    shouldFocusError: false,
  })

  async function decide(decision: Decision) {
    setProblem(undefined)
    setSending(decision.verdict)
    try {
      await callDecideDocument(documentId, decision)
      const message = decision.verdict === "verified" ? "Bestätigt" : "Zurückgeschickt"
      showAlert({ type: "success", message, description: "Die Pilot:in bekommt eine Mail." })
      await revalidate()
    } catch (error) {
      if (showFieldErrors(error, setError)) scrollToFirstInvalid(form.current)
      else setProblem(messageOf(error))
    } finally {
      setSending(undefined)
    }
  }

  const reject = handleSubmit(decide, () => scrollToFirstInvalid(form.current))

  return (
    <Card as="section" labelledBy="entscheidung">
      <h2 id="entscheidung" className="text-h3">
        Entscheidung
      </h2>
      <p className="mt-2 text-ui text-ink2">
        Stimmen Name, Nummer und Daten mit dem Dokument überein?
      </p>
      <div className="mt-5 grid gap-5">
        {problem && (
          <Notice tone="err" isAlert>
            {problem}
          </Notice>
        )}
        {isRejecting ? (
          <form ref={form} method="post" noValidate onSubmit={reject} className="grid gap-5">
            <Select
              {...register("reason", { setValueAs: (value) => value || undefined })}
              label="Grund"
              placeholder="Bitte wählen"
              options={REJECTION_REASONS.map((value) => ({ value, label: REJECTIONS[value] }))}
              error={formState.errors.reason?.message}
            />
            <TextArea
              {...register("note")}
              label="Was die Pilot:in tun kann"
              isOptional
              maxLength={LONGEST_NOTE}
              error={formState.errors.note?.message}
            />
            <div className="flex flex-wrap gap-x-3 gap-y-2">
              <Button type="submit" variant="danger" isPending={sending === "rejected"}>
                Zurückschicken
              </Button>
              <Button variant="text" onClick={() => setIsRejecting(false)}>
                Abbrechen
              </Button>
            </div>
          </form>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button
              isPending={sending === "verified"}
              onClick={() => void decide({ verdict: "verified", note: "" })}
            >
              Bestätigen
            </Button>
            <Button variant="danger" onClick={() => setIsRejecting(true)}>
              Zurückschicken …
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
