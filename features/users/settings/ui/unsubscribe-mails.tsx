import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"

interface UnsubscribeMailsProps {
  /** Which mails, as the settings call them. */
  label: string
  isDone: boolean
}

/** Asks before it happens, and says so afterwards. A plain post to this very address. */
export function UnsubscribeMails({ label, isDone }: UnsubscribeMailsProps) {
  return (
    <>
      <h1 className="mb-4 text-h1">{isDone ? "Abbestellt" : "Abbestellen"}</h1>
      <p className="text-lead text-ink2">
        {isDone ? "Solche Mails schicken wir dir nicht mehr: " : "Keine Mails mehr zu: "}
        <strong className="font-semibold">{label}</strong>
        {isDone ? ". Im Cockpit siehst du weiterhin, was es Neues gibt." : "?"}
      </p>
      {isDone ? (
        <div className="mt-8">
          <ButtonLink variant="secondary" href="/de/cockpit/einstellungen">
            Alle Mails einstellen
          </ButtonLink>
        </div>
      ) : (
        <form method="post" className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-2">
          <input type="hidden" name="page" value="1" />
          <Button type="submit">Abbestellen</Button>
          <ButtonLink href="/de" variant="text">
            Behalten
          </ButtonLink>
        </form>
      )}
    </>
  )
}
