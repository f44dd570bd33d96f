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
  label: string
  suffix: string
  hint: string
  error: string
  /** For the input, or whatever takes the text. */
  control: {
    id: string
    "aria-invalid": true | undefined
    "aria-describedby": string | undefined
  }
}

/**
 * What ties a control to its label, hint and error, for every frame there is; a given id wins, so that an
 * error list can lead there.
 */
export function useFieldIds(
  texts: { suffix?: ReactNode; hint?: ReactNode; error?: string | undefined },
  givenId?: string | undefined,
): FieldIds {
  const generatedId = useId()
  const id = givenId ?? generatedId
  const [suffix, hint, error] = [`${id}-suffix`, `${id}-hint`, `${id}-error`]
  const described = [texts.suffix && suffix, texts.error && error, texts.hint && hint]
  return {
    label: `${id}-label`,
    suffix,
    hint,
    error,
    control: {
      id,
      "aria-invalid": texts.error ? true : undefined,
      "aria-describedby": described.filter(Boolean).join(" ") || undefined,
    },
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
      <label id={ids.label} htmlFor={ids.control.id} className="mb-1.5 block text-ui font-semibold">
        {label}
        {isOptional && <OptionalMark />}
      </label>
      {children}
      <FieldError id={ids.error} error={error} />
      {(hint || aside) && (
        <div className="mt-1.5 flex justify-between gap-4 text-small text-ink3">
          <p id={ids.hint} className="min-w-0 wrap-break-word">
            {hint}
          </p>
          {aside}
        </div>
      )}
    </div>
  )
}

type FieldGroupProps = {
  legend: ReactNode
  /** A heading of the form, the label of one field among others, or for ears alone. */
  legendLook?: "heading" | "label" | "hidden"
  hint?: ReactNode
  error?: string | undefined
  className?: string
  /** A function puts the error where it belongs; else it stands at the end. */
  children: ReactNode | ((error: ReactNode) => ReactNode)
}

const legends = {
  heading: "mb-3 font-display text-h4",
  label: "mb-1.5 text-ui font-semibold",
  hidden: "sr-only",
} as const

/** Several controls that answer one question, or belong together: legend, hint, controls, error. */
export function FieldGroup({
  legend,
  legendLook = "heading",
  hint,
  error,
  className,
  children,
}: FieldGroupProps) {
  const ids = useFieldIds({ hint, error })
  const problem = <FieldError id={ids.error} error={error} />
  return (
    <fieldset
      aria-describedby={ids.control["aria-describedby"]}
      className={classNames("min-w-0", className)}
    >
      <legend className={legends[legendLook]}>{legend}</legend>
      {hint && (
        <p id={ids.hint} className="mb-3 text-small text-ink2">
          {hint}
        </p>
      )}
      {typeof children === "function" ? (
        children(problem)
      ) : (
        <>
          {children}
          {problem}
        </>
      )}
    </fieldset>
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
