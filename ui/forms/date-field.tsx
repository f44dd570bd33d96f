import { CalendarDays } from "lucide"
import { useRef, useState } from "react"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import type { CalendarOptions } from "#ui/calendar/calendar.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { Field, type FieldTexts, useFieldIds } from "./field.tsx"

const loadDatePopover = () => import("./date-popover.tsx").then((module) => module.DatePopover)

type DateFieldProps = Omit<FieldTexts, "label"> &
  Omit<CalendarOptions, "label"> & {
    label: string
    name?: string | undefined
    /** ISO day; controlled with `onChange`, else `defaultValue` counts. */
    value?: string | undefined
    defaultValue?: string | undefined
    onChange?: ((day: string) => void) | undefined
    id?: string | undefined
    className?: string | undefined
  }

/**
 * One day. The browser's date input, typed or picked, which works without script; beside it our
 * German calendar, loaded when it is first opened.
 */
export function DateField({
  label,
  isOptional,
  hint,
  error,
  name,
  value,
  defaultValue = "",
  onChange,
  id,
  className,
  ...options
}: DateFieldProps) {
  const ids = useFieldIds({ hint, error }, id)
  const frame = useRef<HTMLDivElement>(null)
  const [ownValue, setOwnValue] = useState(defaultValue)
  const [isOpen, setIsOpen] = useState(false)
  const day = value ?? ownValue
  const change = (next: string) => {
    setOwnValue(next)
    onChange?.(next)
  }
  return (
    <Field
      ids={ids}
      label={label}
      isOptional={isOptional}
      hint={hint}
      error={error}
      className={className}
    >
      <div ref={frame} className="field-frame flex items-center">
        <input
          {...ids.control}
          name={name}
          type="date"
          lang="de-DE"
          value={day}
          min={options.min}
          max={options.max}
          onChange={(event) => change(event.currentTarget.value)}
          className="field-control date-control h-12 w-full min-w-0 rounded-field px-4 tabular-nums"
        />
        <IconButton
          label={`${label}: Kalender öffnen`}
          icon={CalendarDays}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
          className="me-0.5 noscript:hidden"
        />
      </div>
      {isOpen && (
        <LazyPart load={loadDatePopover} onLost={() => setIsOpen(false)}>
          {(DatePopover) => (
            <DatePopover
              {...options}
              kind="day"
              label={label}
              anchor={frame}
              value={day || null}
              onChange={(next) => {
                change(next)
                setIsOpen(false)
              }}
              onClose={() => setIsOpen(false)}
            />
          )}
        </LazyPart>
      )}
    </Field>
  )
}
