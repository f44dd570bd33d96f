import { NotYou } from "#features/auth/core/server/not-you.tsx"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"

interface EmailChangedMailProps {
  /** The one that is no longer good. */
  isOld: boolean
  /** Put down by our team, and confirmed by its link. */
  isByOffice?: boolean
}

/** To both addresses; neither mail names the other one. */
export function EmailChangedMail({ isOld, isByOffice = false }: EmailChangedMailProps) {
  return (
    <MailLayout
      preview={
        isOld
          ? "Zu dieser Adresse gehört kein Konto mehr."
          : "Ab jetzt meldest du dich mit dieser Adresse an."
      }
      title="Mailadresse geändert"
      picture="account"
      reason={`Du bekommst diese Mail, weil sich die Adresse deines Kontos auf ${PRODUCT_NAME} geändert hat. Sie kommt immer, damit niemand das heimlich tut.`}
    >
      <MailText>
        {isOld
          ? `Dein Konto gehört jetzt zu der Adresse, die ${isByOffice ? "unser Team auf Bitte eingetragen hat und die über ihren Link bestätigt ist" : "du in den Einstellungen angegeben und mit beiden Codes bestätigt hast"}. Alle weiteren Mails gehen dorthin.`
          : `Ab jetzt meldest du dich mit dieser Adresse an, und alle Mails kommen hierhin. Alle ${isByOffice ? "Geräte" : "anderen Geräte"} sind abgemeldet.`}
      </MailText>
      {isOld ? (
        <MailText>
          Warst du das nicht? Dann schreib sofort an {env().OPERATOR_EMAIL}. Wir helfen dir, das
          Konto zurückzubekommen.
        </MailText>
      ) : (
        <NotYou />
      )}
    </MailLayout>
  )
}
