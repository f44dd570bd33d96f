import { useEffect, useRef } from "react"
import { useForm } from "react-hook-form"
import { inDative } from "#features/users/core/name-in-sentence.ts"
import type { FieldErrors } from "#platform/errors.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Disclosure, DisclosureList } from "#ui/elements/disclosure.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { ChoiceChips } from "#ui/forms/choice-chips.tsx"
import { NEEDS_ATTENTION, scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { StarField } from "#ui/forms/star-field.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import type { ReviewEntry } from "../review-entry.ts"
import { MAX_REVIEW_LENGTH, type WrittenReview } from "../review-schemas.ts"
import { EMPTY_REVIEW, type ReviewValues, valuesOf } from "../review-values.ts"
import { findSavedReview, removeSavedReview, saveReview } from "./saved-review.ts"

interface ReviewFormProps {
  entry: ReviewEntry
  send: (values: ReviewValues, intent: string) => Promise<WrittenReview>
  onWritten: (written: WrittenReview) => unknown
  /** What was posted without script and not taken. */
  former?: { values: ReviewValues; errors: FieldErrors; problem: string | null } | undefined
}

const ANSWERS = [
  { value: "yes", label: "Ja" },
  { value: "no", label: "Nein" },
  { value: "", label: "Keine Angabe" },
]

/** Stars and words are enough; the rest may stay closed. Nothing typed is lost where it does not arrive. */
export function ReviewForm({ entry, send, onWritten, former }: ReviewFormProps) {
  const { bookingId, side, other, own } = entry
  const form = useRef<HTMLFormElement>(null)
  const initial = former?.values ?? (own ? valuesOf(own) : EMPTY_REVIEW)
  const { register, handleSubmit, setError, reset, subscribe, formState } = useForm<ReviewValues>({
    defaultValues: initial,
    shouldFocusError: false,
  })
  const { errors } = formState
  const savedAs = `${bookingId}-${side}`
  const { run, isPending, failure } = useAction({
    send,
    done: (written) => {
      removeSavedReview(savedAs)
      return onWritten(written)
    },
    failed: (refusal) => {
      if (showFieldErrors(refusal, setError)) scrollToFirstInvalid(form.current)
      else form.current?.scrollIntoView({ block: "start" })
    },
  })

  useEffect(() => {
    const saved = former ? undefined : findSavedReview(savedAs)
    if (saved) reset(saved, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveReview(savedAs, values),
    })
  }, [former, reset, savedAs, subscribe])

  const problem =
    failure && Object.keys(failure.fields).length === 0 ? failure.text : (former?.problem ?? null)
  const errorOf = (field: keyof ReviewValues) => errors[field]?.message ?? former?.errors[field]
  const isGuest = side === "guest"

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={handleSubmit(run)}
      className="grid scroll-mt-24 gap-6"
    >
      <input type="hidden" name="bookingId" value={bookingId} />
      {problem && (
        <Notice tone="err" title="Nicht gesendet." isAlert>
          {problem} Was du geschrieben hast, steht noch hier.
        </Notice>
      )}
      <div {...(errorOf("stars") && NEEDS_ATTENTION)} className="outline-none">
        <StarField
          {...register("stars")}
          legend={
            isGuest
              ? `Wie war der Flug mit ${inDative(other.firstName)}?`
              : `Wie war ${other.firstName} als Gast?`
          }
          defaultValue={initial.stars ?? undefined}
          error={errorOf("stars")}
        />
      </div>
      <TextArea
        {...register("text")}
        label="Erzähl es anderen"
        hint={
          isGuest
            ? "Was war schön, was sollten andere wissen? Telefonnummern und Adressen blenden wir aus."
            : "Würdest du wieder mit diesem Gast fliegen? Telefonnummern und Adressen blenden wir aus."
        }
        rows={4}
        maxLength={MAX_REVIEW_LENGTH}
        defaultValue={initial.text}
        error={errorOf("text")}
      />
      {isGuest ? (
        <div className="grid gap-4">
          <StarField
            {...register("communication")}
            legend="Kommunikation"
            isDetail
            defaultValue={initial.communication ?? ""}
            error={errorOf("communication")}
          />
          <StarField
            {...register("costHonesty")}
            legend="Ehrlichkeit bei den Kosten"
            isDetail
            defaultValue={initial.costHonesty ?? ""}
            error={errorOf("costHonesty")}
          />
          <StarField
            {...register("feltSafe")}
            legend="Gefühl der Sicherheit"
            isDetail
            defaultValue={initial.feltSafe ?? ""}
            error={errorOf("feltSafe")}
          />
        </div>
      ) : (
        <div className="grid gap-5">
          <ChoiceChips
            {...register("wasPunctual")}
            legend={`War ${other.firstName} pünktlich?`}
            isAmongFields
            options={ANSWERS}
            defaultValue={initial.wasPunctual ?? ""}
          />
          <ChoiceChips
            {...register("weightWasRight")}
            legend="Hat das angegebene Gewicht gestimmt?"
            isAmongFields
            options={ANSWERS}
            defaultValue={initial.weightWasRight ?? ""}
          />
        </div>
      )}
      <DisclosureList>
        <Disclosure
          title={`Nur für ${other.firstName} oder nur für uns`}
          isOpen={initial.noteToSubject !== "" || initial.noteToOffice !== ""}
        >
          <div className="grid gap-5">
            <TextArea
              {...register("noteToSubject")}
              label={`Privat an ${other.firstName}`}
              isOptional
              hint={`Liest nur ${other.firstName}, zusammen mit deiner Bewertung.`}
              maxLength={MAX_REVIEW_LENGTH}
              defaultValue={initial.noteToSubject}
              error={errorOf("noteToSubject")}
            />
            <TextArea
              {...register("noteToOffice")}
              label="Privat an uns"
              isOptional
              hint="Liest nur unser Team. War etwas gefährlich, melde es lieber als Vorfall."
              maxLength={MAX_REVIEW_LENGTH}
              defaultValue={initial.noteToOffice}
              error={errorOf("noteToOffice")}
            />
          </div>
        </Disclosure>
      </DisclosureList>
      <div>
        <Button type="submit" isPending={isPending}>
          {own ? "Bewertung ändern" : "Bewertung abgeben"}
        </Button>
      </div>
    </form>
  )
}
