import { DescriptionList } from "#ui/charts/description-list.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { statementOf, type WithdrawalStep } from "../withdrawal.ts"
import { Statement } from "./statement.tsx"

type WithdrawalReceivedProps = {
  received: Extract<WithdrawalStep, { step: "received" }>
  operatorEmail: string
}

/** The same as the mail says: what came in, and when. */
export function WithdrawalReceived({ received, operatorEmail }: WithdrawalReceivedProps) {
  const { declaration, ref, receivedAt, isBookedFlight } = received
  return (
    <div className="grid gap-6">
      <Statement>{statementOf(declaration)}</Statement>
      <DescriptionList
        entries={[
          { term: "Eingegangen", description: receivedAt },
          {
            term: "Bestätigung an",
            description: <span className="[overflow-wrap:anywhere]">{declaration.email}</span>,
          },
          { term: "Vorgang", description: <span className="font-mono">{ref}</span> },
        ]}
      />
      <p className="max-w-text text-ui text-ink2">
        Die Mail mit diesem Wortlaut ist unterwegs. Kommt sie nicht an, sieh im Spam-Ordner nach
        oder schreib an {operatorEmail}.{" "}
        {isBookedFlight ? (
          <>
            Deine Buchung gilt weiter. Willst du nicht mitfliegen,{" "}
            <TextLink href="/de/hilfe#wie-sage-ich-ab" isInline>
              sag sie ab
            </TextLink>
            .
          </>
        ) : (
          "Ein Mensch sieht nach, ob ein Widerrufsrecht besteht, und schreibt dir, wie es weitergeht."
        )}
      </p>
    </div>
  )
}
