import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { JOURNAL } from "#features/accounting/journal.ts"
import { openPaymentStory } from "#features/accounting/server/payment-story.ts"
import { PaymentStoryView } from "#features/accounting/ui/payment-story.tsx"
import { formatEntityStatus, formatEventKind } from "#features/admin/event-labels.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { listDisputeCases } from "#features/settlements/server/disputes/dispute-cases.ts"
import { DisputeCaseCard } from "#features/settlements/ui/dispute-case.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/admin-payment"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  const story = await openPaymentStory(db, admin, params.ref)
  if (!story) throw pageNotFound(url)
  return {
    ...story,
    disputeCases: await listDisputeCases(db, params.ref),
    status: formatEntityStatus("payment", story.payment.status) ?? story.payment.status,
    steps: story.steps.map(({ id, kind, fromStatus, toStatus, at }) => ({
      id,
      sentence: formatEventKind(kind),
      from: formatEntityStatus("payment", fromStatus),
      to: formatEntityStatus("payment", toStatus),
      at,
    })),
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Zahlung", isPrivate: true })

export default function AdminPayment({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={JOURNAL.path}>Zum Buch</TextLink>
      </p>
      <CockpitHeading
        title={`Zahlung ${loaderData.payment.ref}`}
        sentence="Alles, was mit ihr geschehen ist: beim Anbieter, bei uns und im Buch."
      />
      {loaderData.disputeCases.length > 0 && (
        <div className="mt-7 grid gap-6 lg:mt-9">
          {loaderData.disputeCases.map((view) => (
            <DisputeCaseCard key={view.id} view={view} />
          ))}
        </div>
      )}
      <PaymentStoryView story={loaderData} />
    </>
  )
}
