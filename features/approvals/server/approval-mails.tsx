import { inArray } from "drizzle-orm"
import type { ReactNode } from "react"
import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { listPeopleWith } from "#features/office-roles/server/office-role-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { sendMail } from "#platform/server/mail.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { approvalPath } from "../approval-paths.ts"
import type { ApprovalRow } from "./approvals-table.ts"

/** Tells everybody who may decide that something waits; where nobody else may, whoever waits and all owners. */
export async function mailOfRequest(tx: Db, row: ApprovalRow): Promise<void> {
  const { executesAt } = row
  const readers = executesAt ? await everybodyTold(tx, row) : await deciders(tx, row)
  const says = executesAt
    ? `Außer der Person, die es beantragt hat, darf niemand darüber entscheiden. Deshalb geschieht es am ${at(executesAt)}, wenn es bis dahin niemand zurückzieht.`
    : `Jemand aus der Verwaltung hat es beantragt. Es geschieht nur, wenn du oder jemand anders zustimmt, bis ${at(row.expiresAt)}.`
  const subject = executesAt ? "Geschieht in 24 Stunden" : "Wartet auf deine Freigabe"
  await mailTo(tx, row, readers, { step: "requested", subject, says })
}

/** Tells whoever asked what became of it; of what happened without a second person all owners, too. */
export async function mailOfDecision(tx: Db, row: ApprovalRow): Promise<void> {
  const { status, requestedById, decidedById } = row
  const hasHappenedAlone = status === "executed" && decidedById === null
  const readers = hasHappenedAlone ? await everybodyTold(tx, row) : [requestedById]
  const outcome = OUTCOMES[status === "open" ? "withdrawn" : status]
  await mailTo(
    tx,
    row,
    readers.filter((id) => id !== decidedById),
    { step: status, ...outcome },
  )
}

const OUTCOMES = {
  executed: { subject: "Freigegeben und ausgeführt", says: "Es ist geschehen." },
  declined: {
    subject: "Freigabe abgelehnt",
    says: "Es wurde abgelehnt, und nichts ist geschehen.",
  },
  withdrawn: { subject: "Antrag zurückgezogen", says: "Es geschieht nicht." },
  expired: {
    subject: "Freigabe abgelaufen",
    says: "Niemand hat rechtzeitig entschieden. Wenn es noch nötig ist, beantrage es neu.",
  },
  failed: {
    subject: "Ging nicht mehr",
    says: "Als es so weit war, ging es nicht mehr. Nichts ist geschehen.",
  },
} as const

async function deciders(tx: Db, row: ApprovalRow): Promise<number[]> {
  const entitled = await listPeopleWith(tx, row.neededRight)
  return entitled
    .map(({ id }) => id)
    .filter((id) => id !== row.requestedById && id !== row.subjectId)
}

async function everybodyTold(tx: Db, row: ApprovalRow): Promise<number[]> {
  const owners = await listPeopleWith(tx, "roles.change")
  const all = new Set([row.requestedById, ...owners.map(({ id }) => id)])
  if (row.subjectId !== null && row.subjectId !== row.requestedById) all.delete(row.subjectId)
  return [...all]
}

interface Told {
  step: string
  subject: string
  says: string
}

async function mailTo(tx: Db, row: ApprovalRow, readers: readonly number[], told: Told) {
  if (readers.length === 0) return
  const people = await tx
    .select({ id: usersTable.id, email: usersTable.email })
    .from(usersTable)
    .where(inArray(usersTable.id, [...readers]))
  const { title } = row.preview
  for (const { id, email } of people) {
    await sendMail(tx, {
      key: `approval/${row.id}/${told.step}/${id}`,
      kind: "approval",
      to: email,
      subject: `${told.subject}: ${title}`,
      body: <ApprovalMail row={row} told={told} />,
    })
  }
}

function ApprovalMail({ row, told }: { row: ApprovalRow; told: Told }) {
  const { preview, reason, note, subjectId, id } = row
  return (
    <MailLayout
      preview={told.says}
      title={preview.title}
      picture="account"
      reason={`Du bekommst diese Mail, weil du in der Verwaltung von ${PRODUCT_NAME} arbeitest. Sie kommt immer, damit nichts davon unbemerkt bleibt.`}
    >
      <MailText>{told.says}</MailText>
      <MailPanel>
        {subjectId !== null && <Line term="Konto">Nr. {subjectId}</Line>}
        {preview.lines.map(({ term, description }) => (
          <Line key={term} term={term}>
            {description}
          </Line>
        ))}
        <Line term="Warum">„{reason}“</Line>
        {note && <Line term="Dazu">„{note}“</Line>}
      </MailPanel>
      <MailButton href={`${env().PUBLIC_URL}${approvalPath(id)}`}>Freigaben ansehen</MailButton>
    </MailLayout>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <MailText>
      {term}: {children}
    </MailText>
  )
}

function at(instant: Date): string {
  return formatInstant(instant, HOME_ZONE)
}
