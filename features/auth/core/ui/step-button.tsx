import type { MouseEvent, ReactNode } from "react"
import { Button } from "#ui/buttons/button.tsx"

type StepButtonProps = {
  /** The id of a `StepForm` on the page. */
  form: string
  onPress: () => void
  /** Looks like a link in its sentence. */
  isInline?: boolean
  children: ReactNode
}

/** Another way to go on. Without script the press sends a form of its own instead. */
export function StepButton({ form, onPress, isInline = false, children }: StepButtonProps) {
  const press = (event: MouseEvent) => {
    event.preventDefault()
    onPress()
  }
  if (!isInline) {
    return (
      <Button type="submit" form={form} variant="text" onClick={press}>
        {children}
      </Button>
    )
  }
  return (
    <button
      type="submit"
      form={form}
      onClick={press}
      className="rounded-[2px] text-link underline decoration-1 underline-offset-[0.25em] hover:text-ink"
    >
      {children}
    </button>
  )
}

type StepFormProps = {
  id: string
  /** `get` opens the page anew with these fields in its address, `post` sends them. */
  method: "get" | "post"
  fields: Record<string, string | undefined>
}

/** What a `StepButton` sends; stands beside the visible form, because forms cannot lie in forms. */
export function StepForm({ id, method, fields }: StepFormProps) {
  return (
    <form id={id} method={method} hidden>
      {Object.entries(fields).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </form>
  )
}
