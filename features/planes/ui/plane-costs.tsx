import { useFormContext, useWatch } from "react-hook-form"
import { Notice } from "#ui/feedback/notice.tsx"
import { ChoiceChips } from "#ui/forms/choice-chips.tsx"
import { Select } from "#ui/forms/select.tsx"
import { mayShareHourlyRate, PLANE_OWNERSHIPS, type PlaneOwnership } from "../plane.ts"
import type { PlaneFormValues } from "../plane-form.ts"
import { OWNERSHIP_NAMES } from "../plane-labels.ts"
import { PlaneField } from "./plane-field.tsx"

/** Whose it is and what an hour of it costs; a sole owner is asked for no rate. */
export function PlaneCosts() {
  const { register, formState } = useFormContext<PlaneFormValues>()
  const [ownership, rate, isRateWet] = useWatch<
    PlaneFormValues,
    ["ownership", "hourlyRateCents", "isRateWet"]
  >({ name: ["ownership", "hourlyRateCents", "isRateWet"] })
  const isSoleOwner = ownership !== "" && !mayShareHourlyRate(ownership as PlaneOwnership)
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <Select
          {...register("ownership")}
          label="Wem gehört es?"
          placeholder="Bitte wählen"
          options={PLANE_OWNERSHIPS.map((value) => ({ value, label: OWNERSHIP_NAMES[value] }))}
          error={formState.errors.ownership?.message}
        />
        {(!isSoleOwner || rate !== "") && (
          <PlaneField
            name="hourlyRateCents"
            label="Stundensatz"
            isOptional
            suffix="€/h"
            inputMode="decimal"
          />
        )}
      </div>
      {isSoleOwner ? (
        <Notice title="Kein Stundensatz.">
          Wer ein Flugzeug allein besitzt, teilt Kraftstoff und Gebühren eines Flugs. Stundensatz,
          Halle und Wartung bleiben außen vor.
        </Notice>
      ) : (
        <ChoiceChips
          {...register("isRateWet")}
          legend="Der Stundensatz ist"
          isAmongFields
          value={isRateWet}
          options={[
            { value: "wet", label: "nass, mit Kraftstoff" },
            { value: "dry", label: "trocken, ohne" },
          ]}
        />
      )}
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <PlaneField
          name="fuelLitresPerHour"
          label="Verbrauch"
          isOptional
          suffix="l/h"
          inputMode="decimal"
        />
        <PlaneField
          name="cruiseKnots"
          label="Reisegeschwindigkeit"
          suffix="kt"
          inputMode="numeric"
        />
      </div>
    </div>
  )
}
