import { CaseForm } from "#app/case-forms/case-form.tsx"
import { loadCaseForm } from "#app/case-forms/load-case-form.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { orNotFound, pageNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import {
  CASE_KINDS,
  type CaseKind,
  type CaseName,
  caseKey,
  isCaseKind,
} from "#features/admin/open-case.ts"
import {
  CASE_LIST,
  type CaseListQuery,
  casePath,
  placeInQueue,
  queueOf,
} from "#features/cases/case-list.ts"
import { findCaseDesk, listCases } from "#features/cases/server/case-queries.ts"
import { CaseDeskCard } from "#features/cases/ui/case-desk-card.tsx"
import { CaseTurn } from "#features/cases/ui/case-turn.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { clock } from "#platform/clock.ts"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import type { Route } from "./+types/admin-case"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  const { kind, subject } = params
  if (!isCaseKind(kind)) throw pageNotFound(url)
  const name = { kind, subject }
  const query = parseListAddress(CASE_LIST, url.searchParams)
  const cases = await listCases(db, admin)
  const found = cases.find(({ key }) => key === caseKey(name))
  return {
    name,
    query,
    case: found,
    place: placeInQueue(queueOf(cases, query, admin.userId), name),
    desk: found ? await findCaseDesk(db, name) : null,
    form: found ? await orNotFound(loadCaseForm(db, admin, found)) : null,
    readerId: admin.userId,
    now: clock.now().toISOString(),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.case?.title ?? "Fall", isPrivate: true })

export default function AdminCase({ loaderData }: Route.ComponentProps) {
  const { name, query, case: found, place, desk, form, readerId, now } = loaderData
  return (
    <>
      <CaseTurn query={query} place={place} />
      {found && desk && form ? (
        <>
          <CockpitHeading title={found.title} sentence={found.known} />
          <CaseDeskCard
            key={found.key}
            name={name}
            desk={desk}
            todo={found.todo}
            dueAt={found.dueAt}
            now={now}
            readerId={readerId}
          />
          <div className="mt-6">
            <CaseForm key={found.key} form={form} />
          </div>
          <p className="mt-6 text-ui">
            <TextLink href={found.href}>Außerhalb der Schlange ansehen</TextLink>
          </p>
        </>
      ) : (
        <Done kind={name.kind} query={query} next={place.next} />
      )}
    </>
  )
}

interface DoneProps {
  kind: CaseKind
  query: CaseListQuery
  next: CaseName | null
}

/** The case has been decided, here or by somebody else; on with what is due next. */
function Done({ kind, query, next }: DoneProps) {
  return (
    <EmptyState
      title="Dieser Fall wartet nicht mehr"
      action={
        next ? (
          <ButtonLink href={casePath(next, query)}>Nächster Fall</ButtonLink>
        ) : (
          <ButtonLink href={listAddress(CASE_LIST, query)} variant="secondary">
            Alle Fälle
          </ButtonLink>
        )
      }
    >
      {CASE_KINDS[kind].label}: entschieden oder von selbst erledigt.
      {next ? "" : " Sonst wartet hier gerade nichts."}
    </EmptyState>
  )
}
