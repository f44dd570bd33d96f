import { Form } from "react-router"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { DateField } from "#ui/forms/date-field.tsx"
import { Select } from "#ui/forms/select.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { AIRCRAFT_CLASSES } from "../flugfit/flugfit.ts"
import { CLASS_NAMES } from "../flugfit/format-rule.ts"
import type { OwnAircraft } from "../flugfit-query.ts"
import { type FlugfitQuery, LANDING_LOG_PATH } from "../landing-log-path.ts"

const CLASS_OPTIONS = AIRCRAFT_CLASSES.map((value) => ({ value, label: CLASS_NAMES[value] }))
const GUEST_OPTIONS = [1, 2, 3, 4, 5].map((guests) => ({
  value: String(guests),
  label: guests === 1 ? "1 Gast" : `${guests} Gäste`,
}))

interface FlugfitPickerProps {
  query: FlugfitQuery
  /** The pilot's own, which stand before the classes. */
  aircraft: readonly OwnAircraft[]
  /** ISO days that can be asked about. */
  from: string
  to: string
  /** „Nacht ab 17:08 Uhr in Bonn-Hangelar“ */
  nightfall: string | null
}

/** Which flight the rules are asked about; its answer is the page's address. */
export function FlugfitPicker({ query, aircraft, from, to, nightfall }: FlugfitPickerProps) {
  return (
    <Card as="section" labelledBy="flugfit-frage">
      <h2 id="flugfit-frage" className="text-h3">
        Welcher Flug?
      </h2>
      <Form
        // another address is another question
        key={Object.values(query).join(" ")}
        action={LANDING_LOG_PATH}
        preventScrollReset
        className="mt-5 grid gap-5"
      >
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
          <DateField name="tag" label="Tag" defaultValue={query.day} min={from} max={to} />
          <TextField
            name="landung"
            type="time"
            label="Landung um"
            isOptional
            defaultValue={query.landsAt}
            hint={nightfall}
          />
          <Select
            name="klasse"
            label={aircraft.length > 0 ? "Flugzeug oder Klasse" : "Klasse"}
            options={[
              ...aircraft.map(({ id, label }) => ({ value: String(id), label })),
              ...CLASS_OPTIONS,
            ]}
            defaultValue={String(query.planeId ?? query.aircraftClass)}
          />
          <Select
            name="gaeste"
            label="An Bord"
            options={GUEST_OPTIONS}
            defaultValue={String(query.guests)}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Checkbox name="kunstflug" value="1" defaultChecked={query.isAerobatic}>
            Mit Kunstflug
          </Checkbox>
          <Button type="submit" variant="quiet">
            Flugfit prüfen
          </Button>
        </div>
      </Form>
    </Card>
  )
}
