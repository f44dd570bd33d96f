import { X } from "lucide"
import { useEffect, useRef } from "react"
import { Button } from "#ui/buttons/button.tsx"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { Notice, type NoticeTone } from "./notice.tsx"

export type PageAlert = {
  id: string
  tone: NoticeTone
  title: string
  text?: string | undefined
  /** What helps, as a button. */
  action?: { label: string; press(): void } | undefined
}

type AlertRegionProps = {
  /** Names the region; only a page with a second one needs another name. */
  label?: string
  alerts: readonly PageAlert[]
  onDismiss: (id: string) => void
}

/** Counted anew when the pointer or the focus has left the alerts. */
const GOOD_NEWS_STAYS_S = 8

/**
 * Messages about the whole page, newest last, above everything. The region is always in the page,
 * so that screen readers notice what appears in it; errors interrupt, the rest waits its turn.
 * Good news leaves by itself while nobody looks at it closely, everything else when it is closed.
 */
export function AlertRegion({ label = "Meldungen", alerts, onDismiss }: AlertRegionProps) {
  return (
    <section
      aria-label={label}
      aria-live="polite"
      // an open dialog must neither hide nor close them
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-0 top-3 z-40 mx-auto flex w-full max-w-form flex-col gap-2 px-gutter"
    >
      {alerts.map((alert) => (
        <AlertCard key={alert.id} alert={alert} onDismiss={onDismiss} />
      ))}
    </section>
  )
}

// Asked for and not remembered: a button that goes away while it has the focus or the pointer tells
// nobody. The cards and not their region: what goes away leaves the pointer with what is around it.
function isSomebodyAt(card: HTMLElement | null): boolean {
  return card?.parentElement?.querySelector(":scope > :is(:hover, :focus-within)") != null
}

type AlertCardProps = {
  alert: PageAlert
  onDismiss: (id: string) => void
}

function AlertCard({ alert, onDismiss }: AlertCardProps) {
  const { id, tone, title, text, action } = alert
  const card = useRef<HTMLDivElement>(null)
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss
  useEffect(() => {
    if (tone !== "ok") return
    let calmSeconds = 0
    const timer = setInterval(() => {
      calmSeconds = isSomebodyAt(card.current) ? 0 : calmSeconds + 1
      if (calmSeconds >= GOOD_NEWS_STAYS_S) dismiss.current(id)
    }, 1000)
    return () => clearInterval(timer)
  }, [tone, id])
  return (
    <div
      ref={card}
      id={id}
      className="pointer-events-auto relative animate-drop-in rounded-panel shadow-floating [&>div]:pe-14"
    >
      <Notice
        tone={tone}
        title={title}
        isStacked
        isAlert={tone === "err"}
        action={
          action && (
            <Button variant="secondary" size="small" onClick={action.press}>
              {action.label}
            </Button>
          )
        }
      >
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
