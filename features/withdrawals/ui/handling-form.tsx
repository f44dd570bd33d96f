import { zodResolver } from "@hookform/resolvers/zod"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { handlingSchema, MAX_HANDLING_NOTE_LENGTH } from "../withdrawal-schemas.ts"
import { callHandleWithdrawal } from "./withdrawal-calls.ts"

const resolver = zodResolver(handlingSchema, { error: validationMessages("de") })

/** What was done, in words; with it the case is closed. */
export function HandlingForm({ withdrawalId }: { withdrawalId: number }) {
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { note: "" },
    send: (input, intent) => callHandleWithdrawal(withdrawalId, input, intent),
    done: () => ({
      message: "Bearbeitet",
      description: "Der Widerruf steht jetzt unter „Bearbeitet“.",
    }),
  })

  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      <TextArea
        {...field("note")}
        label="Was du getan hast"
        hint="Zum Beispiel, was du geantwortet oder erstattet hast. Nur die Verwaltung liest es."
        maxLength={MAX_HANDLING_NOTE_LENGTH}
      />
      <div>
        <Button type="submit" isPending={isSubmitting}>
          Als bearbeitet ablegen
        </Button>
      </div>
    </form>
  )
}
