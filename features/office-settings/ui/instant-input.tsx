import { useState } from "react"
import type { UseFormRegisterReturn } from "react-hook-form"
import { DateField } from "#ui/forms/date-field.tsx"
import { TextField } from "#ui/forms/text-field.tsx"

interface InstantInputProps {
  registered: UseFormRegisterReturn & { error: string | undefined }
  label: string
  hint?: string | undefined
  /** „2026-12-05T11:00“ of Berlin; empty is no instant. */
  initial: string
}

const MIDNIGHT = "00:00"

/** A day and, where it is not to be midnight, a time: without a day there is no instant. */
export function InstantInput({ registered, label, hint, initial }: InstantInputProps) {
  const [beginning = "", start = ""] = initial.split("T")
  const [typed, setTyped] = useState({ day: beginning, time: start })
  const change = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    const value = next.day === "" ? "" : `${next.day}T${next.time || MIDNIGHT}`
    void registered.onChange({ target: { name: registered.name, value } })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3">
      <DateField
        label={label}
        hint={hint}
        error={registered.error}
        value={typed.day}
        onChange={(day) => change({ day })}
      />
      <TextField
        label="Uhrzeit"
        type="time"
        value={typed.time}
        onChange={(event) => change({ time: event.currentTarget.value })}
      />
    </div>
  )
}
