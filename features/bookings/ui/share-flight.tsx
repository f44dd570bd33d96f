import { Share2 } from "lucide-react"
import { useState } from "react"
import { Button } from "#ui/button.tsx"

/** Passes the flight's address on: by the device's own sheet, else by the clipboard. */
export function ShareFlight({ title, url }: { title: string; url: string }) {
  const [note, setNote] = useState<string>()

  async function share() {
    try {
      if (navigator.share) {
        await navigator.share({ title, url })
        return
      }
      await navigator.clipboard.writeText(url)
      setNote("Der Link ist kopiert.")
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === "AbortError"
      if (!isCancelled) setNote(`Das ist der Link: ${url}`)
    }
  }

  return (
    <div className="noscript:hidden">
      <Button variant="quiet" icon={Share2} onClick={share}>
        Flug teilen
      </Button>
      <p role="status" className="mt-2 text-small break-all text-ink2 empty:hidden">
        {note}
      </p>
    </div>
  )
}
