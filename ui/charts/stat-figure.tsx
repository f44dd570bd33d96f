type StatFigureProps = {
  /** In mono: „412 h“, „2.184 €“. */
  value: string
  label: string
}

/** One number over its meaning. */
export function StatFigure({ value, label }: StatFigureProps) {
  return (
    <p className="flex flex-col">
      <span className="font-mono text-[1.375rem] leading-tight tracking-time">{value}</span>
      <span className="mt-1 text-fine hyphens-auto text-ink3">{label}</span>
    </p>
  )
}
