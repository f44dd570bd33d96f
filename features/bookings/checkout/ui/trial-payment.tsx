import { FlaskConical, Landmark } from "lucide"
import { useRevalidator } from "react-router"
import type { PaymentMeans } from "#features/payments/payment.ts"
import { paymentPath, trialPaymentCallPath } from "#features/payments/payment-paths.ts"
import { api } from "#platform/api-client.ts"
import { formatEuro } from "#platform/money.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { TrialPaymentView } from "../checkout-view.ts"
import { TrialMandate } from "./trial-mandate.tsx"
import { usePaymentReport } from "./use-payment-report.ts"
import { WaitingNote } from "./waiting-note.tsx"

/** The built-in provider's page: a person plays card, bank and network. No money moves. */
export function TrialPayment({ payment }: { payment: TrialPaymentView }) {
  const { ref, step, means } = payment
  const hasGivenUp = usePaymentReport(payment)
  return (
    <Card as="section" labelledBy="zahlung">
      <Notice icon={FlaskConical} title="Probezahlung: hier fließt kein Geld.">
        {step !== "waiting" && "Du entscheidest selbst, wie sie ausgeht."}
      </Notice>
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-5">
        <h2 id="zahlung" className="text-h4">
          {HEADINGS[step] ?? "Betrag"}
        </h2>
        <p className="text-[1.25rem] leading-tight font-semibold tabular-nums">
          {formatEuro(payment.amountCents)}
        </p>
      </div>
      <div className="mt-5">
        {step === "waiting" ? (
          <WaitingNote hasGivenUp={hasGivenUp} href={paymentPath(ref)}>
            Wir warten auf die Bestätigung der Zahlung.
          </WaitingNote>
        ) : (
          <Choices key={step} paymentRef={ref} step={choicesOf(step, means)} />
        )}
      </div>
    </Card>
  )
}

const HEADINGS: Partial<Record<TrialPaymentView["step"], string>> = {
  confirm: "Bestätige die Zahlung in deiner Bank-App",
  processing: "Deine Lastschrift läuft",
}

function choicesOf(step: "choose" | "confirm" | "processing", means: PaymentMeans) {
  return step === "choose" && means === "sepa" ? "mandate" : step
}

const CHOICES = {
  choose: [
    { outcome: "pay", label: "Bezahlen", variant: "primary" },
    { outcome: "challenge", label: "Mit zusätzlicher Bestätigung bezahlen", variant: "secondary" },
    { outcome: "decline", label: "Ablehnen lassen", variant: "secondary" },
    { outcome: "reserve", label: "Reservieren, Abbuchung scheitert", variant: "secondary" },
    { outcome: "abandon", label: "Abbrechen", variant: "text" },
  ],
  confirm: [
    { outcome: "confirm", label: "Bestätigen", variant: "primary" },
    { outcome: "decline", label: "Ablehnen", variant: "secondary" },
    { outcome: "abandon", label: "Abbrechen", variant: "text" },
  ],
  mandate: [
    { outcome: "debit", label: "Mandat erteilen", variant: "primary" },
    { outcome: "abandon", label: "Abbrechen", variant: "text" },
  ],
  processing: [
    { outcome: "settle", label: "Geld ist da", variant: "primary" },
    { outcome: "bounce", label: "Lastschrift platzen lassen", variant: "secondary" },
  ],
} as const

function Choices({ paymentRef, step }: { paymentRef: string; step: keyof typeof CHOICES }) {
  const { revalidate } = useRevalidator()
  // what came of it is read from the page's loader
  const { run, pending, failure } = useAction({
    send: (outcome: string, intent) =>
      api.post(trialPaymentCallPath(paymentRef), { outcome }, { intent }),
    done: revalidate,
    // also after a refusal: another tab may have decided it
    failed: ({ kind }) => kind === "refused" && revalidate(),
  })
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        if (submitter instanceof HTMLButtonElement) void run(submitter.value)
      }}
      className="grid gap-3"
    >
      {step === "confirm" && (
        <p className="mb-2 flex gap-3 text-ui text-ink2">
          <Icon shape={Landmark} className="mt-px text-link" />
          Deine Bank fragt nach, ob du das bist. Hier übernimmst du auch ihren Part.
        </p>
      )}
      {step === "mandate" && <TrialMandate />}
      {step === "processing" && (
        <p className="mb-2 flex gap-3 text-ui text-ink2">
          <Icon shape={Landmark} className="mt-px text-link" />
          Sonst dauert das 3–6 Bankarbeitstage. Hier entscheidest du gleich, ob die Bank zahlt.
        </p>
      )}
      {failure?.kind === "refused" && (
        <Notice tone="err" isAlert>
          {failure.text}
        </Notice>
      )}
      {CHOICES[step].map(({ outcome, label, variant }) => (
        <Button
          key={outcome}
          type="submit"
          name="outcome"
          value={outcome}
          variant={variant}
          isWide
          isPending={pending === outcome}
          aria-disabled={pending !== undefined || undefined}
        >
          {label}
        </Button>
      ))}
    </form>
  )
}
