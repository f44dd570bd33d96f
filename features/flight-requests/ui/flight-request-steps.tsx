import { lazy, startTransition, useEffect, useRef, useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { isHoneypotFilled } from "#features/subscriptions/honeypot.ts"
import { showAlert } from "#platform/alerts.ts"
import { useAction } from "#platform/use-action.ts"
import { Notice } from "#ui/feedback/notice.tsx"
import { FLIGHT_REQUESTS_PATH } from "../flight-request.ts"
import type { FlightRequestStart, TypedFlightRequest } from "../flight-request-form.ts"
import { FlightRequestForm } from "./flight-request-form.tsx"

interface FlightRequestStepsProps {
  start: FlightRequestStart
  today: string
  farthestDay: string
  isSignedIn: boolean
}

// comes with the form's press
const CodeStep = lazy(() =>
  import("./flight-request-code-step.tsx").then((module) => ({
    default: module.FlightRequestCodeStep,
  })),
)

/** The form, and for visitors the code in its place. What was typed stays behind it. */
export function FlightRequestSteps({ start, isSignedIn, ...days }: FlightRequestStepsProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [waiting, setWaiting] = useState<{ id: number; typed: TypedFlightRequest }>()
  const [isSessionOver, setIsSessionOver] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const isWaiting = waiting !== undefined
  // the form is much longer than what takes its place
  useEffect(() => {
    if (isWaiting) top.current?.scrollIntoView({ block: "start" })
  }, [isWaiting])
  const isKnown = isSignedIn && !isSessionOver

  async function leave(isOpen: boolean) {
    if (isOpen) {
      showAlert({
        type: "success",
        message: "Dein Gesuch ist aufgegeben.",
        description: "Pilot:innen in der Nähe sehen es jetzt.",
      })
    }
    await navigate(FLIGHT_REQUESTS_PATH)
  }

  const opening = useAction({
    send: async (id: number, intent) => {
      const { callOpenFlightRequest } = await import("./flight-request-calls.ts")
      return callOpenFlightRequest(id, intent)
    },
    done: async () => {
      await revalidate()
      await leave(true)
    },
    failed: async ({ text }) => {
      // it waits in the cockpit
      showAlert({
        type: "error",
        message: "Dein Gesuch ist gespeichert, aber noch nicht aufgegeben.",
        description: text,
      })
      await revalidate()
      await leave(false)
    },
  })

  return (
    <div ref={top} className="scroll-mt-6">
      <div hidden={isWaiting} className="grid gap-6">
        {isSessionOver && (
          <Notice tone="warn" title="Du bist nicht mehr angemeldet." isStacked isAlert>
            Was du geschrieben hast, ist noch da. Nenn deine Mailadresse, dann bestätigst du es mit
            einem Code.
          </Notice>
        )}
        <FlightRequestForm
          {...days}
          start={start}
          isSignedIn={isKnown}
          onSessionOver={() => setIsSessionOver(true)}
          onSent={({ id }, typed) => {
            if (isKnown) return void leave(!isHoneypotFilled(typed.honeypot))
            startTransition(() => setWaiting({ id, typed }))
          }}
        />
      </div>
      {waiting && (
        <CodeStep
          email={waiting.typed.email.trim()}
          isHoneypotFilled={isHoneypotFilled(waiting.typed.honeypot)}
          onOtherEmail={() => setWaiting(undefined)}
          onSignedIn={({ user }) => {
            void import("#features/users/core/ui/user-store.ts").then(({ useUserStore }) => {
              useUserStore.getState().setUser(user)
              return opening.run(waiting.id)
            })
          }}
          onHoneypotCode={() => void navigate("/de")}
        />
      )}
    </div>
  )
}
