import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { formatNames } from "../digest.ts"
import type { Unsubscription } from "../unsubscription.ts"

/**
 * Asks before it ends what a mail's link names, and says so afterwards. The form is a plain post to
 * this very address, the one that mail programs post to by themselves.
 */
export function Unsubscribe({ unsubscription }: { unsubscription: Unsubscription }) {
  const { towns, where, flights, isDone } = unsubscription
  if (isDone) {
    return (
      <>
        <h1 className="mb-4 text-h1">Abbestellt</h1>
        <p className="text-lead text-ink2">
          Zu <Strong>{formatNames(towns)}</Strong> schreiben wir dir nicht mehr.
        </p>
        <div className="mt-8">
          <ButtonLink variant="secondary" href={flights.path}>
            Flüge {flights.where} ansehen
          </ButtonLink>
        </div>
      </>
    )
  }
  return (
    <>
      <h1 className="mb-4 text-h1">Abbestellen</h1>
      <p className="text-lead text-ink2">
        Keine Mails mehr über neue Flüge <Strong>{where}</Strong>?
      </p>
      <form method="post" className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-2">
        <input type="hidden" name="page" value="1" />
        <Button type="submit">
          {towns.length === 1 ? "Suchagenten abbestellen" : "Alle Suchagenten abbestellen"}
        </Button>
        <ButtonLink href="/de" variant="text">
          Behalten
        </ButtonLink>
      </form>
    </>
  )
}

function Strong({ children }: { children: string }) {
  return <strong className="font-semibold">{children}</strong>
}
