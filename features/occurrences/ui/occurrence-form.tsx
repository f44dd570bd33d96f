import { type ComponentProps, useRef } from "react"
import { useForm } from "react-hook-form"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { NEEDS_ATTENTION, scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { Select } from "#ui/forms/select.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { useUnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import {
  FLIGHT_PHASES,
  type FlightPhase,
  KIND_DETAILS,
  MAX_WORDS_LENGTH,
  OCCURRENCE_KINDS,
  type OccurrenceKind,
  type OccurrenceRole,
} from "../occurrence.ts"
import type { ReportedAnswer } from "../occurrence-schemas.ts"
import { callReportOccurrence } from "./occurrence-calls.ts"

interface OccurrenceFormProps {
  flightId: number
  role: OccurrenceRole
  onReported: (answer: ReportedAnswer) => unknown
}

type Answer = "yes" | "no" | null

interface OccurrenceValues {
  kind: OccurrenceKind | null
  phase: FlightPhase | ""
  words: string
  hasInjuries: Answer
  isReportedToAuthority: Answer
}

const KINDS = Object.keys(OCCURRENCE_KINDS) as OccurrenceKind[]
const PHASES = Object.entries(FLIGHT_PHASES).map(([value, label]) => ({ value, label }))

/** What happened, when, and whether somebody was hurt. Nothing typed is lost where it does not arrive. */
export function OccurrenceForm({ flightId, role, onReported }: OccurrenceFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { register, handleSubmit, setError, formState } = useForm<OccurrenceValues>({
    defaultValues: { phase: "", words: "" },
    shouldFocusError: false,
  })
  const { errors, isDirty, isSubmitSuccessful } = formState
  const { run, isPending, failure } = useAction({
    send: ({ kind, phase, words, hasInjuries, isReportedToAuthority }: OccurrenceValues, intent) =>
      callReportOccurrence(
        flightId,
        {
          kind: kind ?? undefined,
          phase: phase || undefined,
          words,
          hasInjuries: answered(hasInjuries),
          isReportedToAuthority: answered(isReportedToAuthority),
        },
        intent,
      ),
    done: onReported,
    failed: (refusal) => {
      if (showFieldErrors(refusal, setError)) scrollToFirstInvalid(form.current)
    },
  })
  useUnsavedChanges(isDirty && !(isSubmitSuccessful && !failure))
  const submit = handleSubmit(run)
  const problem = failure && Object.keys(failure.fields).length === 0 ? failure.text : undefined

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-7">
      {problem && (
        <Notice tone="err" title="Nicht angekommen." isAlert>
          {problem} Was du geschrieben hast, steht noch hier.
        </Notice>
      )}
      <Choice legend="Worum geht es?" columns={2} error={errors.kind?.message}>
        {KINDS.map((kind) => (
          <RadioCard
            key={kind}
            {...register("kind")}
            value={kind}
            title={OCCURRENCE_KINDS[kind]}
            detail={KIND_DETAILS[kind]}
          />
        ))}
      </Choice>
      <Select
        {...register("phase")}
        label="Wann war das?"
        placeholder="Bitte wählen"
        options={PHASES}
        error={errors.phase?.message}
      />
      <TextArea
        {...register("words")}
        label="Was ist passiert?"
        hint="Erzähl es der Reihe nach, so wie du es erlebt hast: was du gesehen und gehört hast, und was half. Namen braucht es dafür nicht."
        rows={7}
        maxLength={MAX_WORDS_LENGTH}
        error={errors.words?.message}
      />
      <Choice legend="Wurde jemand verletzt?" columns={2} error={errors.hasInjuries?.message}>
        <RadioCard {...register("hasInjuries")} value="no" title="Nein" />
        <RadioCard {...register("hasInjuries")} value="yes" title="Ja" detail="Auch leicht" />
      </Choice>
      {role === "pilot" && (
        <Choice
          legend="Ist es schon bei einer Behörde?"
          hint="Zum Beispiel bei der BFU oder über das europäische Meldeportal."
          columns={2}
          error={errors.isReportedToAuthority?.message}
        >
          <RadioCard
            {...register("isReportedToAuthority")}
            value="no"
            title="Nein"
            detail="Noch nicht, oder es muss nicht"
          />
          <RadioCard {...register("isReportedToAuthority")} value="yes" title="Ja" />
        </Choice>
      )}
      <div>
        <Button type="submit" isPending={isPending}>
          Vertraulich absenden
        </Button>
      </div>
    </form>
  )
}

/** A choice that nobody has made is where a refused form leads. */
function Choice({ error, ...group }: ComponentProps<typeof RadioCardGroup>) {
  return (
    <div {...(error && NEEDS_ATTENTION)} className="outline-none">
      <RadioCardGroup {...group} error={error} />
    </div>
  )
}

function answered(answer: Answer | undefined): boolean | undefined {
  return answer ? answer === "yes" : undefined
}
