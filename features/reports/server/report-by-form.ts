import type { UserActor } from "#platform/actor.ts"
import { DomainError, type FieldErrors } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { IDEMPOTENCY_KEY } from "#platform/server/idempotency.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { LONGEST_EXPLANATION, type ReportEntries, type ReportStep } from "../report.ts"
import { reportSchema } from "../report-schemas.ts"
import type { ReportedThing } from "./report-subject.ts"
import { submitReport } from "./submit-report.tsx"

interface Client {
  user: UserActor | null
  /** The own name and address of somebody signed in; nobody reports in another's name. */
  known: { name: string; email: string } | undefined
  address: string
}

/** The page's form as a plain post, the only way in; it needs no script. */
export async function reportByForm(
  db: Db,
  thing: ReportedThing,
  form: FormData,
  { user, known, address }: Client,
): Promise<ReportStep> {
  const entries = { ...entriesOf(form), ...known }
  const intent = form.get("intent")
  const parsed = reportSchema.safeParse(entries)
  if (!parsed.success) {
    const fields: FieldErrors = {}
    for (const { path, message } of parsed.error.issues) fields[path.join(".")] ??= message
    return { step: "form", entries, fields }
  }
  if (typeof intent !== "string" || !IDEMPOTENCY_KEY.test(intent)) {
    return {
      step: "form",
      entries,
      fields: {},
      refusal: "Bitte schick das Formular noch einmal ab.",
    }
  }
  try {
    const report = await submitReport(db, {
      actor: user,
      thing,
      report: parsed.data,
      intent,
      address,
    })
    const receivedAt = formatInstant(report.createdAt, HOME_ZONE)
    return { step: "received", ref: report.ref, receivedAt, email: report.email }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { step: "form", entries, fields: {}, refusal: error.message }
  }
}

const LONGEST_POSTED = LONGEST_EXPLANATION + 1000

function entriesOf(form: FormData): ReportEntries {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === "string" ? value.slice(0, LONGEST_POSTED) : ""
  }
  return {
    reason: text("reason"),
    explanation: text("explanation"),
    name: text("name"),
    email: text("email"),
    isBonaFide: form.has("isBonaFide"),
  }
}
