import { MONEY_PATH } from "#features/bookings/core/money-path.ts"
import { PayoutsWait } from "#features/users/settings/ui/payouts-wait.tsx"
import { listAddress, viewsOf } from "#platform/list-address.ts"
import { formatEuro } from "#platform/money.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Pagination } from "#ui/navigation/pagination.tsx"
import { TabLinks } from "#ui/navigation/tab-links.tsx"
import {
  MONEY_LIST,
  type MoneyQuery,
  type MoneyStory,
  type PilotStory,
  type VoucherStory,
} from "../money-story.ts"
import type { OrderBalance } from "../order-balance.ts"
import { BalanceRows } from "./balance-rows.tsx"
import { NoMoney } from "./no-money.tsx"
import { PilotStoryCard } from "./pilot-story-card.tsx"
import { StoryCard } from "./story-card.tsx"

interface Paged {
  total: number
  page: number
  pageCount: number
}

type View =
  | ({ part: "buchungen"; sums: OrderBalance; stories: MoneyStory[] } & Paged)
  | ({ part: "gutscheine"; stories: VoucherStory[] } & Paged)
  | ({
      part: "fluege"
      sums: { prepaidCents: number; owedCents: number }
      /** Until when payouts wait, because the bank account is new. */
      waitsUntil: string | null
      stories: PilotStory[]
    } & Paged)

interface MoneyPageProps {
  query: MoneyQuery
  /** One booking alone. */
  bookingId: number | null
  isPilot: boolean
  isTrial: boolean
  view: View
}

/** „Deine Zahlungen“: the sum over all, then story by story. */
export function MoneyPage({ query, bookingId, isPilot, isTrial, view }: MoneyPageProps) {
  const tabs = viewsOf(MONEY_LIST, query, "part").filter(
    ({ label }) => isPilot || label !== MONEY_LIST.choices.part.fluege,
  )
  const isOneBooking = bookingId !== null && view.part === "buchungen"
  return (
    <div className="mt-6 grid gap-6">
      <TabLinks label="Wessen Geld" tabs={tabs} />
      {isTrial && (
        <Notice title="Hier fließt kein echtes Geld.">
          Diese Seite läuft im Probebetrieb: Die Beträge sind gebucht wie echte, bezahlt hat
          niemand.
        </Notice>
      )}
      {view.part === "fluege" && view.waitsUntil && <PayoutsWait until={view.waitsUntil} />}
      {isOneBooking && view.total > 0 && (
        <p className="text-ui">
          Du siehst eine Buchung.{" "}
          <TextLink href={MONEY_PATH} isInline>
            Alle Zahlungen ansehen
          </TextLink>
        </p>
      )}
      {view.total === 0 ? (
        <NoMoney part={view.part} isOneBooking={isOneBooking} />
      ) : (
        <>
          {bookingId === null && <Sums view={view} />}
          <Stories view={view} isAlone={bookingId !== null} />
          <Pagination
            page={view.page}
            pageCount={view.pageCount}
            hrefOf={(page) => listAddress(MONEY_LIST, query, { page })}
          />
        </>
      )}
    </div>
  )
}

function Sums({ view }: { view: View }) {
  if (view.part === "gutscheine") return null
  return (
    <Card as="section" labelledBy="summe">
      <h2 id="summe" className="text-h3">
        Zusammen
      </h2>
      {view.part === "buchungen" ? (
        <BalanceRows balance={view.sums} className="mt-3" />
      ) : (
        <SumTable className="mt-3">
          <SumRow
            label="Von Gästen im Voraus bezahlt, bis zur Abrechnung"
            amount={formatEuro(view.sums.prepaidCents)}
          />
          <SumRow
            label={
              view.sums.owedCents < 0
                ? "Rückbuchungen, die von deinen nächsten Auszahlungen abgehen"
                : "Abgerechnet und dir geschuldet"
            }
            amount={formatEuro(view.sums.owedCents)}
            isTotal
          />
        </SumTable>
      )}
    </Card>
  )
}

function Stories({ view, isAlone }: { view: View; isAlone: boolean }) {
  if (view.part === "fluege") {
    return view.stories.map((story) => <PilotStoryCard key={story.flightId} story={story} />)
  }
  if (view.part === "gutscheine") {
    return view.stories.map((story) => (
      <StoryCard key={story.key} story={story} isOpen={false}>
        <SumTable>
          <SumRow label="Wert" amount={formatEuro(story.valueCents)} />
          {story.balanceCents !== null && (
            <SumRow label="Davon noch da" amount={formatEuro(story.balanceCents)} isTotal />
          )}
        </SumTable>
      </StoryCard>
    ))
  }
  return view.stories.map((story) => (
    <StoryCard key={story.key} story={story} isOpen={isAlone}>
      <BalanceRows balance={story.balance} />
      {story.kept && <p className="mt-3 max-w-text text-ui text-ink2">{story.kept}</p>}
    </StoryCard>
  ))
}
