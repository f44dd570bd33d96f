import { Lock } from "lucide"
import type { ReactNode } from "react"
import { Logo } from "#illustrations/logo.tsx"
import { Icon } from "#ui/elements/icon.tsx"

type CheckoutHeaderProps = {
  productName: string
  homeHref: string
  /** Says where one is, such as „Kasse“. */
  title: string
  /** A `HoldBar` while something is held. */
  hold?: ReactNode
}

/** Nothing to wander off to: the way home and where one is. */
export function CheckoutHeader({ productName, homeHref, title, hold }: CheckoutHeaderProps) {
  return (
    <header>
      <div className="flex h-16 items-center justify-between gap-4 border-b border-line bg-surface px-gutter md:h-19 md:px-10">
        <Logo name={productName} href={homeHref} />
        <p className="flex items-center gap-2.5 text-ui text-ink2">
          <Icon shape={Lock} size={18} />
          {title}
        </p>
      </div>
      {hold}
    </header>
  )
}
