import type { ComponentProps, ReactNode } from "react"
import { Spinner } from "#ui/elements/spinner.tsx"
import { useFieldIds } from "./field.tsx"

type SwitchProps = Omit<ComponentProps<"input">, "className" | "type" | "role"> & {
  children: ReactNode
  hint?: ReactNode
  /** The new position is on its way; the switch shows it already. */
  isPending?: boolean
}

/** On or off, effective at once: what waits for a button is a `Checkbox`. The whole row is the target. */
export function Switch({ children, hint, isPending = false, id, ...input }: SwitchProps) {
  const ids = useFieldIds({ hint }, id)
  return (
    <div className="relative flex items-start justify-between gap-5 py-3">
      <div className="min-w-0">
        <label
          htmlFor={ids.control.id}
          className="block font-semibold after:absolute after:inset-0"
        >
          {children}
        </label>
        {hint && (
          <p id={ids.hint} className="mt-0.5 text-small text-ink2">
            {hint}
          </p>
        )}
      </div>
      <span className="relative flex h-6 shrink-0 items-center">
        {isPending && <Spinner className="absolute end-full me-2.5 text-ink3" />}
        <input
          {...input}
          {...ids.control}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself says whether it is on
          role="switch"
          aria-busy={isPending || undefined}
          className="peer h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-line2 bg-sunken transition-colors checked:border-act checked:bg-act disabled:cursor-default disabled:border-line disabled:bg-sunken"
        />
        <span className="pointer-events-none absolute start-1 size-4 rounded-full bg-line2 transition-transform peer-checked:translate-x-5 peer-checked:bg-on-act peer-disabled:bg-line motion-reduce:transition-none" />
      </span>
    </div>
  )
}
