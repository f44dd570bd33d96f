import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import type { z } from "zod"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"

interface Note {
  text: string
}

interface OfficeNoteFormProps {
  schema: z.ZodType<Note, Note>
  maxLength: number
  send: (note: Note, intent: string) => Promise<unknown>
  label: string
  hint: string
  /** Where it stands now. */
  description?: string
}

/** Notes something down for the back office alone. */
export function OfficeNoteForm({
  schema,
  maxLength,
  send,
  label,
  hint,
  description,
}: OfficeNoteFormProps) {
  const [resolver] = useState(() => zodResolver(schema, { error: validationMessages("de") }))
  const { element, submit, field, setValue, problem, isSubmitting } = useOfficeForm<Note, Note>({
    resolver,
    defaultValues: { text: "" },
    send,
    done: () => {
      setValue("text", "")
      return { message: "Notiz gespeichert", ...(description && { description }) }
    },
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-4">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      <TextArea {...field("text")} label={label} hint={hint} rows={3} maxLength={maxLength} />
      <div>
        <Button type="submit" variant="secondary" isPending={isSubmitting}>
          Notiz speichern
        </Button>
      </div>
    </form>
  )
}
