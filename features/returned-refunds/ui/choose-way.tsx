import { useState } from "react"
import { useRevalidator } from "react-router"
import { MONEY_PATH } from "#features/bookings/core/money-path.ts"
import { CREDIT_PATH } from "#features/vouchers/credit-path.ts"
import { api } from "#platform/api-client.ts"
import { formatEuro } from "#platform/money.ts"
import { formatDay, formatInstant, HOME_ZONE } from "#platform/time.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import {
  canChooseWay,
  chooseWayCallPath,
  type GuestChoice,
  type ReturnedRefundView,
} from "../returned-refund.ts"

/** A refund that came back: how much, of what, and how it should go now. */
export function ChooseWay({ view }: { view: ReturnedRefundView }) {
  const { about, amountCents, returnedAt } = view
  return (
    <Card className="max-w-160">
      <p className="text-small text-ink2">{about}</p>
      <p className="mt-1 text-title">{formatEuro(amountCents)}</p>
      {canChooseWay(view) ? (
        <>
          <p className="mt-4 max-w-text text-ui">
            Wir haben dir {formatEuro(amountCents)} erstattet, aber der Betrag ließ sich nicht
            gutschreiben und kam am {formatDay(new Date(returnedAt), HOME_ZONE)} zurück. Er gehört
            weiter dir. Sag uns, wie er zu dir kommen soll.
          </p>
          <Ways view={view} />
        </>
      ) : (
        <Decided view={view} />
      )}
    </Card>
  )
}

function Ways({ view: { returnId, amountCents, answerBy } }: { view: ReturnedRefundView }) {
  const [choice, setChoice] = useState<GuestChoice>("same_means")
  const { revalidate } = useRevalidator()
  const { run, isPending, failure } = useAction({
    send: (input: { choice: GuestChoice }, intent) =>
      api.post(chooseWayCallPath(returnId), input, { intent }),
    done: revalidate,
  })
  const pick = (to: GuestChoice) => ({
    name: "choice",
    checked: choice === to,
    onChange: () => setChoice(to),
  })
  return (
    <form
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault()
        void run({ choice })
      }}
    >
      <RadioCardGroup legend="Wie soll das Geld gehen?" error={failure?.text}>
        <RadioCard
          {...pick("same_means")}
          title="Noch einmal auf demselben Weg"
          detail="Gut, wenn deine Karte oder dein Konto wieder Geld annimmt."
        />
        <RadioCard
          {...pick("credit")}
          title="Als Guthaben"
          detail={`Sofort da: ${formatEuro(amountCents)} für deinen nächsten Flug.`}
        />
      </RadioCardGroup>
      {answerBy && (
        <p className="mt-4 max-w-text text-small text-ink2">
          Wählst du bis {formatInstant(new Date(answerBy), HOME_ZONE)} nichts, versuchen wir es noch
          einmal auf demselben Weg.
        </p>
      )}
      <div className="mt-6">
        <Button type="submit" isPending={isPending}>
          {choice === "credit" ? "Als Guthaben nehmen" : "Noch einmal versuchen"}
        </Button>
      </div>
    </form>
  )
}

function Decided({ view }: { view: ReturnedRefundView }) {
  const { choice, refundStatus, isDisputed } = view
  if (choice === "credit") {
    return (
      <div className="mt-4 grid gap-6">
        <Notice tone="ok" title="Das ist jetzt dein Guthaben.">
          Du kannst damit gleich den nächsten Flug bezahlen.
        </Notice>
        <div>
          <ButtonLink href={CREDIT_PATH}>Guthaben ansehen</ButtonLink>
        </div>
      </div>
    )
  }
  return (
    <div className="mt-4 grid gap-6">
      <p className="max-w-text text-ui">{sentenceOf({ choice, refundStatus, isDisputed })}</p>
      <div>
        <ButtonLink href={MONEY_PATH} variant="secondary">
          Zahlungen ansehen
        </ButtonLink>
      </div>
    </div>
  )
}

function sentenceOf({
  choice,
  refundStatus,
  isDisputed,
}: Pick<ReturnedRefundView, "choice" | "refundStatus" | "isDisputed">): string {
  if (choice === "bank_transfer") return "Wir haben den Betrag auf dein Konto überwiesen."
  if (refundStatus === "written_off") return "Deine Bank hat dir den Betrag schon zurückgegeben."
  if (choice === null && isDisputed) {
    return "Deine Bank prüft diese Zahlung gerade. Sobald sie entschieden hat, geht es hier weiter."
  }
  if (refundStatus === "ordered") {
    return "Der Betrag ist noch einmal auf demselben Weg unterwegs. Das dauert meist 5–10 Tage."
  }
  if (refundStatus === "returned") {
    return "Auch der zweite Versuch kam zurück. Die Mail dazu führt dich zu deiner neuen Auswahl."
  }
  return "Der Betrag ist noch einmal auf demselben Weg zu dir gegangen."
}
