import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"

/**
 * Asks before it ends one kind of mail, and says so afterwards. The form is a plain post to this very
 * address, the one that mail programs post to by themselves.
 */
export function MuteMail({ label, isMuted }: { label: string; isMuted: boolean }) {
  if (isMuted) {
    return (
      <>
        <h1 className="mb-4 text-h1">Abbestellt</h1>
        <p className="text-lead text-ink2">
          Mails der Art „{label}“ schicken wir dir nicht mehr. In den Einstellungen kannst du sie
          wieder einschalten.
        </p>
        <div className="mt-8">
          <ButtonLink variant="secondary" href="/de">
            Zur Startseite
          </ButtonLink>
        </div>
      </>
    )
  }
  return (
    <>
      <h1 className="mb-4 text-h1">Abbestellen</h1>
      <p className="text-lead text-ink2">Keine Mails der Art „{label}“ mehr?</p>
      <form method="post" className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-2">
        <input type="hidden" name="page" value="1" />
        <Button type="submit">Abbestellen</Button>
        <ButtonLink href="/de" variant="text">
          Behalten
        </ButtonLink>
      </form>
    </>
  )
}
