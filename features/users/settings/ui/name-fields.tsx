import { useFormContext } from "react-hook-form"
import { MAX_LENGTHS } from "#features/users/core/profile-rules.ts"
import { TextField } from "#ui/forms/text-field.tsx"
import type { NameAndLanguages } from "../user-settings.ts"

/** First and last name, in any form of settings that holds them. */
export function NameFields() {
  const { register, formState } = useFormContext<NameAndLanguages>()
  const { errors, defaultValues } = formState
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        {...register("firstName")}
        // there before the page has woken up
        defaultValue={defaultValues?.firstName}
        label="Vorname"
        autoComplete="given-name"
        maxLength={MAX_LENGTHS.name}
        error={errors.firstName?.message}
      />
      <TextField
        {...register("lastName")}
        defaultValue={defaultValues?.lastName}
        label="Nachname"
        autoComplete="family-name"
        maxLength={MAX_LENGTHS.name}
        error={errors.lastName?.message}
      />
    </div>
  )
}
