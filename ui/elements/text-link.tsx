import type { ComponentProps } from "react"
import { Link } from "react-router"
import { classNames } from "#ui/style/class-names.ts"

type TextLinkProps = Omit<ComponentProps<typeof Link>, "to" | "className"> & {
  href: string
  /** Links inside a sentence keep the sentence's weight. */
  isInline?: boolean
  className?: string | undefined
}

/** Underlined, so that it reads as a link without its colour. */
export function TextLink({ href, isInline = false, className, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      to={href}
      className={classNames(
        "rounded-[2px] text-link underline decoration-1 underline-offset-[0.25em] hover:text-ink",
        !isInline && "font-semibold",
        className,
      )}
    />
  )
}
