import { X } from "lucide-react"
import { IconButton } from "./icon-button.tsx"
import { Notice, type NoticeTone } from "./notice.tsx"

export type PageAlert = { id: string; tone: NoticeTone; title: string; text?: string | undefined }

type AlertRegionProps = {
  alerts: readonly PageAlert[]
  onDismiss: (id: string) => void
}

/**
 * Messages about the whole page, newest last, above everything. The region is always in the page,
 * so that screen readers notice what appears in it; errors interrupt, the rest waits its turn.
 */
export function AlertRegion({ alerts, onDismiss }: AlertRegionProps) {
  return (
    <section
      aria-label="Meldungen"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-3 z-40 mx-auto flex w-full max-w-form flex-col gap-2 px-gutter"
    >
      {alerts.map((alert) => (
        <div
          key={alert.id}
          className="pointer-events-auto relative animate-rise-in rounded-panel shadow-floating [&>div]:pe-14"
        >
          <Notice tone={alert.tone} title={alert.title} isStacked isAlert={alert.tone === "err"}>
            {alert.text}
          </Notice>
          <IconButton
            label="Meldung schließen"
            icon={X}
            onClick={() => onDismiss(alert.id)}
            className="absolute end-1.5 top-1"
          />
        </div>
      ))}
    </section>
  )
}
