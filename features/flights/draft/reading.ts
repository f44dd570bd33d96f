import type { DraftProblem, DraftStep, DraftWarning, Reading } from "./draft.ts"

/** Collects what is said about the answers of one step while they are read. */
export function startReading(step: DraftStep) {
  const problems: DraftProblem[] = []
  const warnings: DraftWarning[] = []
  return {
    /** Answers undefined, so that what was not read stays so. */
    refuse(property: string, message: string): undefined {
      problems.push({ step, property, message })
      return undefined
    },
    warn(message: string): void {
      warnings.push({ step, message })
    },
    /** The value counts only where nothing was refused. */
    end<T>(value: () => T): Reading<T> {
      return { value: problems.length === 0 ? value() : undefined, problems, warnings }
    },
  }
}

export type StartedReading = ReturnType<typeof startReading>
