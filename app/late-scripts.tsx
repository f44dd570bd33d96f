import { Scripts } from "react-router"

export const HELD_TYPE = "text/held-module"
export const HELD_MEDIA = "not all"

/** The scripts of the page, which the server holds back (hold-scripts.ts), from its first paint on. */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      <Scripts nonce={nonce} />
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the function below
        dangerouslySetInnerHTML={{ __html: START_AFTER_PAINT }}
      />
    </>
  )
}

/*
 * A frame is asked for only when nothing blocks the rendering any more, and what the frame leaves
 * for later comes after it was painted. A page in the background is not painted at all.
 */
const START_AFTER_PAINT = `{
  const start = () => {
    for (const link of document.querySelectorAll('link[media="${HELD_MEDIA}"]')) {
      const preload = link.cloneNode()
      preload.removeAttribute("media")
      document.head.append(preload)
    }
    for (const held of document.querySelectorAll('script[type="${HELD_TYPE}"]')) {
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
