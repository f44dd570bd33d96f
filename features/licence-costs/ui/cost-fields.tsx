import { ChoiceChips } from "#ui/forms/choice-chips.tsx"
import { FieldGroup } from "#ui/forms/field.tsx"
import { Select } from "#ui/forms/select.tsx"
import { Slider } from "#ui/forms/slider.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { costField, type FieldName, isAsked } from "../cost-fields.ts"
import type { CostErrors, CostParams } from "../cost-params.ts"
import type { CostInputs } from "../cost-year.ts"
import { fieldText, medicalHint } from "../field-texts.ts"
import type { Licence } from "../licence.ts"
import { writeHundredths } from "../number-text.ts"

interface CostFieldsProps {
  licence: Licence
  words: CostParams
  inputs: CostInputs
  errors: CostErrors
  onChange: (changed: Partial<CostParams>) => void
}

const GROUPS: readonly { title: string; names: readonly FieldName[] }[] = [
  { title: "Fliegen", names: ["stunden", "preis", "verbrauch", "sprit", "starts", "gebuehr"] },
  { title: "Mit Gästen", names: ["mitgaesten", "gaeste"] },
  { title: "Pflicht", names: ["alter", "medical", "lehrer", "zuep"] },
  {
    title: "Was sonst jedes Jahr kommt",
    names: ["beitrag", "versicherung", "sonstiges", "halle", "haftung", "wartung"],
  },
]

/** What can be put into the sum, in the order in which a year asks for it. */
export function CostFields(props: CostFieldsProps) {
  const { licence, words, inputs, onChange } = props
  return (
    <div className="grid gap-8">
      <ChoiceChips
        legend="Wem gehört das Flugzeug?"
        name="flugzeug"
        value={words.flugzeug}
        onChange={(event) => onChange({ flugzeug: event.currentTarget.value })}
        options={[
          { value: "verein", label: "Verein oder Vermieter" },
          { value: "eigen", label: "Mir allein" },
        ]}
      />
      {GROUPS.map(({ title, names }) => (
        <FieldGroup key={title} legend={title}>
          <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
            {names
              .filter((name) => isAsked(licence, inputs.ownership, name))
              .map((name) => (
                <CostInput key={name} name={name} {...props} />
              ))}
          </div>
        </FieldGroup>
      ))}
    </div>
  )
}

function CostInput({ name, ...props }: CostFieldsProps & { name: FieldName }) {
  const { licence, words, inputs, errors, onChange } = props
  const field = costField(licence, name)
  if (!field) return null
  const text = fieldText(licence, name)
  const common = {
    name,
    label: text.label,
    hint: name === "alter" ? medicalHint(licence, inputs.alter / 100) : text.hint,
    error: errors[name],
    value: words[name] ?? "",
  }
  if (name === "gaeste") {
    return (
      <Select
        {...common}
        value={String(inputs.gaeste / 100)}
        onChange={(event) => onChange({ gaeste: event.currentTarget.value })}
        options={Array.from({ length: field.max / 100 }, (_, index) => ({
          value: String(index + 1),
          label: index === 0 ? "1 Gast" : `${index + 1} Gäste`,
        }))}
      />
    )
  }
  const input = (
    <TextField
      {...common}
      suffix={field.unit || undefined}
      inputMode={field.isWhole ? "numeric" : "decimal"}
      autoComplete="off"
      maxLength={20}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  )
  if (name !== "mitgaesten") return input
  return (
    <div>
      {input}
      <div className="mt-2 noscript:hidden">
        <Slider
          label={`${writeHundredths(inputs.mitgaesten, false)} von ${writeHundredths(inputs.stunden, false)} Stunden mit Gästen`}
          min={0}
          max={inputs.stunden / 100}
          step={0.5}
          value={inputs.mitgaesten / 100}
          onChange={(event) => {
            const hours = Math.round(event.currentTarget.valueAsNumber * 100)
            onChange({ mitgaesten: writeHundredths(hours, false) })
          }}
        />
      </div>
    </div>
  )
}
