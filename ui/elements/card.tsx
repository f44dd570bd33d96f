import type { ReactNode } from "react"
import { classNames } from "#ui/style/class-names.ts"

type CardProps = {
  as?: "div" | "section" | "article" | "li" | "form"
  elevation?: "rest" | "raised" | "floating"
  /** 28 px inside, 20 on phones; `none` for pictures that touch the edge. */
  inset?: "regular" | "none"
  /** 2 px indigo frame: the one chosen from a list. */
  isSelected?: boolean
  /** Names a section for screen readers. */
  labelledBy?: string | undefined
  className?: string | undefined
  children: ReactNode
}

const elevations = {
  rest: "shadow-rest",
  raised: "shadow-raised",
  floating: "shadow-floating",
}

/** White, hairline, 24 px corners. Is the hover `group/card` of what lies in it. */
export function Card({
  as: Element = "div",
  elevation = "rest",
  inset = "regular",
  isSelected = false,
  labelledBy,
  className,
  children,
}: CardProps) {
  return (
    <Element
      aria-labelledby={labelledBy}
      className={classNames(
        "group/card relative rounded-card border bg-surface",
        elevations[elevation],
        isSelected ? "border-act ring-1 ring-act" : "border-line",
        inset === "regular" ? "p-card" : "overflow-hidden",
        className,
      )}
    >
      {children}
    </Element>
  )
}
