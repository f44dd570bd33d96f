import { NameAndEmail } from "#features/users/core/ui/name-and-email.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { ErrorSummary } from "#ui/feedback/error-summary.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import {
  MAX_EXPLANATION_LENGTH,
  REASON_DETAILS,
  REPORT_REASONS,
  type ReportEntries,
  type ReportReason,
  type ReportStep,
} from "../report.ts"
import { type ReportSubject, reportPath } from "../report-path.ts"

interface ReportFormProps {
  thing: { subject: ReportSubject; id: number }
  /** Somebody signed in reports as who they are. */
  known: { name: string; email: string } | null
  intent: string
  refused: Extract<ReportStep, { step: "form" }> | undefined
  className?: string
}

const NOTHING: ReportEntries = {
  reason: "",
  explanation: "",
  name: "",
  email: "",
  isBonaFide: false,
}

const FIELDS = ["reason", "explanation", "name", "email", "isBonaFide"] as const
const idOf = (field: (typeof FIELDS)[number]) => `meldung-${field}`

const REASONS = Object.keys(REPORT_REASONS) as ReportReason[]

/** Why, what, who, and that it is meant honestly: what the law wants a notice to hold. */
export function ReportForm({ thing, known, intent, refused, className }: ReportFormProps) {
  const entries = refused?.entries ?? NOTHING
  const fields = refused?.fields ?? {}
  const mistakes = FIELDS.flatMap((field) =>
    fields[field] ? [{ message: fields[field], fieldId: idOf(field) }] : [],
  )
  return (
    <form
      method="post"
      action={reportPath(thing.subject, thing.id)}
      noValidate
      className={className}
    >
      <input type="hidden" name="intent" value={intent} />
      <div className="grid gap-7">
        <ErrorSummary errors={mistakes} />
        {refused?.refusal && (
          <Notice tone="err" isAlert>
            {refused.refusal}
          </Notice>
        )}
        <RadioCardGroup legend="Worum geht es?" columns={2} error={fields.reason}>
          {REASONS.map((reason, index) => (
            <RadioCard
              key={reason}
              id={index === 0 ? idOf("reason") : undefined}
              name="reason"
              value={reason}
              defaultChecked={entries.reason === reason}
              title={REPORT_REASONS[reason]}
              detail={REASON_DETAILS[reason]}
            />
          ))}
        </RadioCardGroup>
        <TextArea
          name="explanation"
          id={idOf("explanation")}
          label="Was ist falsch, und warum?"
          hint="Nenn die Stelle und, wenn du es weißt, das Gesetz oder die Regel."
          rows={5}
          maxLength={MAX_EXPLANATION_LENGTH}
          defaultValue={entries.explanation}
          error={fields.explanation}
        />
        {known ? (
          <p className="text-ui text-ink2">
            Du meldest als {known.name}. Die Bestätigung geht an {known.email}.
          </p>
        ) : (
          <NameAndEmail entries={entries} fields={fields} idOf={idOf} />
        )}
        <Checkbox
          name="isBonaFide"
          id={idOf("isBonaFide")}
          defaultChecked={entries.isBonaFide}
          error={fields.isBonaFide}
        >
          Nach bestem Wissen sind meine Angaben richtig und vollständig.
        </Checkbox>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:grid">
          <Button type="submit">Meldung absenden</Button>
          <p className="max-w-90 text-small text-ink2">
            Was mit den Angaben passiert, steht unter{" "}
            <TextLink href="/de/datenschutz" isInline target="_blank">
              Datenschutz
            </TextLink>
            .
          </p>
        </div>
      </div>
    </form>
  )
}
