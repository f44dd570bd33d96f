import { X } from "lucide"
import type { ReactNode } from "react"
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { classNames } from "#ui/style/class-names.ts"

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** 448 or 720 px wide; both fill a phone from below. */
  size?: "small" | "large"
  /** Without it neither close button, Escape nor a press outside ends it: only what is inside does. */
  isClosable?: boolean
  /** Sum and buttons, always in view. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A question in front of the page. Traps and returns the focus, Escape and a press outside close
 * it. Load it with `React.lazy` where it opens: react-aria stays out of the first load.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  size = "small",
  isClosable = true,
  footer,
  children,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isClosable}
      isKeyboardDismissDisabled={!isClosable}
      className="fixed inset-0 z-30 flex animate-fade-in items-end justify-center bg-scrim md:items-center md:p-6"
    >
      <Modal
        className={classNames(
          "flex max-h-[92dvh] w-full animate-sheet-in flex-col overflow-hidden rounded-t-box bg-surface shadow-floating outline-none md:animate-rise-in md:rounded-card md:border md:border-line",
          size === "small" ? "md:max-w-narrow" : "md:max-w-180",
        )}
      >
        <AriaDialog className="flex min-h-0 flex-col outline-none">
          <div className="flex items-center justify-between gap-4 ps-card pe-3 pt-3 md:pe-4 md:pt-4">
            <Heading slot="title" className="py-2 text-h3">
              {title}
            </Heading>
            {isClosable && <IconButton label="Schließen" icon={X} onClick={onClose} />}
          </div>
          <div className="min-h-0 overflow-y-auto px-card pt-2 pb-card">{children}</div>
          {footer && <div className="border-t border-line px-card py-4">{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
