import type { ReactNode } from "react"

type BottomBarProps = {
  /** The fact that matters, such as the price or the verdict. */
  children: ReactNode
  action: ReactNode
}

/** On phones the card beside the text becomes a bar under the thumb. Leave 96 px of room above it. */
export function BottomBar({ children, action }: BottomBarProps) {
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-floating lg:hidden"
    >
      <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-gutter py-3">
        <div className="min-w-0">{children}</div>
        <div className="shrink-0">{action}</div>
      </div>
    </div>
  )
}
