import { useState } from "react"
import { OFFICE_ROLE_LABELS } from "#features/office-roles/office-role-labels.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import type { TeamMember } from "../office-team.ts"

const loadForm = () => import("./roles-form.tsx").then((module) => module.RolesForm)

/** Everybody of the back office with what they are there, and a way to take somebody in. */
export function TeamList({ team }: { team: readonly TeamMember[] }) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Card inset="none">
        <ul className="divide-y divide-line">
          {team.map((member) => (
            <li key={member.id} className="px-card py-5">
              {/* with other roles the form begins anew */}
              <Member key={member.roles.map(({ role }) => role).join()} member={member} />
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" labelledBy="aufnehmen">
        <h2 id="aufnehmen" className="mb-4 text-h3">
          Jemanden aufnehmen
        </h2>
        <LazyPart load={loadForm}>{(RolesForm) => <RolesForm />}</LazyPart>
      </Card>
    </div>
  )
}

function Member({ member }: { member: TeamMember }) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, name, email, isYou, roles } = member
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div className="min-w-0">
          <h2 className="font-semibold">
            <TextLink href={userSheetPath(id)}>{name}</TextLink>
            {isYou && <span className="font-normal text-ink3"> (du)</span>}
          </h2>
          <p className="text-ui text-ink2 wrap-anywhere">{email}</p>
        </div>
        {!isOpen && (
          <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
            Rollen ändern …<span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      <ul className="mt-3 grid gap-1.5">
        {roles.map(({ role, grantedAt, grantedBy }) => (
          <li key={role} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={role === "owner" ? "info" : "neutral"}>
              {OFFICE_ROLE_LABELS[role].name}
            </Badge>
            <span className="text-small text-ink3">
              seit {formatDay(new Date(grantedAt), HOME_ZONE)}
              {grantedBy && `, beantragt von ${grantedBy}`}
            </span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <div className="mt-5 border-t border-line pt-5">
          <LazyPart load={loadForm}>
            {(RolesForm) => (
              <RolesForm
                member={{ name, email, roles: roles.map(({ role }) => role) }}
                onCancel={() => setIsOpen(false)}
              />
            )}
          </LazyPart>
        </div>
      )}
    </>
  )
}
