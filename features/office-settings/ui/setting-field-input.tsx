import type { UseFormRegisterReturn } from "react-hook-form"
import type { SettingField } from "#features/settings/setting.ts"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { Select } from "#ui/forms/select.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { InstantInput } from "./instant-input.tsx"

type Registered = UseFormRegisterReturn & { error: string | undefined }

interface SettingFieldInputProps {
  field: SettingField
  registered: Registered
  /** What the form begins with. */
  initial: string | boolean | undefined
}

/** The field by which a part of a setting is typed. */
export function SettingFieldInput(props: SettingFieldInputProps) {
  const { kind, label, hint, options = {}, maxLength } = props.field
  const texts = { ...props.registered, label, ...(hint && { hint }) }
  switch (kind) {
    case "switch":
      return (
        <Checkbox {...props.registered} hint={hint}>
          {label}
        </Checkbox>
      )
    case "choice":
      return (
        <Select
          {...texts}
          options={Object.entries(options).map(([value, name]) => ({ value, label: name }))}
        />
      )
    case "words":
      return <TextArea {...texts} rows={8} {...(maxLength && { maxLength })} />
    case "instant":
      return (
        <InstantInput
          registered={props.registered}
          label={label}
          hint={hint}
          initial={String(props.initial)}
        />
      )
    case "euro":
      return <TextField {...texts} inputMode="decimal" suffix="€" />
    case "percent":
      return <TextField {...texts} inputMode="decimal" suffix="%" />
    case "count":
      return <TextField {...texts} inputMode="numeric" />
    case "line":
      return <TextField {...texts} {...(maxLength && { maxLength })} />
  }
}
