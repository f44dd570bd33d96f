import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { CockpitHeading } from "#features/bookings/ui/cockpit-heading.tsx"
import { getMemberSince } from "#features/users/server/account-queries.ts"
import { findPilotProfile } from "#features/users/server/pilot-profile.ts"
import { getOwnUser } from "#features/users/server/users-queries.ts"
import { AccountFacts } from "#features/users/ui/account-facts.tsx"
import { listBadgesOf } from "#features/verification/server/badges.ts"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { env } from "#platform/server/env.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { Route } from "./+types/cockpit-settings"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const { userId, isPilot } = signedInUser({ context, url })
  const [own, since, pilot, badges] = await Promise.all([
    getOwnUser(db, userId),
    getMemberSince(db, userId),
    isPilot ? findPilotProfile(db, userId) : undefined,
    isPilot ? listBadgesOf(db, userId, isoDay(clock.now(), HOME_ZONE)) : [],
  ])
  return {
    own,
    since: since.toISOString(),
    pilot: pilot ? { ...pilot, badges } : null,
    supportEmail: env().OPERATOR_EMAIL,
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Einstellungen", isPrivate: true })

export default function CockpitSettings({ loaderData }: Route.ComponentProps) {
  const { own, since, pilot, supportEmail } = loaderData
  return (
    <>
      <CockpitHeading
        title="Einstellungen"
        sentence="Was wir über dich wissen, und wie du hinein- und hinauskommst."
      />
      <div className="mt-7 lg:mt-9">
        <AccountFacts own={own} since={new Date(since)} pilot={pilot} supportEmail={supportEmail} />
      </div>
    </>
  )
}
