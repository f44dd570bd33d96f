import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { returnedRefundPath } from "../../returned-refund.ts"
import type { ReturnedRefund } from "../find-returned-refund.ts"

/**
 * To whoever ordered: a refund could not be credited, and how it should go is theirs to say. Without an account
 * they sign up with the address of their order first.
 */
export function RefundReturnedMail({ returned }: { returned: ReturnedRefund }) {
  const { one, refund, ownerId, about } = returned
  const amount = formatEuro(refund.amountCents)
  return (
    <MailLayout
      preview={`${amount} kamen zurück. Sag uns, wie sie zu dir kommen sollen.`}
      title="Deine Erstattung kam zurück"
      picture="money"
      reason="Du bekommst diese Mail, weil du bei uns etwas bezahlt und zurückbekommen hast."
    >
      <MailText>
        Wir haben dir {amount} erstattet ({about}), aber der Betrag ließ sich nicht gutschreiben,
        etwa weil deine Karte abgelaufen oder dein Konto geschlossen ist. Er gehört weiter dir.
      </MailText>
      <MailText>
        Wähle, wie er zu dir kommen soll: noch einmal auf demselben Weg oder als Guthaben.{" "}
        {one.answerBy
          ? `Hören wir bis ${formatInstant(one.answerBy, HOME_ZONE)} nichts von dir, versuchen wir es noch einmal auf demselben Weg.`
          : "Hören wir nichts von dir, meldet sich jemand von uns bei dir."}
      </MailText>
      {ownerId === null && (
        <MailText>
          Du hast ohne Konto bestellt. Zum Wählen leg dir mit dieser Mailadresse eines an, dann
          gehört die Erstattung zu ihm.
        </MailText>
      )}
      <MailButton href={`${env().PUBLIC_URL}${returnedRefundPath(one.id)}`}>
        Jetzt wählen
      </MailButton>
    </MailLayout>
  )
}
