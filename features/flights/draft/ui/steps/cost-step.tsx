import { Scale } from "lucide"
import { FormProvider } from "react-hook-form"
import { mayShareHourlyRate, type PlaneOwnership } from "#features/planes/plane.ts"
import { Notice } from "#ui/feedback/notice.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { costedFlightOf } from "../../judge-items.ts"
import { divideCosts, isFuelAsked } from "../../parse-costs.ts"
import { seatsHint } from "../../parse-plane.ts"
import { parseMinutes, writeCents } from "../../typed-values.ts"
import { useAnswersOf } from "../draft-provider.tsx"
import { StepFrame } from "../step-frame.tsx"
import { useStepForm } from "../use-step-form.ts"
import { ExtraCostFields } from "./extra-cost-fields.tsx"
import { PlaneOfCosts } from "./plane-of-costs.tsx"
import { PriceBar } from "./price-bar.tsx"
import { PriceRule } from "./price-rule.tsx"

const OWNERSHIPS: readonly { value: PlaneOwnership; title: string; detail: string }[] = [
  { value: "club", title: "Meinem Verein", detail: "Stundensatz ist erlaubt" },
  { value: "rented", title: "Gemietet", detail: "Stundensatz ist erlaubt" },
  { value: "shared", title: "Mehreren, auch mir", detail: "Stundensatz oder Sprit" },
  { value: "own", title: "Nur mir", detail: "Sprit und Gebühren, kein Stundensatz" },
]

/** What the flight costs and what of it a guest carries, with the rule beside it. */
export function CostStep() {
  const step = useStepForm("kosten")
  const { methods, page, problem, warnings, finish } = step
  const { register, watch, setValue } = methods
  const values = watch()
  const divided = divideCosts(values)
  const isRateAsked = values.ownership !== "" && mayShareHourlyRate(values.ownership)
  const [{ planeId }] = useAnswersOf("flugzeug")
  const plane = page.planes.find(({ id }) => id === planeId)
  const isExcursion = page.answers.typ.kind === "excursion"
  const minutes = parseMinutes(values.flightTime)
  const costed = minutes
    ? costedFlightOf(page.answers, minutes, plane?.category ?? null)
    : undefined
  const takePrice = (cents: number) =>
    setValue("seatPrice", writeCents(cents), { shouldDirty: true })
  return (
    <StepFrame
      step="kosten"
      title="Was kostet dieser Flug?"
      intro="Nur, was dieser eine Flug direkt kostet. Versicherung, Hangar und deine Zeit gehören nicht dazu."
      finish={finish}
      warnings={warnings}
      aside={
        <>
          <PriceRule costs={divided} onPrice={takePrice} />
          <PriceBar costs={divided} onPrice={takePrice} />
          <Notice icon={Scale} title="Warum diese Grenze?" isStacked>
            Die Verordnung EU 965/2012 erlaubt, direkte Kosten zu teilen. Gewinn darf nicht
            entstehen, auch kein kleiner.
          </Notice>
        </>
      }
    >
      <FormProvider {...methods}>
        <PlaneOfCosts />
        <RadioCardGroup legend="Wem gehört das Flugzeug?" columns={2} error={problem("ownership")}>
          {OWNERSHIPS.map((one) => (
            <RadioCard
              key={one.value}
              {...one}
              {...register("ownership", {
                onChange: () => {
                  // what may not be shared is not kept out of sight
                  if (watch("ownership") === "own") setValue("hourlyRate", "")
                },
              })}
            />
          ))}
        </RadioCardGroup>
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            label="Flugzeit"
            suffix="Stunden"
            placeholder="1:40"
            inputMode="numeric"
            hint={isExcursion ? "Hin und zurück zusammen" : "Vom Abstellen bis zum Abstellen"}
            {...register("flightTime")}
            error={problem("flightTime")}
          />
          {isRateAsked && (
            <TextField
              label={values.rate === "wet" ? "Miete je Stunde, nass" : "Miete je Stunde, trocken"}
              isOptional={values.ownership === "shared"}
              suffix="€/h"
              inputMode="decimal"
              {...register("hourlyRate")}
              error={problem("hourlyRate")}
            />
          )}
        </div>
        {isRateAsked && (
          <RadioCardGroup legend="Ist der Sprit im Stundensatz enthalten?" columns={2}>
            <RadioCard value="wet" title="Ja, nass" {...register("rate")} />
            <RadioCard value="dry" title="Nein, trocken" {...register("rate")} />
          </RadioCardGroup>
        )}
        {values.ownership !== "" && isFuelAsked(values) && (
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              label="Verbrauch"
              suffix="l/h"
              inputMode="decimal"
              {...register("fuelLitresPerHour")}
              error={problem("fuelLitresPerHour")}
            />
            <TextField
              label="Spritpreis"
              suffix="€/l"
              inputMode="decimal"
              {...register("fuelPrice")}
              error={problem("fuelPrice")}
            />
          </div>
        )}
        <ExtraCostFields problem={problem} flight={costed} />
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            label="Plätze für Gäste"
            inputMode="numeric"
            hint={problem("seats") ? undefined : seatsHint(plane, page.licence)}
            {...register("seats")}
            error={problem("seats")}
          />
          <TextField
            label="Preis pro Platz"
            suffix="€"
            inputMode="decimal"
            {...register("seatPrice")}
            error={problem("seatPrice")}
          />
        </div>
      </FormProvider>
    </StepFrame>
  )
}
