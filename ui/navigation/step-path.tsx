import { Check } from "lucide"
import { Link } from "react-router"
import { Icon } from "#ui/elements/icon.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { ProgressBar } from "#ui/feedback/progress-bar.tsx"
import { classNames } from "#ui/style/class-names.ts"

export type PathStep = {
  label: string
  state: "done" | "current" | "open" | "error"
  /** Steps that may be jumped to. */
  href?: string | undefined
}

type StepPathProps = {
  /** Names the path, such as „Flug anlegen“. */
  label: string
  steps: readonly PathStep[]
  /** At the right on phones, such as „Entwurf gespeichert“. */
  note?: string | undefined
}

/** Steps of a form in several pages: a course line from 1024 px on, a bar with words below. */
export function StepPath({ label, steps, note }: StepPathProps) {
  const current = steps.findIndex((step) => step.state === "current")
  const position = `Schritt ${current + 1} von ${steps.length}`
  return (
    <nav aria-label={label}>
      <ol className="hidden lg:flex">
        {steps.map((step, index) => (
          <li key={step.label} className="group relative flex-1">
            {index > 0 && <Line isDone={steps[index - 1]?.state === "done"} />}
            <Stop step={step} />
          </li>
        ))}
      </ol>
      <div className="lg:hidden">
        <div className="mb-2 flex items-baseline justify-between gap-4 text-small">
          <strong className="font-semibold">
            {position}: {steps[current]?.label}
          </strong>
          {note && <span className="text-ink3">{note}</span>}
        </div>
        <ProgressBar
          label={label}
          value={(current + 1) / Math.max(1, steps.length)}
          valueText={position}
        />
      </div>
    </nav>
  )
}

function Line({ isDone }: { isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "absolute end-[calc(50%+13px)] top-[13px] w-[calc(100%-26px)] -translate-y-1/2",
        isDone ? "border-t-2 border-act" : "course-across",
      )}
    />
  )
}

const discs: Record<PathStep["state"], string> = {
  done: "border-act bg-act text-on-act",
  current: "border-act border-[8px] bg-surface",
  open: "border-line2 bg-surface",
  error: "border-err bg-err-soft text-err",
}

const spokenStates: Record<PathStep["state"], string> = {
  done: "erledigt",
  current: "",
  open: "",
  error: "unvollständig",
}

function Stop({ step }: { step: PathStep }) {
  const spoken = spokenStates[step.state]
  const content = (
    <>
      <span
        className={classNames(
          "relative flex size-6.5 items-center justify-center rounded-full border",
          discs[step.state],
        )}
      >
        {step.state === "done" && <Icon shape={Check} size={16} />}
        {step.state === "error" && <span className="text-fine font-semibold">!</span>}
      </span>
      <span
        className={classNames(
          "mt-1.5 text-small",
          step.state === "current" ? "font-semibold text-ink" : "text-ink3",
        )}
      >
        {step.label}
        {spoken && <VisuallyHidden>, {spoken}</VisuallyHidden>}
      </span>
    </>
  )
  const layout = "relative flex flex-col items-center rounded-badge"
  if (step.href === undefined || step.state === "current") {
    return (
      <span aria-current={step.state === "current" ? "step" : undefined} className={layout}>
        {content}
      </span>
    )
  }
  return (
    <Link to={step.href} className={classNames(layout, "hover:underline")}>
      {content}
    </Link>
  )
}
