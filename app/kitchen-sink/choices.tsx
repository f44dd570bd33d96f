import { CalendarDays } from "lucide"
import { useId, useState } from "react"
import { Icon } from "#ui/elements/icon.tsx"
import { CheckChips } from "#ui/forms/check-chips.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { ChoiceChips } from "#ui/forms/choice-chips.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { Slider } from "#ui/forms/slider.tsx"
import { StarField } from "#ui/forms/star-field.tsx"
import { Switch } from "#ui/forms/switch.tsx"
import { Specimen } from "./specimen.tsx"

const LANGUAGES = [
  { value: "de", label: "Deutsch" },
  { value: "en", label: "Englisch" },
  { value: "nl", label: "Niederländisch" },
]

export function Choices() {
  const group = useId()
  const [languages, setLanguages] = useState(["de", "nl"])
  return (
    <Specimen title="Auswahl">
      <Checkbox defaultChecked>
        Beide Personen sind einverstanden, dass wir Gewicht und Gepäck für diesen Flug verarbeiten.
      </Checkbox>
      <Checkbox hint="Höchstens eine Mail am Tag, um 18 Uhr.">Suchagent einrichten</Checkbox>
      <Checkbox error="Ohne dein Einverständnis geht es nicht.">Verhaltenskodex gelesen</Checkbox>
      <Checkbox isOptional>Newsletter bekommen</Checkbox>
      <Checkbox disabled>Gesperrt</Checkbox>
      <div className="mt-4 divide-y divide-line border-y border-line">
        <Switch defaultChecked hint="Gesammelt, wenn du sie nicht gelesen hast.">
          Neue Nachrichten
        </Switch>
        <Switch>Gesuche</Switch>
        <Switch isPending defaultChecked>
          Wird gespeichert
        </Switch>
        <Switch disabled>Gesperrt</Switch>
      </div>
      <div className="mt-6">
        <RadioCardGroup legend="Zustellung">
          <RadioCard name={group} title="Sofort per Mail" detail="PDF in wenigen Minuten" />
          <RadioCard
            name={group}
            defaultChecked
            title="An einem Tag"
            detail="Do., 24. Juni, 08:00 Uhr"
            aside={<Icon shape={CalendarDays} />}
          />
          <RadioCard name={group} title="Per Post" detail="Bieten wir nicht an" disabled />
        </RadioCardGroup>
      </div>
      <div className="mt-6">
        <ChoiceChips
          legend="Betrag"
          name={`${group}-amount`}
          defaultValue="150"
          options={["50", "100", "150", "200", "300"].map((value) => ({
            value,
            label: `${value} €`,
          }))}
        />
      </div>
      <div className="mt-6">
        <ChoiceChips
          legend="Umkreis"
          isAmongFields
          name={`${group}-radius`}
          defaultValue="50"
          options={["25", "50", "100"].map((value) => ({ value, label: `${value} km` }))}
        />
      </div>
      <div className="mt-6 grid gap-5">
        <StarField legend="Wie war der Flug?" name={`${group}-stars`} defaultValue="4" />
        <StarField
          legend="Wie war der Flug, ohne Wahl"
          name={`${group}-no-stars`}
          error="Bitte gib einen bis fünf Sterne"
        />
        <StarField
          legend="Kommunikation"
          isDetail
          name={`${group}-detail`}
          defaultValue="3"
          hint="Wenn du magst."
        />
      </div>
      <div className="mt-6 grid gap-6">
        <CheckChips
          legend="Sprachen"
          name={`${group}-languages`}
          options={LANGUAGES}
          values={languages}
          onToggle={(value, isChosen) =>
            setLanguages(
              isChosen ? [...languages, value] : languages.filter((known) => known !== value),
            )
          }
        />
        <CheckChips
          legend="Sprachen, ohne Wahl"
          name={`${group}-none`}
          options={LANGUAGES}
          values={[]}
          onToggle={() => {}}
          error="Wähl mindestens eine Sprache"
        />
        <div className="grid gap-x-6 sm:grid-cols-2">
          <Slider label="Größe" min={1} max={4} step={0.05} defaultValue={2} />
          <Slider label="Gesperrt" disabled defaultValue={50} />
        </div>
      </div>
    </Specimen>
  )
}
