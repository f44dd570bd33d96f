import { createContext, type ReactNode, useContext, useEffect, useState } from "react"
import { useBeforeUnload, useNavigation, useRevalidator } from "react-router"
import { useIsOnline } from "#platform/use-is-online.ts"
import type { AnswersOf } from "../answers.ts"
import type { DraftStep } from "../draft.ts"
import type { DraftPage } from "../draft-page.ts"
import { callSaveStep } from "./draft-calls.ts"
import { createDraftSaver, type DraftSaver, type SaverState } from "./draft-saver.ts"

interface Draft {
  page: DraftPage
  saver: DraftSaver
  /** What has been saved by now; newer than the page while somebody types. */
  saved: SaverState
}

const Context = createContext<Draft | null>(null)

const AFTER_SAVE_MS = 150

/** Around the steps of one draft: what is typed in any of them is saved here. */
export function DraftProvider({ page, children }: { page: DraftPage; children: ReactNode }) {
  const { flightId, version, savedAt, problems } = page
  const start: SaverState = {
    flightId,
    version,
    savedAt,
    problems,
    status: "saved",
    refusal: null,
  }
  const [saved, setSaved] = useState(start)
  const [saver] = useState(() =>
    createDraftSaver(start, {
      send: (id, input) => callSaveStep(id, input as Parameters<typeof callSaveStep>[1]),
      onChange: setSaved,
    }),
  )
  useEffect(() => {
    saver.refresh({ flightId, version, savedAt, problems })
  }, [saver, flightId, version, savedAt, problems])
  const isOnline = useIsOnline()
  useEffect(() => {
    if (isOnline) void saver.flush()
  }, [saver, isOnline])
  useEffect(() => () => void saver.flush(), [saver])
  // what depends on several steps (route, Flugfit) comes from the server
  const { revalidate } = useRevalidator()
  const isStaying = useNavigation().state === "idle"
  const savedVersion = saved.version
  useEffect(() => {
    // asking without a network would put an error in the place of what somebody types
    if (savedVersion <= version || !isStaying || !isOnline) return
    // who saves to go on is on the way by then: the way loads the page, and asking for it would end the way
    const timer = setTimeout(() => {
      if (!saver.hasUnsaved()) void revalidate()
    }, AFTER_SAVE_MS)
    return () => clearTimeout(timer)
  }, [savedVersion, version, isStaying, isOnline, revalidate, saver])
  useBeforeUnload((event) => {
    if (saver.hasUnsaved()) event.preventDefault()
  })
  return <Context value={{ page, saver, saved }}>{children}</Context>
}

export function useDraft(): Draft {
  const draft = useContext(Context)
  if (!draft) throw new Error("a step stands inside its draft")
  return draft
}

/** What another step holds by now, and a way to change it from here. */
export function useAnswersOf<S extends DraftStep>(step: S) {
  const { page, saver } = useDraft()
  const answers = (saver.typed(step) as AnswersOf<S> | undefined) ?? page.answers[step]
  return [answers, (next: AnswersOf<S>) => saver.put(step, next)] as const
}
