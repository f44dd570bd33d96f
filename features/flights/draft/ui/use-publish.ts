import { useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { ApiFailure, messageOf } from "#platform/api-failure.ts"
import { handedInPath, stepPath } from "../draft.ts"
import { DRAFT_UNFINISHED, type HandInScope, problemsOf } from "../draft-input.ts"
import { callHandIn } from "./draft-calls.ts"
import { useDraft } from "./draft-provider.tsx"

/** What the summary is told when somebody wanted to publish and something is missing. */
export interface SummaryState {
  showsProblems: true
}

/** Hands the draft in, once everything typed is saved; what is missing is shown on the summary. */
export function usePublish() {
  const { page, saver } = useDraft()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isRunning = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function showProblems() {
    const summary = stepPath(page.path, "zusammenfassung")
    const state: SummaryState = { showsProblems: true }
    await navigate(summary, { state, replace: pathname === summary })
  }

  async function handIn(scope: HandInScope) {
    // what could not be saved is said above the step
    if (!(await saver.flush())) return
    const { flightId, problems } = saver.state()
    if (flightId === null || problems.length > 0) return showProblems()
    try {
      const { flightIds } = await callHandIn(flightId, scope)
      await navigate(handedInPath(flightIds[0] ?? flightId), { replace: true })
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== DRAFT_UNFINISHED) throw error
      saver.takeProblems(problemsOf(error.fields))
      await showProblems()
    }
  }

  return {
    isPending,
    failure,
    /** `save` keeps the step from which it is pressed. */
    async publish(scope: HandInScope, save?: () => Promise<unknown>) {
      // a second press belongs to the first
      if (isRunning.current) return
      isRunning.current = true
      setIsPending(true)
      setFailure(null)
      try {
        await save?.()
        await handIn(scope)
      } catch (error) {
        setFailure(messageOf(error))
      } finally {
        isRunning.current = false
        setIsPending(false)
      }
    },
  }
}
