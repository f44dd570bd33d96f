import { useRef, useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { ApiFailure, messageOf, NetworkFailure } from "#platform/api-failure.ts"
import { waitlistCallPath } from "../waitlist-view.ts"

type Client = typeof import("#platform/api-client.ts")

/** Joining and leaving the waitlist of a flight; the page then shows where one stands. */
export function useWaitlist(flightId: number) {
  const revalidator = useRevalidator()
  const navigate = useNavigate()
  const intent = useRef<string>(undefined)
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const path = waitlistCallPath(flightId)

  async function send(call: (client: Client) => Promise<unknown>): Promise<void> {
    if (isPending) return
    setIsPending(true)
    setFailure(undefined)
    try {
      // most readers of a flight never come this far
      await call(await import("#platform/api-client.ts"))
      intent.current = undefined
      await revalidator.revalidate()
    } catch (error) {
      // signed out meanwhile
      if (error instanceof ApiFailure && error.status === 401) {
        await navigate(loginPath(flightPath(flightId)))
      }
      // of a network that is gone the page's alert tells
      if (!(error instanceof NetworkFailure)) setFailure(messageOf(error))
    } finally {
      setIsPending(false)
    }
  }

  return {
    join(seats: number) {
      return send(({ api, newIdempotencyKey }) => {
        intent.current ??= newIdempotencyKey()
        return api.post(path, { seats }, { intent: intent.current })
      })
    },
    leave: () => send(({ api }) => api.delete(path)),
    isPending,
    failure,
  }
}
