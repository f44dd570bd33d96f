import { useFormContext, useWatch } from "react-hook-form"
import { Notice } from "#ui/feedback/notice.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { FieldGroup } from "#ui/forms/field.tsx"
import type { PlaneFormValues } from "../plane-form.ts"
import { findPlaneType } from "../plane-types.ts"
import { EnvelopeFields } from "./envelope-fields.tsx"
import { PlaneField } from "./plane-field.tsx"
import { StationFields } from "./station-fields.tsx"

/** What it carries: the payload, and masses and arms for those who have them at hand. */
export function BalanceFields() {
  const { register } = useFormContext<PlaneFormValues>()
  const [hasBalance, typeKey, category] = useWatch<
    PlaneFormValues,
    ["hasBalance", "typeKey", "category"]
  >({ name: ["hasBalance", "typeKey", "category"] })
  return (
    <div className="grid gap-6">
      <PlaneField
        name="payloadKg"
        label="Zuladung für Gäste und Gepäck"
        suffix="kg"
        inputMode="numeric"
        hint="Was bleibt, wenn du und der Kraftstoff für den Ausflug an Bord sind. Mehr lässt sich nicht buchen."
        className="sm:max-w-100"
      />
      <Checkbox
        {...register("hasBalance")}
        hint="Dann rechnet diese Seite deinen Schwerpunkt für Start und Landung."
      >
        Massen und Hebelarme aus dem Handbuch eintragen
      </Checkbox>
      {hasBalance && (
        <>
          {findPlaneType(typeKey)?.balance && (
            <Notice
              tone="warn"
              title="Mit „typisch“ markierte Werte sind vom Muster, nicht von deinem Flugzeug."
            >
              Vergleich jeden mit Handbuch und Wägebericht und ersetz, was abweicht. Leermasse und
              Leermassen-Hebelarm stehen nur im Wägebericht.
            </Notice>
          )}
          <MassFields />
          <StationFields />
          {category !== "glider" && <FuelFields />}
          <EnvelopeFields />
        </>
      )}
    </div>
  )
}

function MassFields() {
  return (
    <FieldGroup
      legend="Massen"
      hint="Hebelarme in Metern hinter der Bezugsebene, davor mit Minus. Steht dein Handbuch in Zoll: mal 0,0254; Pfund mal 0,4536."
    >
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <PlaneField
          name="balance.emptyKg"
          label="Leermasse"
          suffix="kg"
          inputMode="decimal"
          isSmall
        />
        <PlaneField name="balance.emptyArm" label="Hebelarm der Leermasse" suffix="m" isSmall />
        <PlaneField
          name="balance.maxTakeoffKg"
          label="Höchste Startmasse"
          suffix="kg"
          inputMode="decimal"
          isSmall
        />
        <PlaneField
          name="balance.maxLandingKg"
          label="Höchste Landemasse"
          isOptional
          suffix="kg"
          inputMode="decimal"
          hint="Nur, wenn sie niedriger ist."
          isSmall
        />
      </div>
    </FieldGroup>
  )
}

function FuelFields() {
  return (
    <FieldGroup legend="Kraftstoff">
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-3">
        <PlaneField name="balance.fuel.arm" label="Hebelarm" suffix="m" isSmall />
        <PlaneField
          name="balance.fuel.litres"
          label="Ausfliegbar"
          suffix="l"
          inputMode="decimal"
          isSmall
        />
        <PlaneField
          name="balance.fuel.density"
          label="Dichte"
          suffix="kg/l"
          inputMode="decimal"
          hint="Avgas 0,72, Mogas 0,74, Jet A-1 0,8"
          isSmall
        />
      </div>
    </FieldGroup>
  )
}
