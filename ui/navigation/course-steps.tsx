import type { ReactNode } from "react"

export type CourseStep = { title: string; text: ReactNode }

/** Numbered steps down a dotted course: „01“, „02“, „03“. */
export function CourseSteps({ label, steps }: { label: string; steps: readonly CourseStep[] }) {
  return (
    <div>
      <h3 className="font-mono text-label font-normal tracking-label text-ink3 uppercase">
        {label}
      </h3>
      <ol className="mt-4">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-4 last:[&_.course-down]:hidden">
            <span aria-hidden="true" className="flex flex-col items-center">
              <span className="flex size-9 shrink-0 items-center justify-center rounded-full border border-act bg-surface font-mono text-small text-link">
                {String(index + 1).padStart(2, "0")}
              </span>
              <span className="course-down flex-1" />
            </span>
            <div className="min-w-0 pt-1.5 pb-6 md:pb-8">
              <h4 className="text-h4">{step.title}</h4>
              <p className="mt-1 text-ui text-ink2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
