import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import type { z } from "zod"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Select } from "#ui/forms/select.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { MAX_NOTE_LENGTH } from "../verdict-schema.ts"

interface Verdict {
  verdict: string
  reason?: string | undefined
  note: string
}

interface Outcome<Sent extends Verdict> {
  verdict: Sent["verdict"]
  label: string
  /** What the page says once it is done. */
  done: string
}

interface VerdictFormProps<Sent extends Verdict> {
  schema: z.ZodType<Sent>
  /** Absent where something stands in the way. */
  pass?: Outcome<Sent> | false
  giveBack: Outcome<Sent> & { noteLabel: string }
  /** Value to label. */
  reasons: Readonly<Record<string, string>>
  send: (sent: Sent, intent: string) => Promise<unknown>
}

/** What a pilot handed in passes, or goes back with a reason from the list and words of one's own. */
export function VerdictForm<Sent extends Verdict>(props: VerdictFormProps<Sent>) {
  const { pass, giveBack, reasons } = props
  // what the form holds may still be wrong
  const schema = props.schema as z.ZodType<Sent, Verdict>
  const [isReturning, setIsReturning] = useState(false)
  const { element, submit, field, setValue, problem, isSubmitting } = useOfficeForm({
    resolver: zodResolver(schema, { error: validationMessages("de") }),
    defaultValues: { note: "" },
    send: props.send,
    done: ({ verdict }) => ({
      message: pass && verdict === pass.verdict ? pass.done : giveBack.done,
      description: "Die Pilot:in bekommt eine Mail.",
    }),
  })
  const decide = (verdict: string) => () => setValue("verdict", verdict)
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      {isReturning ? (
        <>
          <Select
            {...field("reason", { setValueAs: (value) => value || undefined })}
            label="Grund"
            placeholder="Bitte wählen"
            options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
          />
          <TextArea
            {...field("note")}
            label={giveBack.noteLabel}
            isOptional
            maxLength={MAX_NOTE_LENGTH}
          />
          <div className="flex flex-wrap gap-x-3 gap-y-2">
            <Button
              type="submit"
              variant="danger"
              isPending={isSubmitting}
              onClick={decide(giveBack.verdict)}
            >
              {giveBack.label}
            </Button>
            <Button variant="text" onClick={() => setIsReturning(false)}>
              Abbrechen
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-3">
          {pass && (
            <Button type="submit" isPending={isSubmitting} onClick={decide(pass.verdict)}>
              {pass.label}
            </Button>
          )}
          <Button variant="danger" onClick={() => setIsReturning(true)}>
            {giveBack.label} …
          </Button>
        </div>
      )}
    </form>
  )
}
