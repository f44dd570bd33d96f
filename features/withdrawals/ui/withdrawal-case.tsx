import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { WithdrawableVouchers } from "#features/vouchers/ui/withdrawable-vouchers.tsx"
import type { WithdrawableVoucher } from "#features/vouchers/withdrawable-voucher.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { WholeParts } from "#ui/elements/whole-parts.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { statementOf } from "../withdrawal.ts"
import type { WithdrawalCase } from "../withdrawal-list.ts"
import { WithdrawalReplies } from "./withdrawal-replies.tsx"

const loadForm = () => import("./handling-form.tsx").then((module) => module.HandlingForm)

/** The declaration word by word, what it is about, and what was done about it. */
export function WithdrawalCasePanel({
  withdrawal,
  vouchers,
  draft,
}: {
  withdrawal: WithdrawalCase
  /** What was bought with the same address, or is named by its code. */
  vouchers: readonly WithdrawableVoucher[]
  /** What an answer could begin with. */
  draft: string
}) {
  const { isAnonymized, bookingId, handledAt, handlingNote, mayHandle } = withdrawal
  return (
    <div className="mt-7 grid items-start gap-6 lg:mt-9 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid min-w-0 gap-6">
        <Card as="section" labelledBy="erklaerung">
          <h2 id="erklaerung" className="text-h3">
            Erklärung
          </h2>
          <p className="mt-4 max-w-text whitespace-pre-line">
            {isAnonymized
              ? "Name, Adresse und Worte sind gelöscht. Es bleibt, dass und wann erklärt wurde."
              : statementOf(withdrawal)}
          </p>
          <div className="mt-6 border-t border-line pt-5">
            <DescriptionList
              entries={[
                {
                  term: "Vorgang",
                  description: <span className="font-mono">{withdrawal.ref}</span>,
                },
                {
                  term: "Eingegangen",
                  description: (
                    <WholeParts>
                      {formatInstant(new Date(withdrawal.receivedAt), HOME_ZONE)}
                    </WholeParts>
                  ),
                },
                {
                  term: "Bestätigung an",
                  isLong: true,
                  description: isAnonymized ? (
                    "–"
                  ) : (
                    <TextLink href={`mailto:${withdrawal.email}`} isInline reloadDocument>
                      {withdrawal.email}
                    </TextLink>
                  ),
                },
                {
                  term: "Buchung",
                  description:
                    bookingId === null ? (
                      "keine genannt"
                    ) : (
                      <TextLink href={adminBookingPath(bookingId)}>Nr. {bookingId}</TextLink>
                    ),
                },
              ]}
            />
          </div>
        </Card>
        <WithdrawalReplies withdrawal={withdrawal} draft={draft} />
      </div>
      <Card as="section" labelledBy="bearbeitung">
        <h2 id="bearbeitung" className="text-h3">
          Bearbeitung
        </h2>
        {vouchers.length > 0 && (
          <div className="mt-4">
            <h3 className="mb-3 text-ui font-semibold">Gutscheine, um die es gehen kann</h3>
            <WithRight right="vouchers.revoke" isExplained>
              <WithdrawableVouchers vouchers={vouchers} />
            </WithRight>
          </div>
        )}
        {handledAt ? (
          <div className="mt-4">
            <Notice tone="ok" title="Bearbeitet." isStacked>
              <span className="whitespace-pre-line">{handlingNote}</span>
            </Notice>
            <p className="mt-3 text-small text-ink3">
              <WholeParts>{formatInstant(new Date(handledAt), HOME_ZONE)}</WholeParts>
            </p>
          </div>
        ) : (
          <div className="mt-4 grid gap-5">
            {!isAnonymized && (
              <Notice>
                {bookingId === null
                  ? "Für Gutscheine besteht 14 Tage ab Kauf ein Widerrufsrecht für alles, was noch nicht verwendet ist. Fällt der letzte Tag auf ein Wochenende oder einen Feiertag, zählt der nächste Werktag (§ 193 BGB)."
                  : "Für Flüge mit festem Termin besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB). Die Buchung gilt weiter; stornieren kann die Person selbst."}
              </Notice>
            )}
            {mayHandle && (
              <LazyPart load={loadForm}>
                {(HandlingForm) => <HandlingForm withdrawalId={withdrawal.id} />}
              </LazyPart>
            )}
            {!mayHandle && !isAnonymized && (
              <p className="text-ui text-ink2">Deinen eigenen Widerruf bearbeitet jemand anders.</p>
            )}
          </div>
        )}
      </Card>
    </div>
  )
}
