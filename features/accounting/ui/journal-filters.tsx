import { useNavigate } from "react-router"
import { Button } from "#ui/buttons/button.tsx"
import { DateField } from "#ui/forms/date-field.tsx"
import { Select } from "#ui/forms/select.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { JOURNAL, type JournalQuery, KIND_LABELS } from "../journal.ts"

/** By account, booking, person, kind and day; works with and without script. */
export function JournalFilters({ query, today }: { query: JournalQuery; today: string }) {
  const navigate = useNavigate()
  const { account, bookingId, person, kind, from, to } = query
  return (
    <form
      key={JSON.stringify(query)}
      action={JOURNAL.path}
      onSubmit={(event) => {
        event.preventDefault()
        const said = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "")
        const words = new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
        void navigate({ pathname: JOURNAL.path, search: words.toString() })
      }}
      className="flex flex-wrap items-end gap-4"
    >
      <TextField
        name="konto"
        label="Konto"
        placeholder="booking:17:share"
        defaultValue={account}
        maxLength={100}
        autoComplete="off"
        className="w-full sm:w-64"
      />
      <NumberField name="buchung" label="Buchung" value={bookingId} />
      <NumberField name="person" label="Person" value={person} />
      <Select
        name="art"
        label="Vorgang"
        defaultValue={kind}
        options={[
          { value: "", label: "Alle" },
          ...Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label })),
        ]}
        className="w-full sm:w-60"
      />
      <DateField
        name="von"
        label="Von"
        defaultValue={from}
        max={today}
        className="w-full sm:w-44"
      />
      <DateField name="bis" label="Bis" defaultValue={to} max={today} className="w-full sm:w-44" />
      <Button type="submit" variant="secondary">
        Suchen
      </Button>
    </form>
  )
}

interface NumberFieldProps {
  name: string
  label: string
  value: number | null
}

function NumberField({ name, label, value }: NumberFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      inputMode="numeric"
      defaultValue={value ?? ""}
      maxLength={9}
      autoComplete="off"
      className="w-full sm:w-36"
    />
  )
}
