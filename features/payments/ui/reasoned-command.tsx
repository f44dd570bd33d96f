import type { IconNode } from "lucide"
import { useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { TextArea } from "#ui/forms/text-area.tsx"
import { MAX_FLAG_NOTE_LENGTH } from "../payment-flag.ts"

interface ReasonedCommandProps<Field extends string> {
  icon: IconNode
  label: string
  /** Tells this one from the others for who does not see the row. */
  about: string
  field: Field
  fieldLabel: string
  submitLabel: string
  send: (input: Record<Field, string>, intent: string) => Promise<unknown>
}

/** A command of the back office about money: its reason is said in words, for whoever reads the log. */
export function ReasonedCommand<Field extends string>({
  icon,
  label,
  about,
  field,
  fieldLabel,
  submitLabel,
  send,
}: ReasonedCommandProps<Field>) {
  const [isOpen, setIsOpen] = useState(false)
  const reason = useRef<HTMLTextAreaElement>(null)
  const { revalidate } = useRevalidator()
  const { run, isPending, failure } = useAction({
    send,
    done: () => {
      setIsOpen(false)
      return revalidate()
    },
  })
  useEffect(() => {
    if (isOpen) reason.current?.focus()
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
        void run({ [field]: reason.current?.value ?? "" } as Record<Field, string>)
      }}
    >
      <TextArea
        ref={reason}
        name={field}
        label={fieldLabel}
        hint="Steht mit deinem Namen im Protokoll."
        maxLength={MAX_FLAG_NOTE_LENGTH}
        error={failure?.fields[field] ?? failure?.text}
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
