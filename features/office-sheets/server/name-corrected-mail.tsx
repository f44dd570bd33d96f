import { NotYou } from "#features/auth/core/server/not-you.tsx"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { PRODUCT_NAME } from "#platform/product.ts"

/** Sent when the back office has put a name right, so that it never happens unnoticed. */
export function NameCorrectedMail({ name }: { name: string }) {
  return (
    <MailLayout
      preview={`Dein Konto lautet jetzt auf ${name}.`}
      title="Dein Name ist geändert"
      picture="account"
      reason={`Du bekommst diese Mail, weil wir den Namen deines Kontos auf ${PRODUCT_NAME} geändert haben. Sie kommt immer, damit das niemand heimlich tut.`}
    >
      <MailText>
        Dein Konto lautet jetzt auf <strong>{name}</strong>. Auf Buchungen, die es schon gibt, steht
        weiter der Name, mit dem du gebucht hast.
      </MailText>
      <NotYou />
    </MailLayout>
  )
}
