import { Minus, Plus } from "lucide"
import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"

/** Hairline rows that open, for questions and answers; the browser's own, so they work unscripted. */
export function DisclosureList({ children }: { children: ReactNode }) {
  return <div className="border-b border-line">{children}</div>
}

type DisclosureProps = {
  title: ReactNode
  isOpen?: boolean
  /** Lets an address with a fragment lead to it; on what opens, because then browsers open it. */
  id?: string | undefined
  children: ReactNode
}

export function Disclosure({ title, isOpen = false, id, children }: DisclosureProps) {
  return (
    <details open={isOpen} className="group/row border-t border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 rounded-badge py-4 font-display text-h4 hover:text-link">
        {title}
        <Icon shape={Plus} className="text-ink2 group-open/row:hidden" />
        <Icon shape={Minus} className="hidden text-ink2 group-open/row:block" />
      </summary>
      <div id={id} className="max-w-text scroll-mt-24 pb-6 text-ui text-ink2">
        {children}
      </div>
    </details>
  )
}
