import { zodResolver } from "@hookform/resolvers/zod"
import { MAX_PASSKEY_NAME } from "#features/auth/passkeys/passkey.ts"
import { type OwnPasskey, passkeyNameSchema } from "#features/auth/passkeys/passkey-schemas.ts"
import { useOpenedForm } from "#features/users/core/ui/use-opened-form.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { callRenamePasskey } from "./passkey-calls.ts"

const resolver = zodResolver(passkeyNameSchema, { error: validationMessages("de") })

type RenamePasskeyFormProps = {
  userId: number
  passkey: OwnPasskey
  onSaved: (name: string) => void
  onCancel: () => void
}

/** A name of one's own for a passkey, in the place of that of the device on which it was made. */
export function RenamePasskeyForm({ userId, passkey, onSaved, onCancel }: RenamePasskeyFormProps) {
  const { form, register, handleSubmit, setError, setFocus, formState } = useOpenedForm("name", {
    resolver,
    defaultValues: { name: passkey.name },
  })
  const { errors, isSubmitting } = formState
  const { run, failure } = useAction({
    send: ({ name }: { name: string }) => callRenamePasskey(userId, passkey.id, name),
    done: (_, { name }) => onSaved(name),
    failed: (refusal) => {
      if (showFieldErrors(refusal, setError)) setFocus("name")
    },
  })
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={handleSubmit(run, () => setFocus("name"))}
      className="grid w-full gap-4"
    >
      {failure?.kind === "refused" && !errors.name && (
        <Notice tone="err" title={failure.text} isAlert />
      )}
      <TextField
        {...register("name")}
        label="Name des Passkeys"
        hint="So, dass du das Gerät wiedererkennst."
        autoComplete="off"
        maxLength={MAX_PASSKEY_NAME}
        error={errors.name?.message}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button type="submit" size="small" isPending={isSubmitting}>
          Speichern
        </Button>
        <Button size="small" variant="text" onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
