import { zodResolver } from "@hookform/resolvers/zod"
import { useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { showAlert } from "#platform/alerts.ts"
import { messageOf } from "#platform/api-failure.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"
import { scrollToFirstInvalid } from "#ui/scroll-to-invalid.ts"
import { Select } from "#ui/select.tsx"
import { TextArea } from "#ui/text-area.tsx"
import { RETURN_REASON_IDS, RETURN_REASONS, type Verdict } from "../vetting.ts"
import { LONGEST_NOTE, type VettingInput, vettingSchema } from "../vetting-schemas.ts"
import { callVetFlight } from "./vetting-calls.ts"

const resolver = zodResolver(vettingSchema, { error: validationMessages("de") })

interface VettingFormProps {
  flightId: number
  /** Whether nothing stands in the way of publishing. */
  mayPublish: boolean
}

/** Publish, or give back with a reason from the list and words of one's own. */
export function VettingForm({ flightId, mayPublish }: VettingFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const [isReturning, setIsReturning] = useState(false)
  const [sending, setSending] = useState<Verdict>()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { verdict: "returned" as const, note: "" },
    shouldFocusError: false,
  })

  async function decide(decision: VettingInput) {
    setProblem(undefined)
    setSending(decision.verdict)
    try {
      await callVetFlight(flightId, decision)
      const message = decision.verdict === "published" ? "Veröffentlicht" : "Zurückgegeben"
      showAlert({ type: "success", message, description: "Die Pilot:in bekommt eine Mail." })
      await revalidate()
    } catch (error) {
      if (showFieldErrors(error, setError)) scrollToFirstInvalid(form.current)
      else setProblem(messageOf(error))
    } finally {
      setSending(undefined)
    }
  }

  const giveBack = handleSubmit(decide, () => scrollToFirstInvalid(form.current))

  return (
    <div className="grid gap-5">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      {isReturning ? (
        <form ref={form} method="post" noValidate onSubmit={giveBack} className="grid gap-5">
          <Select
            {...register("reason", { setValueAs: (value) => value || undefined })}
            label="Grund"
            placeholder="Bitte wählen"
            options={RETURN_REASON_IDS.map((value) => ({ value, label: RETURN_REASONS[value] }))}
            error={formState.errors.reason?.message}
          />
          <TextArea
            {...register("note")}
            label="Was die Pilot:in ändern kann"
            isOptional
            maxLength={LONGEST_NOTE}
            error={formState.errors.note?.message}
          />
          <div className="flex flex-wrap gap-x-3 gap-y-2">
            <Button type="submit" variant="danger" isPending={sending === "returned"}>
              Zurückgeben
            </Button>
            <Button variant="text" onClick={() => setIsReturning(false)}>
              Abbrechen
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-3">
          {mayPublish && (
            <Button
              isPending={sending === "published"}
              onClick={() => void decide({ verdict: "published", note: "" })}
            >
              Veröffentlichen
            </Button>
          )}
          <Button variant="danger" onClick={() => setIsReturning(true)}>
            Zurückgeben …
          </Button>
        </div>
      )}
    </div>
  )
}
