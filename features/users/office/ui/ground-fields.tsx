import { Select } from "#ui/forms/select.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { GROUNDS } from "../restriction.ts"
import { MAX_PROVISION_LENGTH } from "../restriction-schemas.ts"

interface GroundFieldsProps {
  /** What connects each of them to its form, with the sentence of what is wrong. */
  field: (name: "ground" | "provision") => { name: string; error: string | undefined }
}

/** On what a restriction rests (DSA Art. 17(3)). */
export function GroundFields({ field }: GroundFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        {...field("ground")}
        label="Grundlage"
        placeholder="Bitte wählen"
        options={Object.entries(GROUNDS).map(([value, text]) => ({ value, label: text }))}
      />
      <TextField
        {...field("provision")}
        label="Vorschrift oder Nummer"
        placeholder="AGB Nummer 12 (1)"
        maxLength={MAX_PROVISION_LENGTH}
        autoComplete="off"
      />
    </div>
  )
}
