import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { SETTINGS_PATH } from "#features/users/core/settings-path.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"

/** The copy of somebody's data is ready; fetched in the settings, where they sign in first. */
export function ExportReadyMail({ firstName, expiresAt }: { firstName: string; expiresAt: Date }) {
  const until = formatInstant(expiresAt, HOME_ZONE)
  return (
    <MailLayout
      preview={`Die Kopie liegt bis ${until} in deinen Einstellungen.`}
      title="Deine Daten liegen bereit"
      picture="account"
      reason={`Du bekommst diese Mail, weil jemand in deinem Konto auf ${PRODUCT_NAME} eine Kopie deiner Daten angefordert hat.`}
    >
      <MailText>
        {firstName ? `${firstName}, die` : "Die"} Kopie von allem, was wir über dich aufheben, ist
        fertig. Du holst sie in den Einstellungen ab, bis {until}. Danach löschen wir die Datei.
      </MailText>
      <MailButton href={`${env().PUBLIC_URL}${SETTINGS_PATH}#daten`}>Zu deinen Daten</MailButton>
      <MailText>
        Das warst nicht du? Dann ist jemand anderes in deinem Konto angemeldet. Melde unter
        „Anmeldungen und Sicherheit“ alle Geräte ab und setz ein neues Passwort. Wir helfen dir:{" "}
        {env().OPERATOR_EMAIL}.
      </MailText>
    </MailLayout>
  )
}
