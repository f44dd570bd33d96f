import { CalendarDays } from "lucide"
import { useEffect, useRef, useState } from "react"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import type { CalendarOptions } from "#ui/calendar/calendar.tsx"
import { parseTypedDay, typedDay } from "#ui/calendar/date-text.ts"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"
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
 * One day, typed the German way or picked in our calendar, which is loaded when it is first opened.
 * Without script it is the browser's own date input; what was typed into that stays.
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
  const [ownValue, setOwnValue] = useState(defaultValue)
  const [text, setText] = useState("")
  const [isLeft, setLeft] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const day = value ?? ownValue
  const isHalfTyped = text !== "" && day === "" && parseTypedDay(text) === undefined
  const problem = error ?? (isHalfTyped && isLeft ? NO_DAY : undefined)
  const ids = useFieldIds({ hint, error: problem }, id)
  const change = (next: string) => {
    setOwnValue(next)
    onChange?.(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what was typed before the script came
  useEffect(() => {
    const early = input.current?.value ?? ""
    if (!isHydrated && early !== day) change(early)
  }, [])
  return (
    <Field
      ids={ids}
      label={label}
      isOptional={isOptional}
      hint={hint}
      error={problem}
      className={className}
    >
      <div ref={frame} className="field-frame flex items-center">
        <input
          ref={input}
          {...ids.control}
          {...(isHydrated
            ? {
                type: "text",
                inputMode: "numeric",
                autoComplete: "off",
                placeholder: "TT.MM.JJJJ",
                "data-name": name,
                value: (parseTypedDay(text) ?? "") === day ? text : typedDay(day),
              }
            : { type: "date", name, min: options.min, max: options.max, value: day })}
          onChange={(event) => {
            const typed = event.currentTarget.value
            setText(typed)
            setLeft(false)
            const next = parseTypedDay(typed) ?? ""
            if (next !== day) change(next)
          }}
          onBlur={() => {
            setLeft(true)
            if (day !== "") setText(typedDay(day))
          }}
          onKeyDown={(event) => {
            if (event.altKey && event.key === "ArrowDown") setOpen(true)
          }}
          className="field-control h-12 w-full min-w-0 rounded-field px-4 tabular-nums"
        />
        <IconButton
          label={`${label}: Kalender öffnen`}
          icon={CalendarDays}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
          className="me-0.5 noscript:hidden"
        />
      </div>
      {isHydrated && name !== undefined && <input type="hidden" name={name} value={day} />}
      {isOpen && (
        <LazyPart load={loadDatePopover} onLost={() => setOpen(false)}>
          {(DatePopover) => (
            <DatePopover
              {...options}
              kind="day"
              label={label}
              anchor={frame}
              value={parseTypedDay(day) ?? null}
              onChange={(next) => {
                change(next)
                setOpen(false)
              }}
              onClose={() => setOpen(false)}
            />
          )}
        </LazyPart>
      )}
    </Field>
  )
}

const NO_DAY = "Diesen Tag gibt es nicht. Schreib ihn als TT.MM.JJJJ."
