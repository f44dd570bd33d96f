import { CalendarDays } from "lucide-react"
import { useId } from "react"
import { Checkbox } from "../checkbox.tsx"
import { ChoiceChips } from "../choice-chips.tsx"
import { Icon } from "../icon.tsx"
import { RadioCard, RadioCardGroup } from "../radio-card.tsx"
import { Specimen } from "./specimen.tsx"

export function Choices() {
  const group = useId()
  return (
    <Specimen title="Auswahl">
      <Checkbox defaultChecked>
        Beide Personen sind einverstanden, dass wir Gewicht und Gepäck für diesen Flug verarbeiten.
      </Checkbox>
      <Checkbox hint="Höchstens eine Mail am Tag, um 18 Uhr.">Suchagent einrichten</Checkbox>
      <Checkbox error="Ohne dein Einverständnis geht es nicht.">Verhaltenskodex gelesen</Checkbox>
      <Checkbox disabled>Gesperrt</Checkbox>
      <div className="mt-6">
        <RadioCardGroup legend="Zustellung">
          <RadioCard name={group} title="Sofort per Mail" detail="PDF in wenigen Minuten" />
          <RadioCard
            name={group}
            defaultChecked
            title="An einem Tag"
            detail="Do, 24. Juni, 08:00 Uhr"
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
    </Specimen>
  )
}
