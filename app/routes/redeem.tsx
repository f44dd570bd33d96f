import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { TextFrame, trailFromHome } from "#app/text-frame.tsx"
import { textMeta } from "#app/text-meta.ts"
import { findContentPage } from "#features/content/server/content-pages.ts"
import { CARRIED_CODE_COOKIE, CARRIED_CODE_SECONDS } from "#features/vouchers/carried-code.ts"
import type { RedeemState } from "#features/vouchers/redeem-state.ts"
import { previewCode, redeemByForm } from "#features/vouchers/server/redeem-by-form.ts"
import { RedeemScreen } from "#features/vouchers/ui/redeem-screen.tsx"
import { validUntilOf } from "#features/vouchers/voucher-validity.ts"
import { clock } from "#platform/clock.ts"
import { LazyText, textFrom } from "#ui/loading/lazy-text.tsx"
import type { Route } from "./+types/redeem"

/** A code becomes credit; one in the address (from a PDF or a mail) is looked at at once. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = findContentPage("einloesen")
  if (!page) throw pageNotFound(url)
  const { db, user, address } = context.get(pageContext)
  const code = url.searchParams.get("code")?.slice(0, 40)
  const state = code ? await previewCode(db, code, { user, address }) : null
  if (state) carry(context, state)
  const newValidUntil = validUntilOf(clock.now()).toISOString()
  return { page, state, isSignedIn: user !== null, newValidUntil }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { db, user, address } = context.get(pageContext)
  const state = await redeemByForm(db, await request.formData(), { user, address })
  carry(context, state)
  return state
}

// to the checkout, where it can be redeemed as soon as it is known for whom
function carry(context: Route.LoaderArgs["context"], state: RedeemState) {
  const { user, setCookie } = context.get(pageContext)
  if (!state.found || user) return
  setCookie({
    name: CARRIED_CODE_COOKIE,
    value: state.code,
    maxAge: CARRIED_CODE_SECONDS,
    httpOnly: true,
  })
}

export const meta: Route.MetaFunction = (at) => {
  if (!at.loaderData) return pageMeta({})
  const { page, state } = at.loaderData
  return textMeta({ ...page, isPrivate: state !== null }, trailFromHome(page.title), at)
}

const aboutCodes = textFrom(() =>
  import("#features/content/ui/text-after.tsx").then(({ TextAfter }) => TextAfter),
)

export default function Redeem({ loaderData, actionData }: Route.ComponentProps) {
  const { page, state, isSignedIn, newValidUntil } = loaderData
  return (
    <TextFrame page={page} trail={trailFromHome(page.title)}>
      <div className="grid gap-y-section pt-12 [&>*]:min-w-0">
        <RedeemScreen
          state={actionData ?? state}
          isSignedIn={isSignedIn}
          newValidUntil={newValidUntil}
        />
        <LazyText text={aboutCodes} given={{ page }} />
      </div>
    </TextFrame>
  )
}
