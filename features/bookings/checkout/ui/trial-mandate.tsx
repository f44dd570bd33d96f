import { TextField } from "#ui/forms/text-field.tsx"

/** An account of no bank, with a correct check sum. */
const TRIAL_IBAN = "DE89 3704 0044 0532 0130 00"

/** Where a real provider takes the IBAN. The field has no name, so that it never leaves the browser. */
export function TrialMandate() {
  return (
    <div className="mb-2 grid gap-3">
      <TextField
        label="IBAN zum Ausprobieren"
        hint="Sie verlässt diese Seite nicht und wird nirgends gespeichert."
        autoComplete="off"
        maxLength={42}
        defaultValue={TRIAL_IBAN}
      />
      <p className="text-small text-ink2">
        Mit „Mandat erteilen“ erlaubst du der Probezahlung, den Betrag einmal per SEPA-Lastschrift
        einzuziehen. Auch das ist nur gespielt.
      </p>
    </div>
  )
}
