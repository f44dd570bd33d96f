import { RotateCw } from "lucide"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { showAlert } from "#platform/alerts.ts"
import { messageOf } from "#platform/api-failure.ts"
import { Button } from "#ui/buttons/button.tsx"
import type { RetryAnswer } from "../retry-schemas.ts"

interface RetryButtonProps {
  /** Tells this one from the others for who does not see the row. */
  subject: string
  retry: () => Promise<RetryAnswer>
}

/** Starts what has failed once more, and shows what has become of it. */
export function RetryButton({ subject, retry }: RetryButtonProps) {
  const { revalidate } = useRevalidator()
  const [isPending, setIsPending] = useState(false)

  async function press() {
    setIsPending(true)
    try {
      const { isRetried } = await retry()
      showAlert({
        type: "success",
        message: isRetried ? "Neu gestartet" : "Läuft schon",
        description: isRetried
          ? "In wenigen Sekunden zeigt sich, ob es diesmal klappt."
          : "Inzwischen hat es jemand anders neu gestartet.",
        about: subject,
      })
      await revalidate()
    } catch (error) {
      showAlert({
        type: "error",
        message: "Das ging nicht",
        description: messageOf(error),
        about: subject,
      })
    } finally {
      setIsPending(false)
    }
  }

  return (
    <Button
      variant="secondary"
      size="small"
      icon={RotateCw}
      isPending={isPending}
      onClick={() => void press()}
    >
      Noch einmal<span className="sr-only"> versuchen: {subject}</span>
    </Button>
  )
}
