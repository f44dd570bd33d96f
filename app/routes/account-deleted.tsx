import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import type { Route } from "./+types/account-deleted"

export function loader({ context }: Route.LoaderArgs) {
  if (context.get(pageContext).user) throw redirect("/de/cockpit")
  return null
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Konto gelöscht", isPrivate: true })

export default function AccountDeleted() {
  return (
    <>
      <h1 className="text-h1">Dein Konto ist gelöscht.</h1>
      <p className="mt-4 max-w-text text-lead text-ink2">
        Du bist überall abgemeldet, und eine letzte Mail bestätigt dir, was weg ist und was ohne
        deinen Namen bleibt. Hattest du Guthaben, steht darin auch, wie du es weiter nutzt.
      </p>
      <p className="mt-3 max-w-text text-ink2">
        Wenn du es dir anders überlegst: Mit derselben Adresse fängst du jederzeit neu an. Guten
        Flug.
      </p>
      <div className="mt-8">
        <ButtonLink href="/de" variant="secondary">
          Zur Startseite
        </ButtonLink>
      </div>
    </>
  )
}
