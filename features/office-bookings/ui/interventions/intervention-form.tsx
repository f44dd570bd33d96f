import type { ComponentProps, ReactNode, RefObject } from "react"
import { MAX_NOTE_LENGTH } from "#features/bookings/office/booking-note.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"

interface InterventionFormProps {
  element: RefObject<HTMLFormElement | null>
  title: string
  problem: string | undefined
  /** What will happen, a sentence each; nothing as long as that is not known. */
  happens: readonly string[]
  reason: Partial<ComponentProps<typeof TextArea>>
  /** What the reason is in this case. */
  reasonHint?: string
  submitLabel: string
  isDangerous?: boolean
  isSubmitting: boolean
  onSubmit: ComponentProps<"form">["onSubmit"]
  close: () => void
  /** What else is to be said. */
  children?: ReactNode
}

/** One command of the back office: its fields, what it will do, why, and one button. */
export function InterventionForm(props: InterventionFormProps) {
  const { element, title, problem, happens, reason, isDangerous = false, children } = props
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={props.onSubmit}
      className="grid gap-4"
      aria-label={title}
    >
      <h3 className="text-ui font-semibold">{title}</h3>
      {problem && (
        <Notice tone="err" isAlert>
          {problem}
        </Notice>
      )}
      {children}
      {happens.length > 0 && (
        <Notice tone={isDangerous ? "warn" : "info"} title="Das passiert:">
          <ul className="grid gap-1.5" aria-live="polite">
            {happens.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      <TextArea
        {...reason}
        label="Grund"
        hint={props.reasonHint ?? "Steht im Verlauf, nur die Verwaltung liest ihn."}
        rows={2}
        maxLength={reason.maxLength ?? MAX_NOTE_LENGTH}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button
          type="submit"
          variant={isDangerous ? "danger" : "primary"}
          isPending={props.isSubmitting}
        >
          {props.submitLabel}
        </Button>
        <Button variant="text" onClick={props.close}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
