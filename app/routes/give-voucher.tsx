import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { trailFromHome } from "#app/text-frame.tsx"
import { textMeta } from "#app/text-meta.ts"
import { checkoutPath } from "#features/bookings/checkout/checkout-paths.ts"
import {
  browserSecret,
  CHECKOUT_COOKIE,
  checkoutCookie,
} from "#features/bookings/core/server/checkout-secret.ts"
import { openVoucherByForm } from "#features/bookings/voucher-checkout/server/open-voucher-by-form.ts"
import { findContentPage } from "#features/content/server/content-pages.ts"
import { LATEST_DELIVERY_DAYS } from "#features/vouchers/server/draft-voucher.ts"
import { findFormerEntries } from "#features/vouchers/server/order-again.ts"
import { VoucherForm } from "#features/vouchers/ui/voucher-form.tsx"
import { validUntilOf } from "#features/vouchers/voucher-validity.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { LazyText, textFrom } from "#ui/loading/lazy-text.tsx"
import type { Route } from "./+types/give-voucher"

/** A voucher is made and put into the checkout; below it what holds for vouchers. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = findContentPage("fluggutschein-verschenken")
  if (!page) throw pageNotFound(url)
  const today = isoDay(clock.now(), HOME_ZONE)
  return {
    page,
    former: await findFormerEntries(context.get(pageContext).db, url.searchParams.get("wie")),
    validUntil: validUntilOf(clock.now()).toISOString(),
    days: { first: addDays(today, 1), last: addDays(today, LATEST_DELIVERY_DAYS) },
  }
}

/** The form as a plain post: making a voucher needs no script. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, user, address, cookie, setCookie } = context.get(pageContext)
  const secret = browserSecret(cookie(CHECKOUT_COOKIE))
  const form = await request.formData()
  const opened = await openVoucherByForm(db, form, { user, address, secret })
  if ("fields" in opened) return opened
  setCookie(checkoutCookie(secret))
  return redirect(checkoutPath(opened.ref))
}

export const meta: Route.MetaFunction = (at) => {
  if (!at.loaderData) return pageMeta({})
  const { page } = at.loaderData
  return textMeta(page, trailFromHome(page.title), at)
}

const aboutVouchers = textFrom(() =>
  import("#features/content/ui/text-after.tsx").then(({ TextAfter }) => TextAfter),
)

export default function GiveVoucher({ loaderData, actionData }: Route.ComponentProps) {
  const { page, former, validUntil, days } = loaderData
  return (
    <>
      <VoucherForm former={former} validUntil={validUntil} days={days} refused={actionData} />
      <div className="mx-auto max-w-page px-gutter py-section">
        <LazyText text={aboutVouchers} given={{ page }} />
      </div>
    </>
  )
}
