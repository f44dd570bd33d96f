type ProgressBarProps = {
  label: string
  /** 0 to 1. */
  value: number
  /** Spoken instead of the percentage, such as „Schritt 3 von 9“. */
  valueText?: string | undefined
}

/** How far something is, from white to indigo. */
export function ProgressBar({ label, value, valueText }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      max={100}
      value={Math.round(Math.min(1, Math.max(0, value)) * 100)}
      className="progress-line block h-1.25 w-full overflow-hidden rounded-full"
    />
  )
}
