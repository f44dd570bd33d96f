import { zodResolver } from "@hookform/resolvers/zod"
import { z } from "zod"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { lines } from "#platform/text-input.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { MAX_NOTE_LENGTH } from "../version-schemas.ts"

const schema = z.object({ note: lines(MAX_NOTE_LENGTH) })
const resolver = zodResolver(schema, { error: validationMessages("de") })

interface DecideFormProps {
  button: string
  done: string
  send: (note: string, intent: string) => Promise<unknown>
}

/** Shows something else to everybody at once, and says why. */
export function DecideForm({ button, done, send }: DecideFormProps) {
  const { element, submit, field, problem, isSubmitting } = useOfficeForm<
    z.output<typeof schema>,
    z.output<typeof schema>
  >({
    resolver,
    defaultValues: { note: "" },
    send: ({ note }, intent) => send(note, intent),
    done: () => ({ message: done }),
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-4">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      <TextArea
        {...field("note")}
        label="Warum"
        hint="Steht mit deinem Namen im Verlauf."
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
      />
      <div>
        <Button type="submit" variant="secondary" isPending={isSubmitting}>
          {button}
        </Button>
      </div>
    </form>
  )
}
