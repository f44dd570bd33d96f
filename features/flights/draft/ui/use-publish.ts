import { useLocation, useNavigate } from "react-router"
import { useAction } from "#platform/use-action.ts"
import { handedInPath, stepPath } from "../draft.ts"
import { DRAFT_UNFINISHED, type HandInScope, problemsOf } from "../draft-input.ts"
import { callHandIn } from "./draft-calls.ts"
import { useDraft } from "./draft-provider.tsx"

/** What the summary is told when somebody wanted to publish and something is missing. */
export interface SummaryState {
  showsProblems: true
}

/**
 * Hands the draft in, once everything typed is saved; what is missing is shown on the summary. `save`
 * keeps the step from which it is pressed.
 */
export function usePublish(save?: () => Promise<unknown>) {
  const { page, saver } = useDraft()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  async function showProblems() {
    const summary = stepPath(page.path, "zusammenfassung")
    const state: SummaryState = { showsProblems: true }
    await navigate(summary, { state, replace: pathname === summary })
  }

  const { run, isPending, failure } = useAction({
    send: async (scope: HandInScope, intent) => {
      await save?.()
      // what could not be saved is said above the step
      if (!(await saver.flush())) return "unsaved"
      const { flightId, problems } = saver.state()
      if (flightId === null || problems.length > 0) return "unfinished"
      const { flightIds } = await callHandIn(flightId, scope, intent)
      return { flightId: flightIds[0] ?? flightId }
    },
    done: async (handedIn) => {
      if (handedIn === "unsaved") return
      if (handedIn === "unfinished") return showProblems()
      await navigate(handedInPath(handedIn.flightId), { replace: true })
    },
    failed: async ({ code, fields }) => {
      if (code !== DRAFT_UNFINISHED) return
      saver.takeProblems(problemsOf(fields))
      await showProblems()
    },
  })

  return {
    publish: run,
    isPending,
    failure: failure?.code === DRAFT_UNFINISHED ? undefined : failure?.text,
  }
}
