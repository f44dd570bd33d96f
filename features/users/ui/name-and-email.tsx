import { TextField } from "#ui/text-field.tsx"
import { LONGEST } from "../profile-rules.ts"

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
        maxLength={LONGEST.fullName}
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
        maxLength={LONGEST.email}
        defaultValue={entries.email}
        error={fields.email}
      />
    </div>
  )
}
