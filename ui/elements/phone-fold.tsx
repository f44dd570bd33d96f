import { ChevronDown } from "lucide"
import { type ReactNode, useId, useState } from "react"
import { classNames } from "../style/class-names.ts"
import { Icon } from "./icon.tsx"

type PhoneFoldProps = {
  /** What lies below; short enough for one line on most phones. */
  title: string
  /** The one figure that must stay in view, such as the sum. */
  figure: string
  children: ReactNode
}

/** On a phone one line that opens what it sums up; beside the text, and without script, all of it. */
export function PhoneFold({ title, figure, children }: PhoneFoldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-13 w-full items-center gap-x-3 gap-y-1 rounded-panel border border-line2 bg-surface px-4 py-2.5 text-start max-[17rem]:flex-wrap text-ui hover:bg-sunken lg:hidden noscript:hidden"
      >
        <span className="min-w-0 flex-1 font-semibold wrap-anywhere max-[17rem]:basis-full">
          {title}
        </span>
        <span className="shrink-0 tabular-nums">{figure}</span>
        <Icon
          shape={ChevronDown}
          size={18}
          className={classNames(
            "shrink-0 text-ink2 transition-transform motion-reduce:transition-none",
            isOpen && "rotate-180",
          )}
        />
      </button>
      <div id={id} className={isOpen ? "max-lg:mt-3" : "max-lg:hidden noscript:block"}>
        {children}
      </div>
    </>
  )
}
