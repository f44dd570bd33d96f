import { zodResolver } from "@hookform/resolvers/zod"
import { z } from "zod"
import { type BankAccount, isMasked } from "#features/users/core/bank-account.ts"
import { MAX_LENGTHS } from "#features/users/core/profile-rules.ts"
import { useOpenedForm } from "#features/users/core/ui/use-opened-form.ts"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextField } from "#ui/forms/text-field.tsx"
import { bankAccountSchema } from "../user-settings.ts"
import { saveSettings } from "./save-settings.ts"

// the field names are those of the API, so that its sentences find their fields
const resolver = zodResolver(z.object({ bankAccount: bankAccountSchema }), {
  error: validationMessages("de"),
})

interface BankAccountFormProps {
  own: OwnUser
  /** With a masked IBAN, which stays in the field while it stays the same. */
  account: BankAccount | null
  onSaved: () => void
  onDone: () => void
}

export function BankAccountForm({ own, account, onSaved, onDone }: BankAccountFormProps) {
  const { form, register, handleSubmit, setError, formState } = useOpenedForm("bankAccount.iban", {
    resolver,
    defaultValues: {
      bankAccount: account ?? {
        accountHolder: `${own.firstName} ${own.lastName}`.trim(),
        iban: "",
        bic: "",
      },
    },
  })
  const { isSubmitting, errors } = formState

  const { run } = useAction({
    send: saveSettings,
    done: () => {
      onSaved()
      onDone()
    },
    failed: (failure) => {
      if (showFieldErrors(failure, setError)) scrollToFirstInvalid(form.current)
    },
  })
  const submit = handleSubmit(run, () => scrollToFirstInvalid(form.current))

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        {...register("bankAccount.accountHolder")}
        label="Konto von"
        autoComplete="name"
        maxLength={MAX_LENGTHS.accountHolder}
        error={errors.bankAccount?.accountHolder?.message}
      />
      <TextField
        {...register("bankAccount.iban")}
        label="IBAN"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        isMono
        // a masked one is only ever replaced as a whole
        onFocus={({ currentTarget }) => isMasked(currentTarget.value) && currentTarget.select()}
        hint={
          account ? "Zum Ändern gib die ganze neue IBAN ein." : "Aus einem Land des SEPA-Raums."
        }
        error={errors.bankAccount?.iban?.message}
      />
      <TextField
        {...register("bankAccount.bic")}
        label="BIC"
        isOptional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        isMono
        className="sm:max-w-64"
        error={errors.bankAccount?.bic?.message}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" isPending={isSubmitting}>
          Bankkonto speichern
        </Button>
        <Button variant="text" onClick={onDone} disabled={isSubmitting}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
