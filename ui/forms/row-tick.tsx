import { Check } from "lucide"
import { useEffect, useRef } from "react"
import { Icon } from "#ui/elements/icon.tsx"

type RowTickProps = {
  label: string
  isOn: boolean
  /** Of what it stands for, some are ticked. */
  isPartly?: boolean
  value?: string
  /** `isRange`: with Shift, and so all rows up to it. */
  onPress: (isRange: boolean) => void
}

/** Ticks a row of a list; lies above a link that covers the row. */
export function RowTick({ label, isOn, isPartly = false, value, onPress }: RowTickProps) {
  const box = useRef<HTMLInputElement>(null)
  const isBetween = isPartly && !isOn
  useEffect(() => {
    if (box.current) box.current.indeterminate = isBetween
  }, [isBetween])
  return (
    <label className="relative z-1 inline-flex size-11 cursor-pointer items-center justify-center md:size-10">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        value={value}
        checked={isOn}
        // a press with shift selects text otherwise
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onChange={({ nativeEvent }) =>
          onPress("shiftKey" in nativeEvent && nativeEvent.shiftKey === true)
        }
        className="peer size-5 cursor-pointer appearance-none rounded-mark border border-line2 bg-surface transition-colors checked:border-act checked:bg-act indeterminate:border-act indeterminate:bg-soft"
      />
      <Icon
        shape={Check}
        size={14}
        className="pointer-events-none absolute hidden text-on-act peer-checked:block"
      />
    </label>
  )
}
