import { zodResolver } from "@hookform/resolvers/zod"
import { useOfficeForm } from "#features/users/core/ui/use-office-form.ts"
import { GroundFields } from "#features/users/office/ui/ground-fields.tsx"
import { ReasonsField } from "#features/users/office/ui/reasons-field.tsx"
import { validationMessages } from "#platform/validation-messages.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { reportDecisionSchema } from "../decision-schemas.ts"
import { MEASURES } from "../report.ts"
import type { ReportedContent } from "../report-sheet.ts"
import { MeasureDetail } from "./measure-detail.tsx"
import { callDecideReport } from "./report-calls.ts"

const resolver = zodResolver(reportDecisionSchema, { error: validationMessages("de") })

interface ReportDecisionFormProps {
  reportId: number
  content: ReportedContent
}

/** Keep it, or take it away: once, with reasons that both sides read. */
export function ReportDecisionForm({ reportId, content }: ReportDecisionFormProps) {
  const { element, submit, field, watch, problem, isSubmitting } = useOfficeForm({
    resolver,
    defaultValues: { provision: "", reasons: "" },
    send: (decision, intent) => callDecideReport(reportId, decision, intent),
    done: () => ({
      message: "Entschieden",
      description: "Wen es betrifft, der bekommt eine Mail mit den Gründen.",
    }),
  })
  const { error, ...verdict } = field("verdict")
  const isRestricting = watch("verdict") === "restricted"
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
        <RadioCardGroup legend="Was geschieht?" isLegendHidden error={error}>
          <RadioCard
            {...verdict}
            value="kept"
            title="Stehen lassen"
            detail="Weder Gesetz noch Bedingungen sind verletzt."
          />
          <RadioCard
            {...verdict}
            value="restricted"
            title={MEASURES[content.kind].act}
            disabled={content.obstacle !== null}
            detail={<MeasureDetail content={content} />}
          />
        </RadioCardGroup>
        {isRestricting && <GroundFields field={field} />}
        <ReasonsField
          field={field}
          label="Gründe"
          hint="Beide Seiten lesen sie. Schreib so, dass niemand erkennt, wer gemeldet hat."
        />
        <div>
          <Button
            type="submit"
            variant={isRestricting ? "danger" : "primary"}
            isPending={isSubmitting}
          >
            Entscheiden
          </Button>
        </div>
      </form>
    </Card>
  )
}
