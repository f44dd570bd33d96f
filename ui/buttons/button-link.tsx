import type { ComponentProps, ReactNode } from "react"
import { Link } from "react-router"
import { Icon, type IconShape } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { type ButtonStyle, buttonStyle } from "./button-style.ts"

type ButtonLinkProps = ButtonStyle &
  Omit<ComponentProps<typeof Link>, "to" | "className"> & {
    href: string
    icon?: IconShape | undefined
    children: ReactNode
    className?: string | undefined
  }

/** A link that looks like a button because it is the next step of a task. */
export function ButtonLink({
  href,
  variant,
  size,
  isWide,
  icon,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      to={href}
      className={classNames(buttonStyle({ variant, size, isWide }), className)}
    >
      {icon && <Icon shape={icon} />}
      {children}
    </Link>
  )
}
