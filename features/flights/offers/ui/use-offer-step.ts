import { useRevalidator } from "react-router"
import { dismissAlertsAbout, showAlert } from "#platform/alerts.ts"
import { useAction } from "#platform/use-action.ts"

/** A step of an offer; the page is read anew afterwards, and a refusal is said. */
export function useOfferStep<Input = void, Answer = unknown>(
  send: (input: Input, intent: string) => Promise<Answer>,
  done?: (answer: Answer) => unknown,
) {
  const { revalidate } = useRevalidator()
  return useAction({
    send,
    done: async (answer) => {
      dismissAlertsAbout("offer")
      await done?.(answer)
      await revalidate()
    },
    failed: ({ text }) =>
      showAlert({ type: "error", message: "Das ging nicht.", description: text, about: "offer" }),
  })
}
