import { CalendarDays } from "lucide"
import { useId, useRef, useState } from "react"
import type { CalendarOptions, DayRange } from "#ui/calendar/calendar.tsx"
import { formatDayRange } from "#ui/calendar/date-text.ts"
import { Icon } from "#ui/elements/icon.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"
import { classNames } from "#ui/style/class-names.ts"

const loadDatePopover = () => import("./date-popover.tsx").then((module) => module.DatePopover)

type DateRangeFieldProps = CalendarOptions & {
  /** Names of the two submitted days. */
  names: { from: string; to: string }
  defaultValue?: DayRange | null | undefined
  onChange?: ((range: DayRange | null) => void) | undefined
  /** Time to fetch what the calendar says of its days. */
  onOpen?: (() => void) | undefined
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** Without a frame, as part of a larger one such as the search box. */
  isBare?: boolean
  className?: string | undefined
}

/**
 * First and last day as one value, „12.–27. Juni“, with a lazily loaded calendar. Where nothing
 * runs scripts two date inputs of the same height stand in its place and submit the same names.
 */
export function DateRangeField({
  names,
  defaultValue = null,
  onChange,
  onOpen,
  placeholder = "Tage wählen",
  isBare = false,
  className,
  ...options
}: DateRangeFieldProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const [range, setRange] = useState(defaultValue)
  const [isOpen, setIsOpen] = useState(false)
  const inset = isBare ? "h-7" : "h-12 px-4"
  return (
    <div className={classNames("min-w-0", className)}>
      <span
        id={`${id}-label`}
        className={classNames(
          "block font-semibold",
          isBare ? "text-fine text-ink3" : "mb-1.5 text-ui",
        )}
      >
        {options.label}
      </span>
      <div className={classNames("flex", !isBare && "field-frame")}>
        <button
          ref={button}
          id={id}
          type="button"
          aria-labelledby={`${id}-label ${id}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(true)
            onOpen?.()
          }}
          className={classNames(
            "flex w-full items-center justify-between gap-2 rounded-field text-start noscript:hidden",
            !range && "text-ink3",
            inset,
          )}
        >
          <span className="truncate">
            {range ? formatDayRange(range.from, range.to) : placeholder}
          </span>
          {!isBare && <Icon shape={CalendarDays} className="text-ink3" />}
        </button>
        {!isHydrated &&
          (["from", "to"] as const).map((end) => (
            <input
              key={end}
              type="date"
              name={names[end]}
              aria-label={`${options.label} ${end === "from" ? "von" : "bis"}`}
              defaultValue={range?.[end]}
              min={options.min}
              max={options.max}
              className={classNames(
                "field-control hidden w-1/2 min-w-0 text-small noscript:block",
                inset,
              )}
            />
          ))}
      </div>
      {isHydrated && range && (
        <>
          <input type="hidden" name={names.from} value={range.from} />
          <input type="hidden" name={names.to} value={range.to} />
        </>
      )}
      {isOpen && (
        <LazyPart load={loadDatePopover} onLost={() => setIsOpen(false)}>
          {(DatePopover) => (
            <DatePopover
              {...options}
              kind="range"
              anchor={button}
              value={range}
              onChange={(next) => {
                setRange(next)
                onChange?.(next)
                setIsOpen(false)
              }}
              onClose={() => setIsOpen(false)}
            />
          )}
        </LazyPart>
      )}
    </div>
  )
}
