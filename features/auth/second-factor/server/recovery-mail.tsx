import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { formatDay, formatTime, HOME_ZONE } from "#platform/time.ts"

type RecoveryMailProps = {
  dueAt: Date
  /** The page whose one button stops it. */
  stop: string
}

/** Goes to the owner when somebody gives up the second factor; until it is due they can stop it. */
export function RecoveryMail({ dueAt, stop }: RecoveryMailProps) {
  const when = `${formatDay(dueAt, HOME_ZONE)}, ${formatTime(dueAt, HOME_ZONE)} Uhr`
  return (
    <MailLayout
      preview={`Warst du das nicht? Bis ${when} kannst du es stoppen.`}
      title="Anmelden ohne zweiten Faktor"
      picture="account"
      reason={`Du bekommst diese Mail, weil sich jemand bei deinem Konto auf ${PRODUCT_NAME} angemeldet und gesagt hat, dass App, Passkeys und Notfallcodes verloren sind.`}
    >
      <MailText>
        Warst du das, warte bitte bis {when}. Danach meldest du dich mit einem Code per Mail an;
        App, Passkeys und Notfallcodes gelten dann nicht mehr.
      </MailText>
      <MailText>
        Warst du das nicht, stopp es jetzt und ändere das Passwort deines Postfachs. Dein zweiter
        Faktor bleibt, wie er ist.
      </MailText>
      <MailButton href={stop}>Das war ich nicht: stoppen</MailButton>
    </MailLayout>
  )
}
