import type { SessionMethod } from "#features/auth/core/server/auth-tables.ts"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { minutes } from "#platform/duration.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { formatDay, formatTime, HOME_ZONE } from "#platform/time.ts"

type NewDeviceMailProps = {
  device: string
  at: Date
  method: SessionMethod | undefined
}

const METHODS: Record<SessionMethod, string> = {
  code: "Code aus einer Mail",
  link: "Link aus einer Mail",
  password: "Passwort",
  passkey: "Passkey",
}

const ROUNDED_TO_MS = minutes(15)

export function NewDeviceMail({ device, at, method }: NewDeviceMailProps) {
  // a rough time is enough to know oneself again
  const about = new Date(Math.round(at.getTime() / ROUNDED_TO_MS) * ROUNDED_TO_MS)
  return (
    <MailLayout
      preview={`${device}, ${formatDay(about, HOME_ZONE)}. Warst du das?`}
      title="Neue Anmeldung"
      picture="account"
      reason={`Du bekommst diese Mail, weil sich jemand zum ersten Mal mit diesem Gerät bei deinem Konto auf ${PRODUCT_NAME} angemeldet hat. Sie kommt einmal je Gerät.`}
    >
      <MailText>Bei deinem Konto hat sich gerade ein Gerät angemeldet, das neu ist:</MailText>
      <MailPanel>
        <MailRow label="Gerät" value={device} />
        <MailRow
          label="Wann"
          value={`${formatDay(about, HOME_ZONE)}, gegen ${formatTime(about, HOME_ZONE)} Uhr`}
        />
        {method && <MailRow label="Womit" value={METHODS[method]} />}
      </MailPanel>
      <MailText>
        Warst du das, musst du nichts tun. Warst du es nicht, beende die Anmeldung in deinen
        Einstellungen oder melde dich gleich überall ab; danach ändere dein Passwort, falls du eins
        hast, und das deines Postfachs.
      </MailText>
      <MailButton href={`${env().PUBLIC_URL}/de/cockpit/einstellungen#anmeldungen`}>
        Anmeldungen ansehen
      </MailButton>
    </MailLayout>
  )
}
