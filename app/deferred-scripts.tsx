import { Scripts } from "react-router"

export const DEFERRED_TYPE = "text/held-module"
export const DEFERRED_MEDIA = "not all"
const MAX_WAIT_MS = 100
const FILES_AT_ONCE = 5

/** The scripts of the page, which the server holds back (defer-scripts.ts), from its first paint on. */
export function DeferredScripts({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      <Scripts nonce={nonce} />
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text below, which has run when the browser gets here
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? START_AFTER_PAINT : "" }}
      />
    </>
  )
}

// with hot reloading no module may run before the router's script has prepared that
const EARLY_FILES = import.meta.env.DEV
  ? "[]"
  : 'links.map(({ href }) => href).filter((href) => !href.includes("/entry.client-"))'

/*
 * A frame is asked for only when nothing blocks the rendering any more, and what the frame leaves
 * for later comes after it was painted. A page in the background is not painted at all. All files are
 * asked for at once, though a few in each turn of the main thread; each runs when the page has nothing
 * better to do, but is not kept waiting for long, so that a slow phone draws and answers a finger in
 * between. The router's script then finds all of them ready. One that did not come fails there anew.
 * Links are copied, because a changed medium alone fetches nothing, and the router wants to find its own.
 */
const START_AFTER_PAINT = `{
  const idle = () => new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: ${MAX_WAIT_MS} })
    else setTimeout(resolve)
  })
  const start = async () => {
    const links = [...document.querySelectorAll('link[media="${DEFERRED_MEDIA}"]')]
    const files = ${EARLY_FILES}
    for (let from = 0; from < links.length; from += ${FILES_AT_ONCE}) {
      await new Promise((resolve) => setTimeout(resolve))
      document.head.append(...links.slice(from, from + ${FILES_AT_ONCE}).map((held) => {
        const link = held.cloneNode()
        link.media = "all"
        return link
      }))
    }
    for (const file of files) {
      await idle()
      await import(file).catch(() => {})
    }
    await idle()
    for (const held of document.querySelectorAll('script[type="${DEFERRED_TYPE}"]')) {
      const script = document.createElement("script")
      script.type = "module"
      script.nonce = held.nonce
      script.textContent = held.textContent
      document.head.append(script)
      script.remove()
    }
  }
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}`
