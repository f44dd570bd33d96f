import { X } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { IconButton } from "./icon-button.tsx"
import { Notice, type NoticeTone } from "./notice.tsx"

export type PageAlert = { id: string; tone: NoticeTone; title: string; text?: string | undefined }

type AlertRegionProps = {
  /** Names the region; only a page with a second one needs another name. */
  label?: string
  alerts: readonly PageAlert[]
  onDismiss: (id: string) => void
}

/** In milliseconds, counted anew when the pointer or the focus has left the alerts. */
const GOOD_NEWS_STAYS = 8000

/**
 * Messages about the whole page, newest last, above everything. The region is always in the page,
 * so that screen readers notice what appears in it; errors interrupt, the rest waits its turn.
 * Good news leaves by itself while nobody looks at it closely, everything else when it is closed.
 */
export function AlertRegion({ label = "Meldungen", alerts, onDismiss }: AlertRegionProps) {
  const [isHovered, setIsHovered] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isHeld = alerts.length > 0 && (isHovered || hasFocus)
  return (
    <section
      aria-label={label}
      aria-live="polite"
      // an open dialog must neither hide nor close them
      data-react-aria-top-layer="true"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      className="pointer-events-none fixed inset-x-0 top-3 z-40 mx-auto flex w-full max-w-form flex-col gap-2 px-gutter"
    >
      {alerts.map((alert) => (
        <AlertCard key={alert.id} alert={alert} isHeld={isHeld} onDismiss={onDismiss} />
      ))}
    </section>
  )
}

type AlertCardProps = {
  alert: PageAlert
  isHeld: boolean
  onDismiss: (id: string) => void
}

function AlertCard({ alert, isHeld, onDismiss }: AlertCardProps) {
  const { id, tone, title, text } = alert
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss
  const isLeaving = tone === "ok" && !isHeld
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => dismiss.current(id), GOOD_NEWS_STAYS)
    return () => clearTimeout(timer)
  }, [isLeaving, id])
  return (
    <div className="pointer-events-auto relative animate-rise-in rounded-panel shadow-floating [&>div]:pe-14">
      <Notice tone={tone} title={title} isStacked isAlert={tone === "err"}>
        {text}
      </Notice>
      <IconButton
        label="Meldung schließen"
        icon={X}
        onClick={() => onDismiss(id)}
        className="absolute end-1.5 top-1"
      />
    </div>
  )
}
