import { Star } from "lucide"
import type { ComponentProps, ReactNode } from "react"
import { Icon } from "#ui/elements/icon.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { FieldGroup, OptionalMark } from "./field.tsx"

type StarFieldProps = Omit<ComponentProps<"input">, "className" | "type" | "value" | "size"> & {
  legend: ReactNode
  name: string
  /** „4“; unset: nothing is chosen yet. */
  defaultValue?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  /** One among several questions: smaller, and it may be left out or taken back. */
  isDetail?: boolean
}

const STARS = ["1", "2", "3", "4", "5"] as const

/** One to five stars; radio buttons underneath, so that arrow keys choose and forms work unscripted. */
export function StarField({
  legend,
  defaultValue,
  hint,
  error,
  isDetail = false,
  ...input
}: StarFieldProps) {
  return (
    <FieldGroup
      legend={
        <>
          {legend}
          {isDetail && <OptionalMark />}
        </>
      }
      legendLook={isDetail ? "label" : "heading"}
      hint={hint}
      error={error}
    >
      <div className="-ms-1.5 flex flex-wrap items-center gap-x-2">
        <div className="flex">
          {STARS.map((stars) => (
            <label key={stars} className={starStyle(isDetail)}>
              <input
                {...input}
                type="radio"
                value={stars}
                {...(defaultValue === stars && { defaultChecked: true })}
                className="sr-only"
              />
              <Icon shape={Star} size={isDetail ? 24 : 28} />
              <VisuallyHidden>
                {stars} von 5 {stars === "1" ? "Stern" : "Sternen"}
              </VisuallyHidden>
            </label>
          ))}
        </div>
        {isDetail && (
          <label className="relative inline-flex min-h-11 cursor-pointer items-center rounded-small px-2.5 text-small text-ink3 underline decoration-line2 underline-offset-4 hover:text-ink has-checked:hidden has-focus-visible:outline-3 has-focus-visible:outline-focus">
            <input
              {...input}
              type="radio"
              value=""
              {...(defaultValue === "" && { defaultChecked: true })}
              className="sr-only"
            />
            Keine Angabe
          </label>
        )}
      </div>
    </FieldGroup>
  )
}

// a star shines when it or one behind it is chosen
function starStyle(isDetail: boolean): string {
  return classNames(
    "relative inline-flex cursor-pointer items-center justify-center rounded-small text-line2 transition-colors hover:text-ink3 has-checked:text-apricot has-checked:[&_svg]:fill-current has-[~label_input:checked]:text-apricot has-[~label_input:checked]:[&_svg]:fill-current has-focus-visible:outline-3 has-focus-visible:outline-focus",
    isDetail ? "size-11" : "size-12",
  )
}
