import { zodResolver } from "@hookform/resolvers/zod"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { GroundFields } from "#features/users/office/ui/ground-fields.tsx"
import { ReasonsField } from "#features/users/office/ui/reasons-field.tsx"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { appealDecisionSchema } from "../decision-schemas.ts"
import { MEASURES, REVERSALS } from "../report.ts"
import type { AppealSheet } from "../report-sheet.ts"
import { MeasureDetail } from "./measure-detail.tsx"
import { callDecideAppeal } from "./report-calls.ts"

const resolver = zodResolver(appealDecisionSchema, { error: validationMessages("de") })

/** The decision stays, or is undone: once, with reasons that both sides read. */
export function AppealDecisionForm({ appeal }: { appeal: AppealSheet }) {
  const { element, submit, field, watch, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { provision: "", reasons: "" },
    send: (decision, intent) => callDecideAppeal(appeal.id, decision, intent),
    done: () => ({ message: "Entschieden", description: "Beide Seiten bekommen eine Mail." }),
  })
  const { error, ...verdict } = field("verdict")
  const { kind, obstacle } = appeal.content
  const isAgainstKeeping = appeal.side === "report"
  return (
    <Card as="section" labelledBy="entscheidung">
      <h2 id="entscheidung" className="text-h3">
        Entscheidung
      </h2>
      <form ref={element} method="post" noValidate onSubmit={submit} className="mt-5 grid gap-5">
        {problem && (
          <Notice tone="err" isAlert>
            {problem}
          </Notice>
        )}
        <RadioCardGroup legend="Wie geht es aus?" isLegendHidden error={error}>
          <RadioCard
            {...verdict}
            value="upheld"
            title="Dabei bleiben"
            detail="Die Entscheidung war richtig."
          />
          <RadioCard
            {...verdict}
            value="reversed"
            title={isAgainstKeeping ? `Ändern: ${MEASURES[kind].act}` : "Aufheben"}
            disabled={isAgainstKeeping && obstacle !== null}
            detail={isAgainstKeeping ? <MeasureDetail content={appeal.content} /> : REVERSALS[kind]}
          />
        </RadioCardGroup>
        {isAgainstKeeping && watch("verdict") === "reversed" && <GroundFields field={field} />}
        <ReasonsField
          field={field}
          label="Gründe"
          hint="Beide Seiten lesen sie. Schreib so, dass niemand erkennt, wer gemeldet hat."
        />
        <div>
          <Button type="submit" isPending={isSubmitting}>
            Entscheiden
          </Button>
        </div>
      </form>
    </Card>
  )
}
