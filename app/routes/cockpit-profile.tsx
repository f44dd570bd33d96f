import { useRevalidator } from "react-router"
import type { CockpitHandle } from "#app/layouts/cockpit.tsx"
import { ownUser } from "#app/own-user.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { useOwnUser } from "#features/users/core/ui/use-own-user.ts"
import { useUserStore } from "#features/users/core/ui/user-store.ts"
import { ProfileEditor } from "#features/users/settings/ui/profile-editor.tsx"
import { UnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { loadPersonFacts } from "../flight-page/person-facts.ts"
import type { Route } from "./+types/cockpit-profile"

export const handle: CockpitHandle = { parent: "/de/cockpit/einstellungen" }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const { userId, isPilot } = signedInUser({ context, url })
  const [own, { pilotRating: _, ...facts }] = await Promise.all([
    ownUser({ context, url }),
    loadPersonFacts(db, { id: userId, isPilot }),
  ])
  return { own, facts }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Profil", isPrivate: true })

export default function CockpitProfile({ loaderData }: Route.ComponentProps) {
  const own = useOwnUser(loaderData.own)
  const { revalidate } = useRevalidator()
  return (
    <UnsavedChanges>
      <CockpitHeading
        title="Profil"
        sentence="Damit man weiß, mit wem man abhebt: ein Gesicht, ein Name, ein paar Sätze."
      />
      <div className="mt-7 lg:mt-9">
        <ProfileEditor
          own={own}
          facts={loaderData.facts}
          onSaved={(user) => {
            useUserStore.getState().setUser(user)
            // name and photo stand in the frame around the page, too
            void revalidate()
          }}
        />
      </div>
    </UnsavedChanges>
  )
}
