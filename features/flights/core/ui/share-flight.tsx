import { Share2 } from "lucide"
import { showAlert } from "#platform/alerts.ts"
import { Button } from "#ui/buttons/button.tsx"
import type { ButtonStyle } from "#ui/buttons/button-style.ts"

interface ShareFlightProps extends Pick<ButtonStyle, "variant" | "size"> {
  title: string
  /** Without it: the address of this page. */
  url?: string
  label?: string
}

/** Passes a flight's address on: by the device's own sheet, else by the clipboard. No third party. */
export function ShareFlight({ title, url, label = "Teilen", ...look }: ShareFlightProps) {
  async function share() {
    const address = url ?? `${window.location.origin}${window.location.pathname}`
    try {
      if (navigator.share) {
        await navigator.share({ title, url: address })
        return
      }
      await navigator.clipboard.writeText(address)
      showAlert({
        type: "success",
        message: "Der Link ist kopiert.",
        description: "Füg ihn ein, wo du ihn brauchst.",
        about: "share",
      })
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return
      showAlert({
        type: "error",
        message: "Der Link ließ sich nicht kopieren.",
        description: `Das ist er: ${address}`,
        about: "share",
      })
    }
  }

  return (
    <Button {...look} icon={Share2} onClick={share} className="noscript:hidden">
      {label}
    </Button>
  )
}
