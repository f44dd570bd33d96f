import type { ComponentType } from "react"
import { classNames } from "./class-names.ts"

/** A Lucide icon or one of our own marks (`marks.tsx`). */
export type IconShape = ComponentType<{
  size?: number
  strokeWidth?: number
  className?: string
  "aria-hidden"?: true
}>

type IconProps = {
  shape: IconShape
  /** 20 px beside text, 16 in badges, 24 in menus. */
  size?: 14 | 16 | 18 | 20 | 24 | 28
  className?: string | undefined
}

/** The one way to draw an icon: stroke 1.6, decorative, never squeezed by its text. */
export function Icon({ shape: Shape, size = 20, className }: IconProps) {
  return (
    <Shape
      size={size}
      strokeWidth={1.6}
      aria-hidden
      className={classNames("shrink-0", className)}
    />
  )
}
