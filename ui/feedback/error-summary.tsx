import { CircleAlert } from "lucide"
import { useEffect, useRef } from "react"
import { Icon } from "#ui/elements/icon.tsx"

type ErrorSummaryProps = {
  title?: string
  /** `fieldId` is the id of the input the sentence is about. */
  errors: ReadonlyArray<{ message: string; fieldId?: string | undefined }>
  /** Moves the focus here when it appears. */
  takesFocus?: boolean
}

/** After a refused form: what is wrong, each line leading to its field. */
export function ErrorSummary({
  title = "Bitte prüf deine Angaben",
  errors,
  takesFocus = true,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0
  useEffect(() => {
    if (hasErrors && takesFocus) box.current?.focus()
  }, [hasErrors, takesFocus])
  if (!hasErrors) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-panel bg-err-soft px-4.5 py-4 text-ui outline-none"
    >
      <Icon shape={CircleAlert} className="mt-px text-err" />
      <div className="min-w-0">
        <strong className="font-semibold">{title}</strong>
        <ul className="mt-1 space-y-1">
          {errors.map((error) => (
            <li key={error.message}>
              {error.fieldId ? (
                <a href={`#${error.fieldId}`} className="text-err underline underline-offset-4">
                  {error.message}
                </a>
              ) : (
                error.message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
