import { useNavigate, useRevalidator } from "react-router"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { useAction } from "#platform/use-action.ts"
import { waitlistCallPath } from "../waitlist-view.ts"

/** Joining and leaving the waitlist of a flight; the page then shows where one stands. */
export function useWaitlist(flightId: number) {
  const revalidator = useRevalidator()
  const navigate = useNavigate()
  const { run, isPending, failure } = useAction({
    send: async (input: { seats: number } | "leave", intent) => {
      // most readers of a flight never come this far
      const { api } = await import("#platform/api-client.ts")
      const path = waitlistCallPath(flightId)
      return input === "leave"
        ? api.delete(path, undefined, { intent })
        : api.post(path, input, { intent })
    },
    done: () => revalidator.revalidate(),
    failed: async ({ status }) => {
      // signed out meanwhile
      if (status === 401) {
        await navigate(loginPath(flightPath(flightId)))
      }
    },
  })
  return {
    join: (seats: number) => run({ seats }),
    leave: () => run("leave"),
    isPending,
    // of a network that is gone the page's alert tells
    failure: failure?.kind === "refused" ? failure.text : undefined,
  }
}
