import { type ComponentProps, useId } from "react"
import { classNames } from "#ui/style/class-names.ts"

type SliderProps = Omit<ComponentProps<"input">, "className" | "type"> & {
  label: string
  className?: string | undefined
}

/** A value between two ends that needs no figure; the browser's own range, by hand and by keys. */
export function Slider({ label, className, id, ...input }: SliderProps) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  return (
    <div className={classNames("min-w-0", className)}>
      <label htmlFor={inputId} className="block text-small text-ink2">
        {label}
      </label>
      <input
        {...input}
        id={inputId}
        type="range"
        className="slider h-11 w-full cursor-pointer disabled:cursor-default md:h-8"
      />
    </div>
  )
}
