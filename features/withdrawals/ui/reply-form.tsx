import { zodResolver } from "@hookform/resolvers/zod"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { MAX_REPLY_LENGTH, replySchema } from "../withdrawal-schemas.ts"
import { callReplyToWithdrawal } from "./withdrawal-calls.ts"

const resolver = zodResolver(replySchema, { error: validationMessages("de") })

interface ReplyFormProps {
  withdrawalId: number
  /** Where the mail goes. */
  email: string
  /** What the text starts as. */
  draft: string
}

/** A mail from the case to whoever declared; the draft says what is known, a person decides. */
export function ReplyForm({ withdrawalId, email, draft }: ReplyFormProps) {
  const { element, submit, field, setValue, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { text: draft },
    send: (input, intent) => callReplyToWithdrawal(withdrawalId, input, intent),
    done: () => {
      setValue("text", "")
      return {
        message: "Antwort verschickt",
        description: `Sie geht an ${email} und bleibt bei diesem Vorgang.`,
      }
    },
  })

  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      <TextArea
        {...field("text")}
        label="Deine Antwort"
        hint={`Geht als Mail an ${email}. Lies den Vorschlag, bevor du ihn schickst.`}
        rows={8}
        defaultValue={draft}
        maxLength={MAX_REPLY_LENGTH}
      />
      <div>
        <Button type="submit" variant="secondary" isPending={isSubmitting}>
          Antwort schicken
        </Button>
      </div>
    </form>
  )
}
