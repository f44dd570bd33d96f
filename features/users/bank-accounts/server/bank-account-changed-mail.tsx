import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { SETTINGS_PATH } from "#features/users/core/settings-path.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"

interface BankAccountChangedMailProps {
  /** Of the IBAN its last four characters: enough to know it by, nothing to use. Null: removed. */
  account: { accountHolder: string | null; last4: string } | null
  /** Until when no money leaves to it, because it is new. */
  waitsUntil: Date | null
  /** There was one before it, where what is under way still arrives. */
  formerGetsRest: boolean
  /** Of the settings, where it is changed. */
  section: "bankkonto" | "auszahlung"
}

export function BankAccountChangedMail({
  account,
  waitsUntil,
  formerGetsRest,
  section,
}: BankAccountChangedMailProps) {
  const { PUBLIC_URL, OPERATOR_EMAIL } = env()
  return (
    <MailLayout
      preview={
        account
          ? `Das neue Konto endet auf ${account.last4}.`
          : "Ohne Bankverbindung können wir dir nichts auszahlen."
      }
      title={account ? "Bankverbindung geändert" : "Bankverbindung entfernt"}
      picture="account"
      reason={`Du bekommst diese Mail, weil jemand die Bankverbindung deines Kontos auf ${PRODUCT_NAME} geändert hat. Sie kommt immer, damit niemand das heimlich tut.`}
    >
      {account ? (
        <>
          <MailText>Was dir zusteht, überweisen wir ab jetzt hierhin:</MailText>
          <MailPanel>
            {account.accountHolder && <MailRow label="Konto von" value={account.accountHolder} />}
            <MailRow label="IBAN endet auf" value={account.last4} />
          </MailPanel>
          {waitsUntil && (
            <MailText>
              Zu deinem Schutz geht bis {formatInstant(waitsUntil, HOME_ZONE)} noch nichts dorthin.
              {formerGetsRest && " Was schon unterwegs ist, kommt auf dem bisherigen Konto an."}
            </MailText>
          )}
        </>
      ) : (
        <MailText>
          Deine Bankverbindung ist gelöscht. Was dir zusteht, bleibt stehen, bis du eine neue
          angibst.
        </MailText>
      )}
      <MailText>
        Warst du das nicht? Dann melde dich in den Einstellungen überall ab, ändere dein Passwort,
        trag dein eigenes Konto ein und schreib gleich an {OPERATOR_EMAIL}.
      </MailText>
      <MailButton href={`${PUBLIC_URL}${SETTINGS_PATH}#${section}`}>
        Einstellungen öffnen
      </MailButton>
    </MailLayout>
  )
}
