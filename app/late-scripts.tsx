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
 * for later comes after it was painted. A page in the background is not painted at all. Each file
 * runs as soon as it is here and in a turn of its own, so that a slow phone answers a finger in
 * between; the router's script then finds all of them ready. One that did not come fails there anew.
 */
const START_AFTER_PAINT = `{
  const start = async () => {
    const links = [...document.querySelectorAll('link[media="${HELD_MEDIA}"]')]
    const files = links.map(({ href }) => href).filter((href) => !href.includes("/entry.client-"))
    await Promise.allSettled(files.map((file) => import(file)))
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
