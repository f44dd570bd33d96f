import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { TextFrame, trailFromHome } from "#app/text-frame.tsx"
import { textMeta } from "#app/text-meta.ts"
import { findContentPage } from "#features/content/server/content-pages.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import { listOwnContracts } from "#features/withdrawals/server/list-own-contracts.ts"
import { withdrawByForm } from "#features/withdrawals/server/withdraw-by-form.ts"
import { WithdrawalSteps } from "#features/withdrawals/ui/withdrawal-steps.tsx"
import { env } from "#platform/server/env.ts"
import { LazyText, textFrom } from "#ui/loading/lazy-text.tsx"
import type { Route } from "./+types/withdrawal"

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = findContentPage("widerruf")
  if (!page) throw pageNotFound(url)
  const { db, user } = context.get(pageContext)
  const operatorEmail = env().OPERATOR_EMAIL
  const nothing = { name: "", email: "", booking: "", contract: "" }
  if (!user) return { page, operatorEmail, known: nothing, contracts: [] }
  const [own, contracts] = await Promise.all([
    getOwnUser(db, user.userId),
    listOwnContracts(db, user.userId),
  ])
  const name = `${own.firstName} ${own.lastName}`.trim()
  return { page, operatorEmail, known: { ...nothing, name, email: own.email }, contracts }
}

/** Both steps; nothing of it needs script. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, user, address } = context.get(pageContext)
  return withdrawByForm(db, await request.formData(), { user, address })
}

export const meta: Route.MetaFunction = (at) => {
  if (!at.loaderData) return pageMeta({})
  const { page } = at.loaderData
  return textMeta(page, trailFromHome(page.title), at)
}

const aside = textFrom(() =>
  import("#features/withdrawals/ui/withdrawal-aside.tsx").then(
    ({ WithdrawalAside }) => WithdrawalAside,
  ),
)
const explained = textFrom(() =>
  import("#features/content/ui/reading-page.tsx").then(({ ReadingPage }) => ReadingPage),
)

export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, known, contracts, operatorEmail } = loaderData
  return (
    <TextFrame page={page} trail={trailFromHome(page.title)}>
      <div className="relative -mt-20 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <WithdrawalSteps
          state={actionData}
          known={known}
          contracts={contracts}
          operatorEmail={operatorEmail}
        />
        <LazyText text={aside} given={{ operatorEmail }} />
      </div>
      <div className="pt-section">
        <LazyText text={explained} given={{ page }} />
      </div>
    </TextFrame>
  )
}
