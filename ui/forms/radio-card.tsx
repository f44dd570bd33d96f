import type { ComponentProps, ReactNode } from "react"
import { classNames } from "#ui/style/class-names.ts"
import { FieldGroup } from "./field.tsx"

type RadioCardProps = Omit<ComponentProps<"input">, "className" | "type" | "title"> & {
  title: ReactNode
  detail?: ReactNode
  /** At the far end of the row, such as a masked card number or an icon. */
  aside?: ReactNode
}

/** One of a few choices, each with a sentence; the whole card is the target. */
export function RadioCard({ title, detail, aside, ...input }: RadioCardProps) {
  return (
    <label className="relative flex min-h-14 cursor-pointer items-center gap-3.5 rounded-panel border border-line bg-surface px-4.5 py-4 transition-colors hover:border-line2 has-checked:border-act has-checked:bg-soft has-checked:inset-ring has-checked:inset-ring-act has-disabled:cursor-default has-disabled:bg-sunken has-disabled:text-ink3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        {...input}
        type="radio"
        className="size-5.5 shrink-0 cursor-pointer appearance-none rounded-full border border-line2 bg-surface outline-none checked:border-[7px] checked:border-act"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        {detail && <span className="mt-0.5 block text-small text-ink2">{detail}</span>}
      </span>
      {aside}
    </label>
  )
}

type RadioCardGroupProps = {
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Columns from 720 px on; one below. */
  columns?: 1 | 2 | 3
  isLegendHidden?: boolean
  children: ReactNode
}

const wide = { 1: "", 2: "md:grid-cols-2 md:*:last:odd:col-span-2", 3: "md:grid-cols-3" } as const

/** Holds radio cards of one `name`. */
export function RadioCardGroup({
  legend,
  hint,
  error,
  columns = 1,
  isLegendHidden = false,
  children,
}: RadioCardGroupProps) {
  return (
    <FieldGroup
      legend={legend}
      legendLook={isLegendHidden ? "hidden" : "heading"}
      hint={hint}
      error={error}
    >
      <div className={classNames("grid gap-3", wide[columns])}>{children}</div>
    </FieldGroup>
  )
}
