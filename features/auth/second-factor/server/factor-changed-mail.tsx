import { NotYou } from "#features/auth/core/server/not-you.tsx"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"
import { endsOtherSessions, type FactorChange } from "../second-factor.ts"

export const FACTOR_CHANGE_MAILS: Record<FactorChange, { subject: string; says: string }> = {
  "app-added": {
    subject: "Zweiter Faktor eingerichtet",
    says: "Ab jetzt fragen wir bei jeder Anmeldung nach dem Code deiner App. Heb die Notfallcodes gut auf: Mit ihnen kommst du hinein, wenn das Handy weg ist.",
  },
  "app-removed": {
    subject: "Zweiter Faktor entfernt",
    says: "Die Authentifizierungs-App ist entfernt. Wir fragen nicht mehr nach ihrem Code.",
  },
  "passkey-added": {
    subject: "Passkey hinzugefügt",
    says: "Ab jetzt kannst du dich mit deinem neuen Passkey anmelden.",
  },
  "passkey-removed": {
    subject: "Passkey gelöscht",
    says: "Mit dem gelöschten Passkey kommt niemand mehr in dein Konto.",
  },
  "recovery-codes-replaced": {
    subject: "Neue Notfallcodes",
    says: "Die alten Notfallcodes gelten nicht mehr. Heb die neuen gut auf: Mit ihnen kommst du hinein, wenn das Handy weg ist.",
  },
  "recovery-code-used": {
    subject: "Notfallcode benutzt",
    says: "Einer deiner Notfallcodes wurde gerade benutzt. Ein zweites Mal gilt er nicht. Werden sie knapp, hol dir in den Einstellungen neue.",
  },
  reset: {
    subject: "Zweiter Faktor zurückgesetzt",
    says: "App, Passkeys und Notfallcodes deines Kontos gelten nicht mehr. Richte in deinen Einstellungen einen neuen zweiten Faktor ein.",
  },
}

/** Sent after every change of what proves a person, so that it never happens unnoticed. */
export function FactorChangedMail({ change }: { change: FactorChange }) {
  const { subject, says } = FACTOR_CHANGE_MAILS[change]
  return (
    <MailLayout
      preview={says}
      title={subject}
      picture="account"
      reason={`Du bekommst diese Mail, weil sich geändert hat, womit du dich auf ${PRODUCT_NAME} anmeldest. Sie kommt immer, damit niemand das heimlich tut.`}
    >
      <MailText>{says}</MailText>
      {endsOtherSessions(change) && (
        <MailText>
          Alle anderen Geräte sind abgemeldet; dort meldest du dich einfach neu an.
        </MailText>
      )}
      <NotYou />
    </MailLayout>
  )
}
