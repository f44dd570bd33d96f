import { Check, MapPin } from "lucide"
import { useId } from "react"
import { Icon } from "#ui/elements/icon.tsx"
import { ErrorSummary } from "#ui/feedback/error-summary.tsx"
import { CodeField } from "#ui/forms/code-field.tsx"
import { DateField } from "#ui/forms/date-field.tsx"
import { DateRangeField } from "#ui/forms/date-range-field.tsx"
import { NumberStepper } from "#ui/forms/number-stepper.tsx"
import { PasswordField } from "#ui/forms/password-field.tsx"
import { Select } from "#ui/forms/select.tsx"
import { SuggestField } from "#ui/forms/suggest-field.tsx"
import type { SuggestItem } from "#ui/forms/suggestions.ts"
import { TextArea } from "#ui/forms/text-area.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { Specimen } from "./specimen.tsx"

const towns: readonly SuggestItem[] = [
  { id: "bonn", title: "Bonn", detail: "Nordrhein-Westfalen", icon: MapPin },
  { id: "borkum", title: "Borkum", detail: "Niedersachsen", icon: MapPin },
  { id: "bochum", title: "Bochum", detail: "Nordrhein-Westfalen", icon: MapPin },
  { id: "bremen", title: "Bremen", detail: "Bremen", icon: MapPin },
]

async function findTowns(text: string): Promise<readonly SuggestItem[]> {
  const wanted = text.trim().toLowerCase()
  return wanted ? towns.filter((town) => town.title.toLowerCase().startsWith(wanted)) : towns
}

export function Fields() {
  const dayNames = useDayNames()
  return (
    <Specimen title="Felder">
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField label="Heimatplatz" defaultValue="EDKB Bonn-Hangelar" />
        <TextField
          label="Preis pro Platz"
          defaultValue="65,00"
          inputMode="decimal"
          suffix="€"
          error="Höchstens 62,50 €."
        />
        <TextField label="Ziel" placeholder="Stadt oder Flugplatz" isOptional />
        <TextField
          label="Gewicht mit Kleidung"
          defaultValue="64"
          suffix="kg"
          hint="Sieht nur Henrik"
        />
        <TextField label="Gesperrt" defaultValue="D-EKBW" isMono disabled />
        <TextField
          label="Gutscheincode"
          defaultValue="7K3M-Q9TD-2XHP"
          isMono
          trailing={<Icon shape={Check} className="me-4 text-ok" />}
        />
        <Select
          label="Umkreis"
          defaultValue="100"
          options={[
            { value: "50", label: "50 km" },
            { value: "100", label: "100 km" },
            { value: "200", label: "200 km" },
          ]}
        />
        <Select label="Muster" placeholder="Bitte wählen" options={[]} error="Wähl ein Flugzeug." />
        <SuggestField
          label="Wo?"
          placeholder="Stadt oder Flugplatz"
          icon={MapPin}
          loadItems={findTowns}
          emptyText="Diesen Ort kennen wir nicht."
        />
        <DateField
          label="Zustellung am"
          defaultValue="2027-06-24"
          min="2027-06-01"
          firstMonth="2027-06-24"
        />
        <DateRangeField
          label="Wann?"
          names={dayNames}
          defaultValue={{ from: "2027-06-12", to: "2027-06-27" }}
        />
        <TextArea
          label="Dein Text"
          defaultValue="Zum Siebzigsten einmal selbst nachsehen, ob der Bodensee von oben wirklich so blau ist."
          maxLength={300}
          hint="Steht so auf dem Gutschein"
          className="sm:col-span-2"
        />
        <PasswordField
          label="Neues Passwort"
          autoComplete="new-password"
          defaultValue="vier-tassen-tee"
          hint="Mindestens 8 Zeichen"
          aside={<span className="text-ok">lang genug</span>}
        />
        <PasswordField
          label="Passwort"
          isOptional
          autoComplete="current-password"
          defaultValue="kurz"
          error="Noch 4 Zeichen mehr, mindestens 8"
        />
        <CodeField label="Anmeldecode" hint="Gültig für 10 Minuten" />
        <CodeField label="Anmeldecode" defaultValue="481 920" error="Noch 3 Versuche." />
      </div>
      <div className="mt-6 space-y-6">
        <div className="max-w-80">
          <NumberStepper label="Personen" defaultValue={2} max={5} />
        </div>
        <SearchBox />
      </div>
    </Specimen>
  )
}

// what is submitted has names of its own in each theme, as it has in each form of a page
function useDayNames() {
  const id = useId()
  return { from: `${id}-von`, to: `${id}-bis` }
}

/** The bare variants share one frame, as in the search box on the home page. */
function SearchBox() {
  const dayNames = useDayNames()
  return (
    <div className="grid gap-x-5 rounded-box border border-line bg-surface p-5 shadow-raised sm:grid-cols-3">
      <SuggestField label="Wo?" defaultText="Bonn" loadItems={findTowns} isBare className="py-2" />
      <DateRangeField
        label="Wann?"
        names={dayNames}
        defaultValue={{ from: "2027-06-28", to: "2027-07-03" }}
        isBare
        className="py-2"
      />
      <NumberStepper label="Wer?" defaultValue={2} isBare />
    </div>
  )
}

export function FormErrors() {
  return (
    <Specimen title="Fehler im Formular">
      <ErrorSummary
        takesFocus={false}
        errors={[
          { message: "Höchstens 62,50 €.", fieldId: "kosten" },
          { message: "Wähl ein Flugzeug.", fieldId: "kosten" },
        ]}
      />
    </Specimen>
  )
}
