import { TextField } from "#ui/forms/text-field.tsx"
import { MAX_LENGTHS } from "../profile-rules.ts"

interface NameAndEmailProps {
  entries: { name: string; email: string }
  fields: { name?: string | undefined; email?: string | undefined }
  idOf: (field: "name" | "email") => string
}

/** Who declares something to us, and where the confirmation of it goes. */
export function NameAndEmail({ entries, fields, idOf }: NameAndEmailProps) {
  return (
    <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
      <TextField
        name="name"
        id={idOf("name")}
        label="Dein Name"
        autoComplete="name"
        maxLength={MAX_LENGTHS.fullName}
        defaultValue={entries.name}
        error={fields.name}
      />
      <TextField
        name="email"
        id={idOf("email")}
        type="email"
        inputMode="email"
        label="E-Mail für die Bestätigung"
        autoComplete="email"
        maxLength={MAX_LENGTHS.email}
        defaultValue={entries.email}
        error={fields.email}
      />
    </div>
  )
}
