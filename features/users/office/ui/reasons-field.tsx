import { TextArea } from "#ui/forms/text-area.tsx"
import { MAX_REASONS_LENGTH } from "../restriction-schemas.ts"

interface ReasonsFieldProps {
  /** What connects it to its form, with the sentence of what is wrong. */
  field: (name: "reasons") => { name: string; error: string | undefined }
  label: string
  /** Who reads it. */
  hint: string
}

/** Why the back office decides as it does: read by whoever it concerns. */
export function ReasonsField({ field, label, hint }: ReasonsFieldProps) {
  return (
    <TextArea
      {...field("reasons")}
      label={label}
      hint={hint}
      rows={5}
      maxLength={MAX_REASONS_LENGTH}
    />
  )
}
