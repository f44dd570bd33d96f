import { useMemo } from "react"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { LazySection, sectionFrom } from "#ui/loading/lazy-section.tsx"
import type { VoucherEntries } from "../voucher-view.ts"

// hidden until somebody chooses a day
const dayField = sectionFrom(() =>
  import("#ui/forms/date-field.tsx").then((late) => late.DateField),
)

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
  const { first, last } = days
  // the same element as long as nothing of it changes: React takes over what was typed there early
  const day = useMemo(() => {
    const given = {
      name: "deliverOn",
      id: "gutschein-deliverOn",
      label: "Tag der Zustellung",
      min: first,
      max: last,
      defaultValue: entries.deliverOn,
      error: fields.deliverOn,
      className: "mt-5 hidden max-w-72 group-has-[input[value=date]:checked]/delivery:block",
    }
    return <LazySection section={dayField} given={given} />
  }, [first, last, entries.deliverOn, fields.deliverOn])
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
      {day}
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
