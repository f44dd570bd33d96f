import { zodResolver } from "@hookform/resolvers/zod"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { unblockSchema } from "../restriction-schemas.ts"
import { callUnblockUser } from "./block-calls.ts"
import { ReasonsField } from "./reasons-field.tsx"

const resolver = zodResolver(unblockSchema, { error: validationMessages("de") })

/** Opens a blocked account again. */
export function UnblockForm({ userId }: { userId: number }) {
  const { element, submit, field, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { reasons: "" },
    send: (unblocking, intent) => callUnblockUser(userId, unblocking, intent),
    done: () => ({ message: "Sperre aufgehoben", description: "Die Person bekommt eine Mail." }),
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}

      <ReasonsField
        field={field}
        label="Warum die Sperre endet"
        hint="Die Person liest es in der Mail. Flüge, die wir mit der Sperre pausiert haben, erscheinen wieder."
      />
      <div>
        <Button type="submit" isPending={isSubmitting}>
          Sperre aufheben
        </Button>
      </div>
    </form>
  )
}
