import {
  type SyntheticEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import type { FieldPath, FieldPathValue, FieldValues, RegisterOptions } from "react-hook-form"
import { LostPartContext } from "#ui/loading/lazy-part.tsx"
import type { FormProgress, RunningForm } from "./run-form.ts"
import { scrollToFirstInvalid } from "./scroll-to-invalid.ts"

/**
 * A form on a page that a visitor lands on (decision 12): plain fields at once, react-hook-form as
 * soon as it is here. It takes over the same fields, so what was typed meanwhile stays, and a press
 * that came too early counts then. Where it never comes, the press says so.
 */
export function useLazyForm<Values extends FieldValues>() {
  const [running, setRunning] = useState<RunningForm<Values>>()
  const [progress, setProgress] = useState<FormProgress<Values>>()
  const [isSending, setIsSending] = useState(false)
  const [pressed, setPressed] = useState<HTMLFormElement>()
  const reportLost = useContext(LostPartContext)
  const element = useRef<HTMLFormElement>(null)
  const chosen = useRef<readonly HTMLInputElement[]>([])
  const starting = useRef<Promise<RunningForm<Values>>>(undefined)

  function start(): Promise<RunningForm<Values>> {
    starting.current ??= import("./run-form.ts").then(({ runForm }) => {
      const form = runForm<Values>(setProgress)
      chosen.current = checkedRadios(element.current)
      setRunning(form)
      return form
    })
    // so that the next press tries anew
    starting.current.catch(() => {
      starting.current = undefined
    })
    return starting.current
  }

  // who has not pressed yet has asked for nothing
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void start().catch(() => undefined), [])

  // react-hook-form 7.92 takes over what was typed and ticked, but unchecks what was chosen
  useLayoutEffect(() => {
    for (const { name, value } of chosen.current) {
      const path = name as FieldPath<Values>
      running?.setValue(path, value as FieldPathValue<Values, typeof path>)
    }
  }, [running])

  // a render after the fields became its own
  useEffect(() => {
    if (!running || !pressed) return
    setPressed(undefined)
    pressed.requestSubmit()
  }, [running, pressed])

  return {
    /** For the `ref` of the form. */
    element,
    /** Undefined until it is here. */
    running,
    isDirty: progress?.isDirty ?? false,
    isSubmitting: isSending || pressed !== undefined,
    /** What a field of this name takes. */
    field: <Path extends FieldPath<Values>>(name: Path, rules?: RegisterOptions<Values, Path>) =>
      running ? running.register(name, rules) : { name },
    /** The sentence at a field, if it has one. */
    problem: (name: FieldPath<Values>) => messageAt(progress?.errors, name),
    /** For `onSubmit`: `send` gets what passed the rules, the rest is shown at its field. */
    submit:
      (send: (values: Values) => Promise<void>) => (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault()
        const form = event.currentTarget
        if (running) {
          setIsSending(true)
          const invalid = () => scrollToFirstInvalid(form)
          void running
            .handleSubmit(
              send,
              invalid,
            )(event)
            .finally(() => setIsSending(false))
        } else if (!pressed) {
          setPressed(form)
          start().catch(() => {
            setPressed(undefined)
            reportLost()
          })
        }
      },
  }
}

function checkedRadios(form: HTMLFormElement | null): readonly HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>("input[type=radio]:checked") ?? [])]
}

export type LazyForm<Values extends FieldValues> = ReturnType<typeof useLazyForm<Values>>

function messageAt(errors: object | undefined, path: string): string | undefined {
  let at: unknown = errors
  for (const key of path.split(".")) at = (at as Record<string, unknown> | undefined)?.[key]
  return (at as { message?: string } | undefined)?.message
}
