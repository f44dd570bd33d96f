import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react"
import { createPortal } from "react-dom"
import { ChoiceChips } from "#ui/forms/choice-chips.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"

const DEVICES = {
  phone: { label: "Telefon", width: 390 },
  desktop: { label: "Desktop", width: 1280 },
} as const
type Device = keyof typeof DEVICES

/** So much of a page is seen at once. */
const HEIGHT = 640

const EMPTY = '<!doctype html><html lang="de"><head></head><body></body></html>'

interface PreviewFrameProps {
  title: string
  children: ReactNode
}

/**
 * A page as it would look, on a phone or a desktop: a window of its own, so that it is laid out by its own
 * width, with the style sheets of this one. It is there to be looked at: its links lead nowhere.
 */
export function PreviewFrame({ title, children }: PreviewFrameProps) {
  const [device, setDevice] = useState<Device>("phone")
  const isHydrated = useHydrated()
  return (
    <div>
      <ChoiceChips
        legend="Breite der Vorschau"
        isLegendHidden
        name="preview-device"
        value={device}
        onChange={(event) =>
          setDevice(event.currentTarget.value === "desktop" ? "desktop" : "phone")
        }
        options={Object.entries(DEVICES).map(([value, { label }]) => ({ value, label }))}
      />
      <div className="mt-4">
        {isHydrated && (
          <Frame title={title} width={DEVICES[device].width}>
            {children}
          </Frame>
        )}
      </div>
    </div>
  )
}

function Frame({ title, width, children }: PreviewFrameProps & { width: number }) {
  const outer = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [page, setPage] = useState<HTMLElement>()
  useEffect(() => {
    const { current } = outer
    if (!current) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return (
    <div
      ref={outer}
      style={{ height: HEIGHT }}
      className="relative overflow-hidden rounded-panel border border-line2 bg-ground"
    >
      <iframe
        title={title}
        srcDoc={EMPTY}
        sandbox="allow-same-origin"
        onLoad={(event) => setPage(dress(event))}
        // its own width, whatever room there is, makes nothing around it wider
        className="absolute inset-y-0 start-0"
        style={{
          width,
          height: HEIGHT / scale,
          transform: `scale(${scale})`,
          transformOrigin: "0 0",
          marginInlineStart: Math.max(0, (room - width * scale) / 2),
        }}
      />
      {page &&
        createPortal(
          <div onClickCapture={stay} onSubmitCapture={(event) => event.preventDefault()}>
            {children}
          </div>,
          page,
        )}
    </div>
  )
}

/** Gives the empty page the style sheets of this one. */
function dress({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): HTMLElement | undefined {
  const inner = currentTarget.contentDocument
  if (!inner) return undefined
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
    inner.head.append(inner.importNode(sheet, true))
  }
  inner.documentElement.className = document.documentElement.className
  inner.body.className = document.body.className
  return inner.body
}

function stay(event: MouseEvent<HTMLElement>) {
  const target = event.target as Element
  if (target.closest("a[href], button[type=submit]")) event.preventDefault()
}
