import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { formatEntityStatus, formatEventKind } from "#features/admin/event-labels.ts"
import { listMailsOfEvents } from "#features/admin/server/mails-of-events.ts"
import { SentMails } from "#features/admin/ui/sent-mails.tsx"
import { titlesOfCheckouts } from "#features/bookings/checkout/server/titles-of-checkouts.ts"
import { bookingPathsOfCheckouts } from "#features/bookings/core/server/booking-paths-of-checkouts.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { PAYMENT_MEANS_LABELS } from "#features/payments/payment.ts"
import { paymentStoryPath } from "#features/payments/payment-paths.ts"
import { findOfficePayment } from "#features/payments/server/office-payment.ts"
import { openVoucher } from "#features/vouchers/server/open-voucher.ts"
import { VoucherSheet } from "#features/vouchers/ui/voucher-sheet.tsx"
import { VOUCHER_LIST } from "#features/vouchers/voucher-list.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/admin-voucher"

/** The recipients of a voucher's mails, as the mail keys name them. */
const SIDES = ["buyer", "recipient", "holder"]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  const voucher = await orNotFound(openVoucher(db, admin, idInPath(params.voucherId, url)))
  const { checkoutId, uses, events } = voucher
  const checkoutIds = uses.map((use) => use.checkoutId)
  const [payment, titles, bookingPaths] = await Promise.all([
    checkoutId === null ? undefined : findOfficePayment(db, checkoutId),
    titlesOfCheckouts(db, checkoutIds),
    bookingPathsOfCheckouts(db, checkoutIds),
  ])
  const paid = (payment?.events ?? []).map(({ id, kind, at }) => {
    return { id, text: formatEventKind(kind), ground: null, at: at.toISOString() }
  })
  const story = [...events, ...paid].toSorted((one, other) => other.id - one.id)
  const mails = await listMailsOfEvents(
    db,
    story.map(({ id }) => id),
    SIDES,
  )
  return {
    voucher,
    titles,
    bookingPaths,
    story,
    mails,
    payment: payment && {
      ref: payment.ref,
      how: `${PAYMENT_MEANS_LABELS[payment.means]}, ${formatEntityStatus("payment", payment.status)}`,
    },
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Gutschein", isPrivate: true })

export default function AdminVoucher({ loaderData }: Route.ComponentProps) {
  const { voucher, titles, bookingPaths, story, mails, payment } = loaderData
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={VOUCHER_LIST.path}>Alle Gutscheine</TextLink>
      </p>
      <CockpitHeading title={`Gutschein ${voucher.id}`} />
      <VoucherSheet
        key={voucher.id}
        voucher={voucher}
        story={story}
        titles={titles}
        bookingPaths={bookingPaths}
        payment={
          payment
            ? [
                {
                  term: "Zahlung",
                  description: (
                    <TextLink href={paymentStoryPath(payment.ref)}>
                      <span className="font-mono">{payment.ref}</span>
                    </TextLink>
                  ),
                },
                { term: "Bezahlt", description: payment.how },
              ]
            : []
        }
      >
        <SentMails mails={mails} />
      </VoucherSheet>
    </>
  )
}
