import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { useFeeRule } from "#features/settings/ui/settings-context.ts"
import { formatEuro, formatWholeEuro } from "#platform/money.ts"
import { choiceChipStyle } from "#ui/forms/choice-chips.tsx"
import { FieldGroup } from "#ui/forms/field.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { isVoucherValue } from "../voucher-value.ts"
import { CUSTOM_VALUE, VALUE_CHOICES, type VoucherEntries } from "../voucher-view.ts"

/** The share of a flight of 250 € with three guests. */
const EXAMPLE_SHARE_CENTS = 6_250

interface ValueChoiceProps {
  entries: VoucherEntries
  fields: Record<string, string>
  /** What is chosen at this moment. */
  valueCents: number
}

/** One of five values, or another; works without script. */
export function ValueChoice({ entries, fields, valueCents }: ValueChoiceProps) {
  const exampleCents = priceOfSeat(EXAMPLE_SHARE_CENTS, useFeeRule()).totalCents
  return (
    <FieldGroup legend="Betrag" error={fields.value} className="group/value">
      {(error) => (
        <>
          <div className="flex flex-wrap gap-2.5">
            {[...VALUE_CHOICES, CUSTOM_VALUE].map((value, index) => (
              <label key={value} className={choiceChipStyle()}>
                <input
                  type="radio"
                  name="value"
                  id={index === 0 ? "gutschein-value" : undefined}
                  value={value}
                  defaultChecked={entries.value === value}
                  className="sr-only"
                />
                {value === CUSTOM_VALUE ? "Anderer Betrag" : formatWholeEuro(Number(value))}
              </label>
            ))}
          </div>
          {isVoucherValue(valueCents) && (
            <p className="mt-3 text-small text-ink3">{reachOf(valueCents, exampleCents)}</p>
          )}
          {error}
          <TextField
            name="otherEuros"
            id="gutschein-otherEuros"
            label="Dein Betrag"
            inputMode="numeric"
            maxLength={12}
            suffix="€"
            hint="25 bis 1.000 €, in ganzen Euro"
            defaultValue={entries.otherEuros}
            error={fields.otherEuros}
            className="mt-4 hidden max-w-60 group-has-[input[value=anderer]:checked]/value:block"
          />
        </>
      )}
    </FieldGroup>
  )
}

function reachOf(valueCents: number, exampleCents: number): string {
  const value = formatWholeEuro(valueCents)
  const seat = formatEuro(exampleCents)
  const seats = Math.floor(valueCents / exampleCents)
  if (seats === 0) return `Ein Platz kostet zum Beispiel ${seat}. Was fehlt, zahlt die Karte.`
  if (seats === 1) return `${value} reichen zum Beispiel für einen Platz zu ${seat}.`
  return `${value} reichen zum Beispiel für ${seats} Plätze zu je ${seat}.`
}
