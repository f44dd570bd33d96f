import { CircleAlert } from "lucide"
import { type ReactNode, useId } from "react"
import { Icon } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"

/** What every labelled field takes. Texts arrive finished and in German. */
export type FieldTexts = {
  label: ReactNode
  /** Marks the label as „(optional)“; everything else is required and says so on submit. */
  isOptional?: boolean | undefined
  hint?: ReactNode
  /** One sentence that names the remedy. Its presence marks the field invalid. */
  error?: string | undefined
}

export type FieldIds = {
  input: string
  label: string
  hint: string
  error: string
  describedBy: string | undefined
}

/** Ids that tie a field to its hint and error; a given id wins, so that an error list can lead there. */
export function useFieldIds(texts: FieldTexts, givenId: string | undefined): FieldIds {
  const generatedId = useId()
  const input = givenId ?? generatedId
  const hint = `${input}-hint`
  const error = `${input}-error`
  const described = [texts.error && error, texts.hint && hint].filter(Boolean)
  return {
    input,
    label: `${input}-label`,
    hint,
    error,
    describedBy: described.join(" ") || undefined,
  }
}

type FieldProps = FieldTexts & {
  ids: FieldIds
  /** Stands at the right of the hint line, such as a character count. */
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Label above, field, then error and hint below it. */
export function Field({
  ids,
  label,
  isOptional = false,
  hint,
  error,
  aside,
  className,
  children,
}: FieldProps) {
  return (
    <div className={classNames("min-w-0", className)}>
      <label id={ids.label} htmlFor={ids.input} className="mb-1.5 block text-ui font-semibold">
        {label}
        {isOptional && <OptionalMark />}
      </label>
      {children}
      <FieldError id={ids.error} error={error} />
      {(hint || aside) && (
        <div className="mt-1.5 flex justify-between gap-4 text-small text-ink3">
          <p id={ids.hint}>{hint}</p>
          {aside}
        </div>
      )}
    </div>
  )
}

/** Ends the label of what may be left out (specification, section 5). */
export function OptionalMark() {
  return <span className="font-normal text-ink3"> (optional)</span>
}

/** The sentence under a field or a group of choices. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-small text-err">
      <Icon shape={CircleAlert} size={16} className="mt-0.5" />
      {error}
    </p>
  )
}
