import { useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { dismissAlertsAbout, showAlert } from "#platform/alerts.ts"
import { messageOf } from "#platform/api-failure.ts"

/** One press at a time; the page is read anew afterwards, and a refusal is said. */
export function useOfferStep() {
  const { revalidate } = useRevalidator()
  const isRunning = useRef(false)
  const [isPending, setIsPending] = useState(false)
  async function take(step: () => Promise<unknown>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsPending(true)
    try {
      await step()
      dismissAlertsAbout("offer")
      await revalidate()
    } catch (error) {
      showAlert({
        type: "error",
        message: "Das ging nicht.",
        description: messageOf(error),
        about: "offer",
      })
    } finally {
      isRunning.current = false
      setIsPending(false)
    }
  }
  return { take, isPending }
}
