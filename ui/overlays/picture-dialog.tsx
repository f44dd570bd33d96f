import { ArrowLeft, ArrowRight } from "lucide"
import { type ReactNode, type TouchEvent, useEffect, useRef } from "react"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { Dialog } from "./dialog.tsx"

interface PictureDialogProps {
  title: string
  /** Which of how many is shown, from 0 on. */
  index: number
  count: number
  /** Shows another one. */
  onTurn: (index: number) => void
  onClose: () => void
  picture: ReactNode
  /** Beside the buttons that turn. */
  note?: ReactNode
  /** All that can be done about the picture. */
  children?: ReactNode
}

/** So far a finger moves before it turns the page, in CSS pixels. */
const SWIPE = 48

/** One picture of several, large; arrow keys, a swipe and two buttons lead to the others. Load it lazily. */
export function PictureDialog(props: PictureDialogProps) {
  const { title, index, count, onTurn, onClose, picture, note, children } = props
  const touchedAt = useRef<number>(undefined)
  const turnBy = (step: number) => {
    const next = index + step
    if (next >= 0 && next < count) onTurn(next)
  }

  useEffect(() => {
    // the focus may lie on the dialog itself, which keeps what is pressed in it to itself
    function turn({ key, target }: KeyboardEvent) {
      // a button that ends with the last picture takes the focus along, and with it the dialog's own Escape
      if (key === "Escape") return onClose()
      if (target instanceof HTMLTextAreaElement) return
      if (target instanceof HTMLInputElement && target.type !== "checkbox") return
      const next = { ArrowLeft: index - 1, ArrowRight: index + 1 }[key]
      if (next !== undefined && next >= 0 && next < count) onTurn(next)
    }
    document.addEventListener("keydown", turn, true)
    return () => document.removeEventListener("keydown", turn, true)
  }, [index, count, onTurn, onClose])

  function endTouch({ changedTouches }: TouchEvent) {
    const moved = (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0)
    if (touchedAt.current !== undefined && Math.abs(moved) > SWIPE) turnBy(moved < 0 ? 1 : -1)
    touchedAt.current = undefined
  }

  return (
    <Dialog isOpen onClose={onClose} title={title} size="large">
      <div className="grid gap-4">
        <div
          className="touch-pan-y"
          onTouchStart={({ touches }) => {
            // two fingers look closer, they do not turn
            touchedAt.current = touches.length === 1 ? touches[0]?.clientX : undefined
          }}
          onTouchEnd={endTouch}
        >
          {picture}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="min-w-0 text-small text-ink2">{note}</p>
          <p className="-ml-3 flex items-center gap-2 text-small whitespace-nowrap text-ink2 sm:ml-0">
            <IconButton
              label="Vorheriges Foto"
              icon={ArrowLeft}
              disabled={index === 0}
              onClick={() => turnBy(-1)}
            />
            <span aria-live="polite" className="tabular-nums">
              {index + 1} von {count}
            </span>
            <IconButton
              label="Nächstes Foto"
              icon={ArrowRight}
              disabled={index === count - 1}
              onClick={() => turnBy(1)}
            />
          </p>
        </div>
        {children}
      </div>
    </Dialog>
  )
}
