import { useEffect, useState } from "react"
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form"
import type { AnswersOf } from "../answers.ts"
import type { DraftStep } from "../draft.ts"
import { useAnswersOf, useDraft } from "./draft-provider.tsx"

/**
 * The form of one step: every change is saved by itself, and what the server says about a field
 * stands at it as soon as that was saved, or somebody wanted to go on.
 */
export function useStepForm<S extends DraftStep>(step: S) {
  type Values = AnswersOf<S> & FieldValues
  const { page, saver, saved } = useDraft()
  const [answers] = useAnswersOf(step)
  const [hasTried, setHasTried] = useState(page.answered.includes(step))
  const methods = useForm<Values>({
    defaultValues: answers as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const { subscribe, getValues, formState } = methods
  const { dirtyFields } = formState
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saver.put(step, structuredClone(values) as AnswersOf<S>),
      }),
    [subscribe, saver, step],
  )
  const own = saved.problems.filter((problem) => problem.step === step)
  return {
    methods,
    page,
    /**
     * The sentence at a field; a field that nobody has reached yet has none. It never appears because
     * a field is left: the button that is being pressed would move away under the finger.
     */
    problem(property: string): string | undefined {
      const isReached = hasTried || (saved.status === "saved" && isIn(dirtyFields, property))
      return isReached ? own.find((one) => one.property === property)?.message : undefined
    },
    warnings: page.warnings.filter((warning) => warning.step === step),
    /** Saves the step, changed or not; answers whether nothing is missing in it. */
    async finish(): Promise<boolean> {
      saver.put(step, structuredClone(getValues()) as AnswersOf<S>)
      const isSaved = await saver.flush()
      setHasTried(true)
      return isSaved && !saver.state().problems.some((problem) => problem.step === step)
    },
  }
}

function isIn(fields: object, property: string): boolean {
  let at: unknown = fields
  for (const key of property.split(".")) at = (at as Record<string, unknown> | undefined)?.[key]
  return at !== undefined && at !== false
}

export type StepForm<S extends DraftStep> = ReturnType<typeof useStepForm<S>>
