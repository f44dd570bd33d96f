import { SECURITY_LABELS } from "#features/security-log/security-labels.ts"
import { SECURITY_LIST } from "#features/security-log/security-list.ts"
import type { SecuritySpike } from "#features/security-log/security-spikes.ts"
import { hours } from "#platform/duration.ts"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { type FailedJob, type FailingRowView, JOBS_LIST } from "./jobs-list.ts"
import { dueAfter, named, type OpenCase } from "./open-case.ts"
import { type ListedMail, OUTBOX_LIST } from "./outbox-list.ts"
import { RULE_ENTITY } from "./swept-row-words.ts"

/* What the product could not do by itself: its cause is looked for, and then it is let go again. */

/** Within how many days. */
const DUE_DAYS = { mail: 1, job: 1, failingRow: 1 } as const

/** A row that fails for so long does not get through by itself any more. */
const PATIENCE_WITH_ROWS = hours(1)

/** A mail that was given up; its recipient is masked. */
export function caseOfMail({
  number,
  subject,
  recipient,
  problem,
  createdAt,
}: ListedMail): OpenCase {
  return {
    ...named("mail", number),
    title: "Mail, die sich nicht verschicken ließ",
    known: `„${subject}“ an ${recipient}${problem ? `: ${problem}` : ""}`,
    todo: "Sieh nach, woran es liegt, und lass sie noch einmal los.",
    href: OUTBOX_LIST.path,
    dueAt: dueAfter(createdAt, DUE_DAYS.mail),
  }
}

export function caseOfJob({ id, label, problem, failedAt }: FailedJob): OpenCase {
  return {
    ...named("job", id),
    title: `Auftrag, der gescheitert ist: ${label}`,
    known: problem,
    todo: "Behebe die Ursache, und starte ihn neu.",
    href: JOBS_LIST.path,
    dueAt: dueAfter(failedAt, DUE_DAYS.job),
  }
}

/** What a case calls a row at which a timer fails. */
export function failingRowSubject({
  queue,
  entity,
  rowId,
}: Pick<FailingRowView, "queue" | "entity" | "rowId">): string {
  return `${queue}.${entity}.${rowId}`
}

/** Undefined as long as it may well get through by itself. */
export function caseOfFailingRow(row: FailingRowView, now: Date): OpenCase | undefined {
  const { entity, label, work, problem, firstFailedAt } = row
  if (now.getTime() - new Date(firstFailedAt).getTime() < PATIENCE_WITH_ROWS) return undefined
  return {
    ...named("failing-row", failingRowSubject(row)),
    ...(entity === RULE_ENTITY
      ? { title: label, known: `${work}: verletzt oder nicht zu Ende geprüft` }
      : { title: `${label} hängt`, known: `${work}: ${problem}` }),
    todo: "Behebe die Ursache. Versucht wird es von selbst weiter, seltener mit der Zeit.",
    href: JOBS_LIST.path,
    dueAt: dueAfter(firstFailedAt, DUE_DAYS.failingRow),
  }
}

/** Due within the hour: later what came so often has passed or become more. */
export function caseOfSpike({ kind, count, max }: SecuritySpike, now: Date): OpenCase {
  return {
    ...named("security", kind),
    title: `Auffällig oft: ${SECURITY_LABELS[kind]}`,
    known: `${count.toLocaleString("de-DE")} in der letzten Stunde, üblich sind höchstens ${max.toLocaleString("de-DE")}`,
    todo: "Sieh im Protokoll der Sicherheit nach, von wo es kommt, und sperr, was zu sperren ist.",
    href: listAddress(SECURITY_LIST, parseListAddress(SECURITY_LIST, new URLSearchParams()), {
      kind,
    }),
    dueAt: new Date(now.getTime() + hours(1)).toISOString(),
  }
}
