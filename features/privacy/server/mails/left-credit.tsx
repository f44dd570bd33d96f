import { MailLink, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { REDEEM_PATH } from "#features/vouchers/credit-path.ts"
import type { LeftCredit } from "#features/vouchers/server/leave-credit.ts"
import { formatEuro } from "#platform/money.ts"
import { env } from "#platform/server/env.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"

/** What was left of the credit, with the codes that stand for it now. */
export function LeftCreditParts({ credit }: { credit: readonly LeftCredit[] }) {
  const withCode = credit.filter(({ way }) => way === "new-code")
  const refunded = credit.filter(({ way }) => way === "refund")
  const blocked = credit.filter(({ way }) => way === "blocked")
  return (
    <>
      {withCode.length > 0 && (
        <>
          <MailText>
            Dein Guthaben ist nicht verloren. Es steht jetzt auf{" "}
            {withCode.length === 1 ? "einem neuen Gutscheincode" : "neuen Gutscheincodes"}. Einlösen
            kann, wer den Code hat, auch du mit einem neuen Konto:{" "}
            <MailLink href={`${env().PUBLIC_URL}${REDEEM_PATH}`}>Gutschein einlösen</MailLink>. Heb
            diese Mail auf, wir haben sie bald nicht mehr.
          </MailText>
          <CreditRows credit={withCode} />
        </>
      )}
      {refunded.map(({ voucherId, cents }) => (
        <MailText key={voucherId}>
          Deinen selbst gekauften Gutschein haben wir zurückgenommen: {formatEuro(cents)} gehen
          dorthin, woher sie kamen. Je nach Bank dauert das einige Tage.
        </MailText>
      ))}
      {blocked.length > 0 && (
        <>
          <MailText>
            Das hier ist gesperrt und bleibt es, bis es geklärt ist. Schreib dafür an{" "}
            {env().OPERATOR_EMAIL} und nenn den Code.
          </MailText>
          <CreditRows credit={blocked} />
        </>
      )}
    </>
  )
}

function CreditRows({ credit }: { credit: readonly LeftCredit[] }) {
  return credit.map(({ voucherId, code, cents, validUntil }) => (
    <MailPanel key={voucherId}>
      <MailRow label="Code" value={code ?? ""} />
      <MailRow label="Gültig bis" value={formatDay(new Date(validUntil), HOME_ZONE)} />
      <MailRow label="Wert" value={formatEuro(cents)} isTotal />
    </MailPanel>
  ))
}
