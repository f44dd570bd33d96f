import { Button } from "#ui/buttons/button.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { FORM_ID, statementOf, type WithdrawalStep } from "../withdrawal.ts"
import { Statement } from "./statement.tsx"

type ConfirmWithdrawalProps = {
  asked: Extract<WithdrawalStep, { step: "confirm" }>
  operatorEmail: string
}

/** The second step: the declaration word by word, and the button that the law names. */
export function ConfirmWithdrawal({ asked, operatorEmail }: ConfirmWithdrawalProps) {
  const { entries, declaration, isBookedFlight, intent, refusal } = asked
  return (
    <form method="post" action={`/de/widerruf#${FORM_ID}`} className="grid gap-6">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="name" value={entries.name} />
      <input type="hidden" name="email" value={entries.email} />
      <input type="hidden" name="booking" value={entries.booking} />
      <input type="hidden" name="contract" value={declaration.contract} />
      {refusal && (
        <Notice tone="err" isAlert>
          {refusal} Eilt es, schreib deine Erklärung an {operatorEmail}; das gilt genauso.
        </Notice>
      )}
      <Statement>{statementOf(declaration)}</Statement>
      <p className="text-ui text-ink2">
        Die Bestätigung mit diesem Wortlaut, Datum und Uhrzeit geht an{" "}
        <strong className="font-semibold [overflow-wrap:anywhere] text-ink">
          {declaration.email}
        </strong>
        .
      </p>
      {isBookedFlight && (
        <Notice tone="warn" title="Dieser Flug hat einen festen Termin.">
          Dafür gibt es kein Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB), und deine Buchung gilt nach
          dem Widerruf weiter. Willst du nicht mitfliegen,{" "}
          <TextLink href="/de/hilfe#wie-sage-ich-ab" isInline>
            sag sie ab
          </TextLink>
          : bis 24 Stunden vor dem Start bekommst du alles zurück.
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:grid">
        <Button type="submit" name="step" value="confirm">
          Widerruf bestätigen
        </Button>
        <Button type="submit" name="step" value="edit" variant="text">
          Angaben ändern
        </Button>
      </div>
    </form>
  )
}
