import { DateField } from "#ui/forms/date-field.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import type { VoucherEntries } from "../voucher-view.ts"

interface DeliveryChoiceProps {
  entries: VoucherEntries
  fields: Record<string, string>
  /** ISO days between which a voucher can be delivered. */
  days: { first: string; last: string }
}

/** How the voucher comes to whom it is for; what each way needs shows with it. */
export function DeliveryChoice({ entries, fields, days }: DeliveryChoiceProps) {
  const choice = (value: string) => ({
    name: "delivery",
    value,
    defaultChecked: entries.delivery === value,
  })
  return (
    <div className="group/delivery">
      <RadioCardGroup legend="Zustellung" error={fields.delivery}>
        <RadioCard
          {...choice("now")}
          id="gutschein-delivery"
          title="Sofort per Mail"
          detail="Mit PDF, gleich nach der Zahlung"
        />
        <RadioCard
          {...choice("date")}
          title="An einem Tag"
          detail="Per Mail mit PDF, um 08:00 Uhr, bis zu ein Jahr voraus"
        />
        <RadioCard
          {...choice("print")}
          title="Selbst drucken"
          detail="Das PDF kommt zu dir, auf A4"
        />
      </RadioCardGroup>
      <DateField
        name="deliverOn"
        id="gutschein-deliverOn"
        label="Tag der Zustellung"
        min={days.first}
        max={days.last}
        defaultValue={entries.deliverOn}
        error={fields.deliverOn}
        className="mt-5 hidden max-w-72 group-has-[input[value=date]:checked]/delivery:block"
      />
      <TextField
        type="email"
        inputMode="email"
        name="recipientEmail"
        id="gutschein-recipientEmail"
        label="Mailadresse der beschenkten Person"
        hint="Wir schreiben dorthin nur für diesen Gutschein."
        autoComplete="off"
        maxLength={254}
        defaultValue={entries.recipientEmail}
        error={fields.recipientEmail}
        className="mt-5 group-has-[input[value=print]:checked]/delivery:hidden"
      />
    </div>
  )
}
