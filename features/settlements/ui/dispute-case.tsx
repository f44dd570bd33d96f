import { useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { BEARERS, type Bearer } from "#features/payments/dispute.ts"
import { api } from "#platform/api-client.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextArea } from "#ui/forms/text-area.tsx"
import { BEARER_LABELS } from "../lost-dispute.ts"
import { disputeDecisionCallPath } from "../settlement-paths.ts"
import { OBJECTION_LENGTH } from "../settlement-schemas.ts"
import type { DisputeCase } from "../settlement-view.ts"

/** What a bank has kept for good, what of the payout waits for it, and who bears it. */
export function DisputeCaseCard({ view }: { view: DisputeCase }) {
  const { id, amountCents, lossCents, openCents, mayDecide } = view
  const heading = `rueckbuchung-${id}`
  return (
    <Card as="section" labelledBy={heading}>
      <h2 id={heading} className="text-h3">
        Rückbuchung über {formatEuro(amountCents)}, verloren
      </h2>
      <SumTable className="mt-4 max-w-text">
        {lossCents < amountCents && (
          <SumRow
            label="Ging ohnehin an den Gast zurück"
            amount={formatEuro(amountCents - lossCents)}
          />
        )}
        <SumRow label="Fehlt jetzt" amount={formatEuro(lossCents)} isTotal />
        {mayDecide && <SumRow label="Von der Auszahlung wartet" amount={formatEuro(openCents)} />}
      </SumTable>
      {mayDecide ? (
        <WithRight right="disputes.decide">
          <DecisionForm view={view} />
        </WithRight>
      ) : (
        <Decision view={view} />
      )}
    </Card>
  )
}

function Decision({ view }: { view: DisputeCase }) {
  const { borneBy, borneCents, decision, decidedAt } = view
  if (!borneBy || !decidedAt) return null
  return (
    <div className="mt-5 max-w-text text-ui">
      <p>
        <strong className="font-semibold">{BEARER_LABELS[borneBy].title}</strong> trägt sie
        {borneCents > 0 && `, ${formatEuro(borneCents)} gehen von der Auszahlung ab`}.
      </p>
      <p className="mt-1 text-ink2">„{decision}“</p>
      <p className="mt-1 text-small text-ink3">
        entschieden am {formatInstant(new Date(decidedAt), HOME_ZONE)}
      </p>
    </div>
  )
}

interface DecisionValues {
  borneBy: Bearer | null
  words: string
}

function DecisionForm({ view: { id, pilotCents } }: { view: DisputeCase }) {
  const form = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState<StepMessage>()
  const { revalidate } = useRevalidator()
  const { register, handleSubmit, setError, formState } = useForm<DecisionValues>({
    defaultValues: { words: "" },
    shouldFocusError: false,
  })
  const { errors } = formState
  const { run, isPending } = useAction({
    send: (input: object, intent) => api.post(disputeDecisionCallPath(id), input, { intent }),
    done: revalidate,
    failed: (failure) => {
      if (showFieldErrors(failure, setError)) scrollToFirstInvalid(form.current)
      else setMessage({ ...failure, title: "Nicht entschieden." })
    },
  })
  const submit = handleSubmit(({ borneBy, words }) =>
    // what nobody has chosen is not sent
    run({ borneBy: borneBy ?? undefined, words }),
  )
  const detailOf = (one: Bearer) =>
    one === "pilot"
      ? `${formatEuro(pilotCents)} gehen von der Auszahlung ab, oder von den nächsten`
      : BEARER_LABELS[one].detail
  return (
    <form ref={form} noValidate className="mt-6 grid gap-5" onSubmit={submit}>
      <CockpitMessage message={message} />
      <RadioCardGroup legend="Wer trägt sie?" columns={3} error={errors.borneBy?.message}>
        {BEARERS.map((one) => (
          <RadioCard
            key={one}
            {...register("borneBy")}
            value={one}
            title={BEARER_LABELS[one].title}
            detail={detailOf(one)}
          />
        ))}
      </RadioCardGroup>
      <TextArea
        label="Begründung"
        hint="Steht im Protokoll. Trägt sie die Pilot:in, liest sie es."
        {...register("words")}
        maxLength={OBJECTION_LENGTH}
        error={errors.words?.message}
      />
      <div>
        <Button type="submit" isPending={isPending}>
          Entscheiden
        </Button>
      </div>
    </form>
  )
}
