import { useEffect, useRef, useState } from "react"

const UNSCRIPTED_HEIGHT = 720

/**
 * The mail as mail programs draw it, in a frame that may run no script. It keeps our origin so
 * that the page can measure its height; its links open beside the mailbox.
 */
export function MailBody({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState(UNSCRIPTED_HEIGHT)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    // it may have loaded before this page could listen
    const measure = () => setHeight(heightOf(frame.current) ?? UNSCRIPTED_HEIGHT)
    measure()
    const element = frame.current
    element?.addEventListener("load", measure)
    window.addEventListener("resize", measure)
    return () => {
      element?.removeEventListener("load", measure)
      window.removeEventListener("resize", measure)
    }
  }, [])
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={framed(html)}
      style={{ height }}
      className="block w-full bg-surface"
    />
  )
}

function heightOf(frame: HTMLIFrameElement | null): number | undefined {
  const height = frame?.contentDocument?.body?.getBoundingClientRect().height
  return height ? Math.ceil(height) : undefined
}

// the page's content policy refuses style elements; a mail's only hold its colours in the dark
function framed(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/gi, "")
    .replace(/<meta[^>]*color-scheme[^>]*>/gi, "")
    .replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`)
}
