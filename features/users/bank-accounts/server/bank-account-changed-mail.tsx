import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import type { BankAccount } from "#features/users/core/bank-account.ts"
import { SETTINGS_PATH } from "#features/users/core/settings-path.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"

/** `account` with a masked IBAN; null where it was removed. */
export function BankAccountChangedMail({ account }: { account: BankAccount | null }) {
  const { PUBLIC_URL, OPERATOR_EMAIL } = env()
  return (
    <MailLayout
      preview={
        account
          ? `Auszahlungen gehen ab jetzt auf ${account.iban}.`
          : "Ohne Bankverbindung können wir dir nichts auszahlen."
      }
      title={account ? "Bankverbindung geändert" : "Bankverbindung entfernt"}
      reason={`Du bekommst diese Mail, weil jemand die Bankverbindung deines Kontos auf ${PRODUCT_NAME} geändert hat. Sie kommt immer, damit niemand das heimlich tut.`}
    >
      {account ? (
        <>
          <MailText>Was dir zusteht, überweisen wir ab jetzt hierhin:</MailText>
          <MailPanel>
            <MailRow label="Konto von" value={account.accountHolder} />
            <MailRow label="IBAN" value={account.iban} />
            {account.bic && <MailRow label="BIC" value={account.bic} />}
          </MailPanel>
        </>
      ) : (
        <MailText>
          Deine Bankverbindung ist gelöscht. Was dir zusteht, bleibt stehen, bis du eine neue
          angibst.
        </MailText>
      )}
      <MailText>
        Warst du das nicht? Dann melde fremde Geräte ab, ändere dein Passwort und schreib an{" "}
        {OPERATOR_EMAIL}.
      </MailText>
      <MailButton href={`${PUBLIC_URL}${SETTINGS_PATH}#bankkonto`}>Einstellungen öffnen</MailButton>
    </MailLayout>
  )
}
