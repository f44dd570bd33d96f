import type { ComponentProps } from "react"
import { Icon, type IconShape } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "className"> & {
  /** Spoken instead of the icon, and shown as its tooltip. */
  label: string
  icon: IconShape
  /** `picture` is the white disc on scenes; it keeps its daylight look in the dark. */
  variant?: "plain" | "outline" | "picture"
  /** Turns it into a toggle, for example a heart. */
  isPressed?: boolean | undefined
  className?: string | undefined
}

const variants = {
  plain: "rounded-small hover:bg-soft",
  outline: "rounded-small border border-line2 hover:border-ink2 hover:bg-surface",
  picture: "rounded-full bg-surface shadow-rest hover:text-act",
}

/** A button without text: only for heart, close, zoom and the like. 44 px on every screen. */
export function IconButton({
  label,
  icon,
  variant = "plain",
  isPressed,
  type = "button",
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      data-theme={variant === "picture" ? "light" : undefined}
      className={classNames(
        "inline-flex size-11 shrink-0 items-center justify-center transition-colors disabled:border-line disabled:text-ink3",
        variants[variant],
        isPressed ? "text-act" : "text-ink",
        className,
      )}
    >
      <Icon shape={icon} className={isPressed ? "fill-current" : undefined} />
    </button>
  )
}
