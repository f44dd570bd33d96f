import type { ReactNode } from "react"
import { sentenceOfMissingRight } from "#features/office-roles/office-role-labels.ts"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { profilePath } from "#features/users/core/profile-path.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { ADMINS_STAY } from "../restriction.ts"
import type { UserSheet as Sheet } from "../user-sheet.ts"
import { AccountBadges } from "./account-badges.tsx"
import { AccountTimeline } from "./account-timeline.tsx"
import { RestrictionText } from "./restriction-text.tsx"

const loadBlock = () => import("./block-form.tsx").then((module) => module.BlockForm)
const loadUnblock = () => import("./unblock-form.tsx").then((module) => module.UnblockForm)

interface UserSheetProps {
  user: Sheet
  /** What other rooms know of the person: flights, bookings, papers. */
  figures: ReadonlyArray<{ term: string; description: ReactNode }>
  guestBookings: number
  /** What other rooms tell and do about them, beside and below that. */
  beside: ReactNode
  children: ReactNode
}

/** Who somebody is, what they do here, and whether they may go on. */
export function UserSheet({ user, figures, guestBookings, beside, children }: UserSheetProps) {
  const former = user.restrictions.filter(({ id }) => id !== user.block?.id)
  return (
    <div className="mt-7 grid items-start gap-6 lg:mt-9 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid min-w-0 gap-6">
        <Card as="section" labelledBy="konto">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="konto" className="text-h3">
              Konto {user.id}
            </h2>
            <AccountBadges user={user} />
          </div>
          <DescriptionList
            entries={[
              {
                term: "E-Mail",
                description: <span className="[overflow-wrap:anywhere]">{user.email}</span>,
              },
              {
                term: "Dabei seit",
                description: formatInstant(new Date(user.joinedAt), HOME_ZONE),
              },
              { term: "Lizenz im Profil", description: user.pilot?.licence ?? "–" },
              { term: "Heimatplatz", description: user.pilot?.home ?? "–" },
              ...figures,
            ]}
          />
          {!user.isBlocked && (
            <p className="mt-5 text-ui">
              <TextLink href={profilePath(user.id)}>Öffentliches Profil</TextLink>
            </p>
          )}
        </Card>
        <AccountTimeline events={user.events} />
        {children}
      </div>
      <div className="grid min-w-0 gap-6">
        <Card as="section" labelledBy="sperre">
          <h2 id="sperre" className="mb-4 text-h3">
            Sperre
          </h2>
          {user.block ? (
            <div className="grid gap-6">
              <RestrictionText restriction={user.block} />
              <WithRight right="people.block">
                <LazyPart load={loadUnblock}>
                  {(UnblockForm) => <UnblockForm userId={user.id} />}
                </LazyPart>
              </WithRight>
            </div>
          ) : user.mayBlock ? (
            <LazyPart load={loadBlock}>
              {(BlockForm) => <BlockForm userId={user.id} guestBookings={guestBookings} />}
            </LazyPart>
          ) : (
            <p className="text-ui text-ink2">
              {user.isAdmin ? ADMINS_STAY : sentenceOfMissingRight("people.block")}
            </p>
          )}
        </Card>
        {former.length > 0 && (
          <Card as="section" labelledBy="massnahmen">
            <h2 id="massnahmen" className="mb-4 text-h3">
              Maßnahmen
            </h2>
            <ul className="grid gap-6">
              {former.map((restriction) => (
                <li key={restriction.id}>
                  <RestrictionText restriction={restriction} />
                </li>
              ))}
            </ul>
          </Card>
        )}
        {beside}
      </div>
    </div>
  )
}
