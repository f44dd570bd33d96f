import { zodResolver } from "@hookform/resolvers/zod"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { GroundFields } from "#features/users/office/ui/ground-fields.tsx"
import { ReasonsField } from "#features/users/office/ui/reasons-field.tsx"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { reviewFlagDecisionSchema } from "../review-flag-schemas.ts"
import { callDecideReviewFlag } from "./review-flag-calls.ts"

const resolver = zodResolver(reviewFlagDecisionSchema, { error: validationMessages("de") })

/** Unobjectionable, or hidden with reasons: once. */
export function ReviewFlagForm({ flagId }: { flagId: number }) {
  const { element, submit, field, watch, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { provision: "", reasons: "" },
    send: (decision, intent) => callDecideReviewFlag(flagId, decision, intent),
    done: ({ verdict }) => ({
      message: "Entschieden",
      description:
        verdict === "hidden"
          ? "Wer geschrieben hat, bekommt eine Mail mit den Gründen."
          : "Die Bewertungen bleiben, wie sie sind. Niemand erfährt davon.",
    }),
  })
  const { error, ...verdict } = field("verdict")
  const isHiding = watch("verdict") === "hidden"
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      <RadioCardGroup legend="Was geschieht?" isLegendHidden error={error}>
        <RadioCard
          {...verdict}
          value="unobjectionable"
          title="Unbedenklich"
          detail="Die Bewertungen bleiben stehen und zählen weiter."
        />
        <RadioCard
          {...verdict}
          value="hidden"
          title="Bewertungen ausblenden"
          detail="Was die beiden als Gäste übereinander schrieben, ist nicht mehr zu lesen und zählt nicht mehr."
        />
      </RadioCardGroup>
      {isHiding && <GroundFields field={field} />}
      <ReasonsField
        field={field}
        label="Gründe"
        hint={
          isHiding
            ? "Wer geschrieben hat, liest sie und kann widersprechen."
            : "Nur die Verwaltung liest sie."
        }
      />
      <div>
        <Button type="submit" variant={isHiding ? "danger" : "primary"} isPending={isSubmitting}>
          Entscheiden
        </Button>
      </div>
    </form>
  )
}
