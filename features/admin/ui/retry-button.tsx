import { RotateCw } from "lucide"
import { useRevalidator } from "react-router"
import { showAlert } from "#platform/alerts.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import type { RetryAnswer } from "../retry-schemas.ts"

interface RetryButtonProps {
  /** Tells this one from the others for who does not see the row. */
  subject: string
  retry: (intent: string) => Promise<RetryAnswer>
}

/** Says that something was started once more, or that somebody else was faster. */
export function tellRetried({ isRetried }: RetryAnswer, about: string): void {
  showAlert({
    type: "success",
    message: isRetried ? "Neu gestartet" : "Läuft schon",
    description: isRetried
      ? "In wenigen Sekunden zeigt sich, ob es diesmal klappt."
      : "Inzwischen hat es jemand anders neu gestartet.",
    about,
  })
}

/** Starts what has failed once more, and shows what has become of it. */
export function RetryButton({ subject, retry }: RetryButtonProps) {
  const { revalidate } = useRevalidator()
  const { run, isPending } = useAction({
    send: (_, intent) => retry(intent),
    done: (answer) => {
      tellRetried(answer, subject)
      return revalidate()
    },
    failed: ({ text }) =>
      showAlert({ type: "error", message: "Das ging nicht", description: text, about: subject }),
  })

  return (
    <Button
      variant="secondary"
      size="small"
      icon={RotateCw}
      isPending={isPending}
      onClick={() => void run()}
    >
      Noch einmal<span className="sr-only"> versuchen: {subject}</span>
    </Button>
  )
}
