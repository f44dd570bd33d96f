import { useEffect, useRef } from "react"
import { Card } from "#ui/elements/card.tsx"
import {
  FORM_ID,
  type OwnContract,
  type WithdrawalEntries,
  type WithdrawalStep,
} from "../withdrawal.ts"
import { ConfirmWithdrawal } from "./confirm-withdrawal.tsx"
import { WithdrawalForm } from "./withdrawal-form.tsx"
import { WithdrawalReceived } from "./withdrawal-received.tsx"

type WithdrawalStepsProps = {
  /** What the last post answered; undefined on the first visit. */
  state: WithdrawalStep | undefined
  /** What we know of whoever is signed in. */
  known: WithdrawalEntries
  contracts: readonly OwnContract[]
  operatorEmail: string
}

/**
 * Both steps of the electronic withdrawal (§ 356a BGB). Every step is a plain post, so it is the
 * same with and without script.
 */
export function WithdrawalSteps({ state, known, contracts, operatorEmail }: WithdrawalStepsProps) {
  const heading = useFocusAfterPost(state)
  return (
    <Card as="section" elevation="raised" labelledBy="widerruf-schritt">
      {/* posts lead here, so that nobody without script starts at the top of the page again */}
      <div id={FORM_ID} className="scroll-mt-8">
        <p className="font-mono text-label text-ink3">
          {state?.step === "received"
            ? "Fertig"
            : `Schritt ${state?.step === "confirm" ? 2 : 1} von 2`}
        </p>
        <h2
          ref={heading}
          id="widerruf-schritt"
          tabIndex={-1}
          className="mt-1 text-h3 outline-none md:text-h2"
        >
          {titleOf(state)}
        </h2>
        <div className="mt-5">
          {state?.step === "received" ? (
            <WithdrawalReceived received={state} operatorEmail={operatorEmail} />
          ) : state?.step === "confirm" ? (
            <ConfirmWithdrawal asked={state} operatorEmail={operatorEmail} />
          ) : (
            <WithdrawalForm
              entries={state?.entries ?? known}
              fields={state?.fields ?? {}}
              contracts={contracts}
            />
          )}
        </div>
      </div>
    </Card>
  )
}

function titleOf(state: WithdrawalStep | undefined): string {
  if (state?.step === "received") return "Dein Widerruf ist eingegangen"
  return state?.step === "confirm" ? "Stimmt das so?" : "Deine Erklärung"
}

// what a post answered is read first; a list of mistakes takes the focus itself
function useFocusAfterPost(state: WithdrawalStep | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isNew = state !== undefined && !(state.step === "form" && hasMistakes(state.fields))
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return heading
}

const hasMistakes = (fields: Record<string, string>) => Object.keys(fields).length > 0
