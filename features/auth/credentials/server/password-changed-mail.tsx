import { NotYou } from "#features/auth/core/server/not-you.tsx"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"

/** Sent after every change of a password, so that it never happens unnoticed. */
export function PasswordChangedMail({ isFirst }: { isFirst: boolean }) {
  return (
    <MailLayout
      preview={
        isFirst
          ? "Ab jetzt kannst du dich auch mit Passwort anmelden."
          : "Das alte Passwort gilt nicht mehr."
      }
      title={isFirst ? "Passwort festgelegt" : "Passwort geändert"}
      picture="account"
      reason={`Du bekommst diese Mail, weil sich das Passwort deines Kontos auf ${PRODUCT_NAME} geändert hat. Sie kommt immer, damit niemand das heimlich tut.`}
    >
      <MailText>
        {isFirst
          ? "Ab jetzt kannst du dich auch mit deinem Passwort anmelden. Der Code per Mail geht weiterhin."
          : "Ab jetzt gilt dein neues Passwort."}{" "}
        Alle anderen Geräte sind abgemeldet; dort meldest du dich einfach neu an.
      </MailText>
      <NotYou />
    </MailLayout>
  )
}
