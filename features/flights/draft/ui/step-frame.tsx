import { ArrowLeft } from "lucide"
import { type ReactNode, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { useHydrated } from "#ui/loading/use-hydrated.ts"
import { DRAFT_STEPS, type DraftStep, type DraftWarning, STEP_LABELS, stepPath } from "../draft.ts"
import { useDraft } from "./draft-provider.tsx"

interface StepFrameProps {
  step: DraftStep
  title: string
  intro: ReactNode
  /** Saves the step; answers whether nothing is missing in it. */
  finish: () => Promise<boolean>
  warnings?: readonly DraftWarning[]
  /** Beside the form from 1024 px on, below it before. */
  aside?: ReactNode
  /** In place of „Weiter zu …“. */
  action?: ReactNode
  children: ReactNode
}

/** One step: its question, its fields, and the way back and on. */
export function StepFrame(props: StepFrameProps) {
  const { step, title, intro, finish, warnings = [], aside, action, children } = props
  const { page } = useDraft()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [isGoing, setIsGoing] = useState(false)
  const isHydrated = useHydrated()
  const index = DRAFT_STEPS.indexOf(step)
  const [before, after] = [DRAFT_STEPS[index - 1], DRAFT_STEPS[index + 1]]

  async function goOn() {
    setIsGoing(true)
    try {
      if (await finish()) {
        if (after) await navigate(stepPath(page.path, after))
      } else scrollToFirstInvalid(form.current)
    } finally {
      setIsGoing(false)
    }
  }

  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-gutter py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,27.5rem)] lg:py-12">
      <form
        ref={form}
        noValidate
        // what is typed before it can be saved would be lost
        inert={!isHydrated}
        onSubmit={(event) => {
          event.preventDefault()
          void goOn()
        }}
        className={aside ? "min-w-0" : "min-w-0 max-w-180 lg:col-span-2"}
      >
        <h1 className="text-h1 text-balance">{title}</h1>
        <p className="mt-2 max-w-text text-ink2">{intro}</p>
        <div className="mt-7 grid gap-7">
          {children}
          {warnings.map(({ message }) => (
            <Notice key={message} tone="warn">
              {message}
            </Notice>
          ))}
        </div>
        <div className="mt-9 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6 max-md:*:grow">
          {before ? (
            <ButtonLink variant="secondary" icon={ArrowLeft} href={stepPath(page.path, before)}>
              {STEP_LABELS[before]}
            </ButtonLink>
          ) : (
            <span />
          )}
          {action ??
            (after && (
              <Button type="submit" isPending={isGoing}>
                Weiter: {STEP_LABELS[after]}
              </Button>
            ))}
        </div>
      </form>
      {aside && <aside className="grid min-w-0 content-start gap-4">{aside}</aside>}
    </div>
  )
}
