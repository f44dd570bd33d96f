import type { IconNode } from "lucide"
import { useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { MAX_FLAG_NOTE_LENGTH } from "../payment-flag.ts"

interface ReasonedCommandProps<Answer> {
  icon: IconNode
  label: string
  /** Tells this one from the others for who does not see the row. */
  about: string
  fieldLabel: string
  submitLabel: string
  send: (input: { note: string }, intent: string) => Promise<Answer>
  /** Says what became of it, where the list alone does not. */
  tell?: (answer: Answer) => void
}

/** A command of the back office about money: its reason is said in words, for whoever reads the log. */
export function ReasonedCommand<Answer>({
  icon,
  label,
  about,
  fieldLabel,
  submitLabel,
  send,
  tell,
}: ReasonedCommandProps<Answer>) {
  const [isOpen, setIsOpen] = useState(false)
  const note = useRef<HTMLTextAreaElement>(null)
  const { revalidate } = useRevalidator()
  const { run, isPending, failure } = useAction({
    send,
    done: (answer) => {
      tell?.(answer)
      setIsOpen(false)
      return revalidate()
    },
  })
  useEffect(() => {
    if (isOpen) note.current?.focus()
  }, [isOpen])
  const subject = <span className="sr-only">: {about}</span>
  if (!isOpen) {
    return (
      <Button
        variant="secondary"
        size="small"
        icon={icon}
        onClick={() => setIsOpen(true)}
        className="self-center"
      >
        {label}
        {subject}
      </Button>
    )
  }
  return (
    <form
      className="grid gap-3 md:col-span-2"
      onSubmit={(event) => {
        event.preventDefault()
        void run({ note: note.current?.value ?? "" })
      }}
    >
      <TextArea
        ref={note}
        name="note"
        label={fieldLabel}
        hint="Steht mit deinem Namen im Protokoll."
        maxLength={MAX_FLAG_NOTE_LENGTH}
        error={failure?.fields.note ?? failure?.text}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isPending={isPending}>
          {submitLabel}
          {subject}
        </Button>
        <Button variant="text" size="small" onClick={() => setIsOpen(false)}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}
