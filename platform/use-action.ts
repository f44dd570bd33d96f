import { useRef, useState } from "react"
import type { FieldErrors } from "./errors.ts"
import { newId } from "./ids.ts"
import { text } from "./messages/text.ts"

/** Why an action has not happened, for who has pressed. */
export interface ActionFailure {
  /** `unreachable`: no answer came, and the page's alert says so. */
  kind: "refused" | "unreachable"
  /** Of the server's refusal. */
  status: number | undefined
  code: string | undefined
  /** One German sentence, whatever the reason. */
  text: string
  /** Sentences that belong to one field each. */
  fields: FieldErrors
}

/** What follows an action. What these wait for still counts as pending. */
export interface ActionOutcome<Input, Answer = unknown> {
  done?: (answer: Answer, input: Input) => unknown
  /** Where nothing but words has to follow, `failure` has them. */
  failed?: (failure: ActionFailure, input: Input) => unknown
}

export interface ActionOptions<Input, Answer> extends ActionOutcome<Input, Answer> {
  /**
   * Sends it. `intent` is the idempotency key: a repeat of what has not succeeded yet brings the same,
   * so that a press after a lost answer does not happen twice; other input, or a success, a new one.
   */
  send: (input: Input, intent: string) => Promise<Answer>
}

/**
 * The one way in which a component changes something through the API: one press at a time, one intent
 * however often it is sent, a failure in sentences. `input` is plain
 * data and all that makes one intent differ from another while the component stays the same.
 */
export function useAction<Input = void, Answer = unknown>({
  send,
  done,
  failed,
}: ActionOptions<Input, Answer>) {
  const isRunning = useRef(false)
  const last = useRef({ content: "", intent: "" })
  const [pending, setPending] = useState<{ input: Input }>()
  const [failure, setFailure] = useState<ActionFailure>()

  async function run(input: Input): Promise<void> {
    // state would come a render too late for the second of two quick presses
    if (isRunning.current) return
    isRunning.current = true
    setPending({ input })
    setFailure(undefined)
    try {
      const outcome = await attempt(input)
      if ("answer" in outcome) return void (await done?.(outcome.answer, input))
      setFailure(outcome.failure)
      await failed?.(outcome.failure, input)
    } finally {
      isRunning.current = false
      setPending(undefined)
    }
  }

  async function attempt(input: Input): Promise<{ answer: Answer } | { failure: ActionFailure }> {
    const content = JSON.stringify(input) ?? ""
    if (last.current.intent === "" || last.current.content !== content) {
      last.current = { content, intent: newId() }
    }
    try {
      const answer = await send(input, last.current.intent)
      last.current = { content: "", intent: "" }
      return { answer }
    } catch (error) {
      return { failure: failureOf(error) }
    }
  }

  return {
    run,
    isPending: pending !== undefined,
    /** What is under way, where several buttons share one action. */
    pending: pending?.input,
    /** Of the last press, until the next. */
    failure,
  }
}

type KnownFailure = Partial<Pick<ActionFailure, "kind" | "status" | "code" | "fields">> & {
  message?: string
}

// told apart by what they hold: pages that people land on bring no class of failures before the first
function failureOf(error: unknown): ActionFailure {
  const known = error instanceof Error && "kind" in error ? (error as KnownFailure) : {}
  return {
    kind: known.kind ?? "refused",
    status: known.status,
    code: known.code,
    text: known.message ?? text("api.error.unknown"),
    fields: known.fields ?? {},
  }
}
