import type { IconNode } from "lucide"
import { type ComponentType, createElement } from "react"
import { classNames } from "#ui/style/class-names.ts"

/** A Lucide icon, which is a list of its lines, or one of our own marks (`marks.tsx`). */
export type IconShape = IconNode | ComponentType<MarkProps>

interface MarkProps {
  size?: number
  strokeWidth?: number
  className?: string
  "aria-hidden"?: true
}

type IconProps = {
  shape: IconShape
  /** 20 px beside text, 16 in badges, 24 in menus. */
  size?: 14 | 16 | 18 | 20 | 24 | 28
  className?: string | undefined
}

const STROKE = 1.6

/** The one way to draw an icon: stroke 1.6, decorative, never squeezed by its text. */
export function Icon({ shape, size = 20, className }: IconProps) {
  const classes = classNames("shrink-0", className)
  if (typeof shape === "function") {
    const Mark = shape
    return <Mark size={size} strokeWidth={STROKE} aria-hidden className={classes} />
  }
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={STROKE}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classes}
    >
      {shape.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  )
}
