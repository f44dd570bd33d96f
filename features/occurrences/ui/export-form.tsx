import { Download } from "lucide"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Select } from "#ui/forms/select.tsx"
import { OCCURRENCE_EXPORT_PATH } from "../occurrence-export.ts"

interface ExportFormProps {
  /** What there is to export, the latest first. */
  periods: readonly { value: string; label: string }[]
}

/** The anonymised export for an authority, as a file for people or for programs. */
export function ExportForm({ periods }: ExportFormProps) {
  return (
    <Card as="section" labelledBy="export">
      <h2 id="export" className="text-h3">
        Export für Behörden
      </h2>
      <p className="mt-1.5 max-w-text text-ui text-ink2">
        Abgeschlossene Vorfälle ohne Personen: Quartal, Art, Flugphase, Klasse, Region und unsere
        Zusammenfassung. Jeder Export wird aufgezeichnet.
      </p>
      {periods.length === 0 ? (
        <p className="mt-4 text-ui">Noch ist nichts abgeschlossen.</p>
      ) : (
        <form method="get" action={OCCURRENCE_EXPORT_PATH} className="mt-5 grid gap-4">
          <Select name="zeitraum" label="Zeitraum" options={periods} className="sm:max-w-80" />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="format" value="csv" variant="secondary" icon={Download}>
              CSV
            </Button>
            <Button type="submit" name="format" value="json" variant="secondary" icon={Download}>
              JSON
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
