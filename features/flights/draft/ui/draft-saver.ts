import { ApiFailure, NetworkFailure } from "#platform/api-failure.ts"
import type { DraftProblem, DraftStep } from "../draft.ts"
import { DRAFT_CHANGED, type SavedDraft, type StepInput } from "../draft-input.ts"

/*
 * Saves what is typed, one save after the other: what comes while one is under way waits, and only
 * the last of it is sent. Without a network it keeps trying; a step that was changed in another
 * window is kept here until somebody has decided.
 */

export interface SaverState {
  flightId: number | null
  version: number
  savedAt: string | null
  problems: readonly DraftProblem[]
  status: "saved" | "saving" | "offline" | "refused" | "conflict"
  /** Why it was refused. */
  refusal: string | null
}

type Answers = StepInput["answers"]

interface SaverSettings {
  send: (
    flightId: number | null,
    input: { step: DraftStep; version: number; answers: Answers },
  ) => Promise<SavedDraft>
  onChange: (state: SaverState) => void
}

const QUIET_MS = 800
const RETRY_MS = 4_000

export function createDraftSaver(start: SaverState, { send, onChange }: SaverSettings) {
  let state = start
  const waiting = new Map<DraftStep, Answers>()
  /** What was typed since the page came, saved or not. */
  const typed = new Map<DraftStep, Answers>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  function change(part: Partial<SaverState>) {
    state = { ...state, ...part }
    onChange(state)
  }

  async function run(): Promise<void> {
    // what is typed while a save is under way comes after it
    for (let next = firstOf(waiting); next; next = firstOf(waiting)) {
      const [step, answers] = next
      change({ status: "saving", refusal: null })
      try {
        const saved = await send(state.flightId, { step, version: state.version, answers })
        if (waiting.get(step) === answers) waiting.delete(step)
        change({ ...saved, status: waiting.size === 0 ? "saved" : "saving" })
      } catch (error) {
        if (
          error instanceof NetworkFailure ||
          (error instanceof ApiFailure && error.status >= 500)
        ) {
          change({ status: "offline" })
          schedule(RETRY_MS)
        } else if (error instanceof ApiFailure && error.code === DRAFT_CHANGED) {
          change({ status: "conflict" })
        } else {
          change({ status: "refused", refusal: error instanceof Error ? error.message : null })
        }
        return
      }
    }
  }

  function schedule(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  /** Sends what waits now; answers whether everything is saved. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    while (running) await running
    if (waiting.size > 0 && state.status !== "conflict") {
      running = run().finally(() => {
        running = undefined
      })
      await running
    }
    return waiting.size === 0
  }

  return {
    flush,
    /** Takes what a step holds now; it is sent when typing pauses. */
    put(step: DraftStep, answers: Answers) {
      waiting.set(step, answers)
      typed.set(step, answers)
      if (state.status === "conflict") return
      change({ status: "saving" })
      schedule(QUIET_MS)
    },
    state: () => state,
    /** The answers of a step where they are newer than those of the page. */
    typed: (step: DraftStep) => typed.get(step),
    /** Whether anything is not saved. */
    hasUnsaved: () => waiting.size > 0,
    /** What is typed here counts: it is sent as written on the newest version. */
    keepOwn(newest: number): Promise<boolean> {
      change({ status: "saving", version: newest })
      return flush()
    },
    /** What was saved elsewhere counts. */
    dropOwn() {
      waiting.clear()
      typed.clear()
      change({ status: "saved" })
    },
    /** What a fresh load of the page says. */
    refresh(fresh: Pick<SaverState, "flightId" | "version" | "savedAt" | "problems">) {
      if (waiting.size > 0 || fresh.version < state.version) return
      typed.clear()
      change({ ...fresh, status: "saved" })
    },
    /** What the server holds against it, as it says when a draft is handed in. */
    takeProblems(problems: readonly DraftProblem[]) {
      change({ problems })
    },
    stop: () => clearTimeout(timer),
  }
}

function firstOf<K, V>(map: ReadonlyMap<K, V>): [K, V] | undefined {
  return map.entries().next().value
}

export type DraftSaver = ReturnType<typeof createDraftSaver>
