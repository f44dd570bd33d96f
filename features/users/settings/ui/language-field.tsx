import { Controller, useFormContext } from "react-hook-form"
import type { NameAndLanguages } from "../user-settings.ts"
import { LanguageChoice } from "./language-choice.tsx"

/** The languages, in any form of settings that holds them. */
export function LanguageField() {
  const { control } = useFormContext<NameAndLanguages>()
  return (
    <Controller
      control={control}
      name="languages"
      render={({ field, fieldState }) => (
        <LanguageChoice
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
