type ProgressBarProps = {
  label: string
  /** 0 to 1. */
  value: number
  /** Spoken instead of the percentage, such as „Schritt 3 von 9“. */
  valueText?: string | undefined
}

/** How far something is, from white to indigo. */
export function ProgressBar({ label, value, valueText }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className="h-1.25 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className="progress-fill h-full rounded-full transition-[width] duration-200"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
