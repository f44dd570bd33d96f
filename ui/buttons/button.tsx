import type { ComponentProps, ReactNode } from "react"
import { Icon, type IconShape } from "#ui/elements/icon.tsx"
import { Spinner } from "#ui/elements/spinner.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { type ButtonStyle, buttonStyle } from "./button-style.ts"

type ButtonProps = ButtonStyle &
  Omit<ComponentProps<"button">, "className"> & {
    icon?: IconShape | undefined
    /** Keeps size and label, shows the spinner, swallows presses; the focus stays where it is. */
    isPending?: boolean | undefined
    children: ReactNode
    className?: string | undefined
  }

/** `type` is "button" unless told otherwise. */
export function Button({
  variant,
  size,
  isWide,
  icon,
  isPending = false,
  type = "button",
  onClick,
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonStyle({ variant, size, isWide }), className)}
    >
      <span className={classNames("inline-flex items-center gap-2.5", isPending && "opacity-0")}>
        {icon && <Icon shape={icon} />}
        {children}
      </span>
      {isPending && <Spinner className="absolute" />}
    </button>
  )
}
