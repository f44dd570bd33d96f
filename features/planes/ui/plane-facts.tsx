import { useFormContext } from "react-hook-form"
import { Select } from "#ui/forms/select.tsx"
import { GEARS, LIVERIES, PLANE_CATEGORIES, WINGS } from "../plane.ts"
import type { PlaneFormValues } from "../plane-form.ts"
import { CATEGORY_NAMES, GEAR_NAMES, LIVERY_NAMES, WING_NAMES } from "../plane-labels.ts"
import { PlaneField } from "./plane-field.tsx"

/** What kind of aircraft it is. */
export function PlaneFacts() {
  const { register, formState } = useFormContext<PlaneFormValues>()
  const { errors } = formState
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <PlaneField name="model" label="Muster" />
      <PlaneField
        name="registration"
        label="Kennzeichen"
        hint="Es steht bei deinen Flügen."
        isMono
        autoCapitalize="characters"
        maxLength={20}
      />
      <Select
        {...register("category")}
        label="Klasse"
        placeholder="Bitte wählen"
        options={PLANE_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }))}
        error={errors.category?.message}
      />
      <Select
        {...register("wing")}
        label="Flügel"
        placeholder="Bitte wählen"
        options={WINGS.map((value) => ({ value, label: WING_NAMES[value] }))}
        hint="Für die Aussicht: Unter einem Hochdecker sieht man den Boden."
        error={errors.wing?.message}
      />
      <Select
        {...register("gear")}
        label="Fahrwerk"
        options={GEARS.map((value) => ({ value, label: GEAR_NAMES[value] }))}
        error={errors.gear?.message}
      />
      <Select
        {...register("livery")}
        label="Farbe der Streifen"
        isOptional
        placeholder="Nicht angegeben"
        options={LIVERIES.map((value) => ({ value, label: LIVERY_NAMES[value] }))}
        hint="So malen wir dein Flugzeug, wo du kein Foto zeigst."
        error={errors.livery?.message}
      />
      <PlaneField name="year" label="Baujahr" inputMode="numeric" />
      <PlaneField
        name="seats"
        label="Sitze"
        inputMode="numeric"
        hint="Mit deinem, so viele wie zugelassen sind."
      />
      <PlaneField
        name="icaoType"
        label="ICAO-Kürzel des Musters"
        isOptional
        isMono
        autoCapitalize="characters"
        maxLength={4}
        hint="Wie im Flugplan, etwa C172."
      />
    </div>
  )
}
