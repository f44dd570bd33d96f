import { type ReactNode, type RefObject, useSyncExternalStore } from "react"
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog"
import { Popover } from "react-aria-components/Popover"
import { Dialog } from "./dialog.tsx"

type AnchoredPanelProps = {
  /** The button below which it opens. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  title: string
  /** What can be done with all of it, beside the title. */
  action?: ReactNode
  children: ReactNode
}

// the breakpoint `md`
const WIDE = "(min-width: 45rem)"

/**
 * A list that opens below its button, on phones as a sheet from below. Takes and returns the
 * focus, Escape and a press outside close it. Load it with `React.lazy` where it opens.
 */
export function AnchoredPanel({ anchor, onClose, title, action, children }: AnchoredPanelProps) {
  const isWide = useSyncExternalStore(onResize, () => matchMedia(WIDE).matches)
  if (!isWide) {
    return (
      <Dialog isOpen onClose={onClose} title={title} footer={action}>
        {children}
      </Dialog>
    )
  }
  return (
    <Popover
      isOpen
      triggerRef={anchor}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={8}
      className="flex w-104 max-w-[calc(100vw-2rem)] animate-rise-in flex-col overflow-hidden rounded-card border border-line bg-surface shadow-floating"
    >
      <AriaDialog className="flex min-h-0 flex-col outline-none">
        <div className="flex min-h-16 items-center justify-between gap-4 border-b border-line ps-6 pe-3">
          <Heading slot="title" className="text-h4">
            {title}
          </Heading>
          {action}
        </div>
        <div className="min-h-0 overflow-y-auto px-6">{children}</div>
      </AriaDialog>
    </Popover>
  )
}

function onResize(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener("change", listener)
  return () => query.removeEventListener("change", listener)
}
