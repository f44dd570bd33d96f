import { inArray } from "drizzle-orm"
import { NotYou } from "#features/auth/core/server/not-you.tsx"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { listPeopleWith } from "#features/office-roles/server/office-role-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { OfficeRole } from "#platform/actor.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import type { Db } from "#platform/server/db.ts"
import { sendMail } from "#platform/server/mail.ts"
import { formatRoles } from "../office-team.ts"

interface Changed {
  userId: number
  roles: readonly OfficeRole[]
  approvalId: number
}

/** Tells whose roles have changed, and all owners, so that it never happens unnoticed. */
export async function mailOfRoles(tx: Db, changed: Changed): Promise<void> {
  const { userId, approvalId } = changed
  const owners = await listPeopleWith(tx, "roles.change")
  const readers = new Set([userId, ...owners.map(({ id }) => id)])
  const people = await tx
    .select({ id: usersTable.id, email: usersTable.email })
    .from(usersTable)
    .where(inArray(usersTable.id, [...readers]))
  for (const { id, email } of people) {
    const isOwn = id === userId
    await sendMail(tx, {
      key: `roles-changed/${approvalId}/${id}`,
      kind: "roles-changed",
      to: email,
      subject: isOwn ? "Deine Rollen in der Verwaltung" : "Rollen in der Verwaltung geändert",
      body: <RolesChangedMail changed={changed} isOwn={isOwn} />,
    })
  }
}

function RolesChangedMail({ changed, isOwn }: { changed: Changed; isOwn: boolean }) {
  const { userId, roles } = changed
  const says = isOwn ? ownSentence(roles) : `Konto ${userId} hat jetzt: ${formatRoles(roles)}.`
  return (
    <MailLayout
      preview={says}
      title={isOwn ? "Deine Rollen haben sich geändert" : "Rollen haben sich geändert"}
      picture="account"
      reason={`Du bekommst diese Mail, weil du in der Verwaltung von ${PRODUCT_NAME} arbeitest oder gearbeitet hast. Sie kommt immer, damit niemand das heimlich tut.`}
    >
      <MailText>{says}</MailText>
      {isOwn && roles.length > 0 && (
        <MailText>
          Beim ersten Öffnen der Verwaltung richtest du einen zweiten Faktor ein, wenn du noch
          keinen hast.
        </MailText>
      )}
      <NotYou />
    </MailLayout>
  )
}

function ownSentence(roles: readonly OfficeRole[]): string {
  if (roles.length === 0) return "Die Verwaltung steht dir nicht mehr offen."
  return `Du hast in der Verwaltung jetzt: ${formatRoles(roles)}.`
}
