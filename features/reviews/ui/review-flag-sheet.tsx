import { flightPath } from "#features/flights/core/flight-path.ts"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { formatDay, formatInstant, HOME_ZONE } from "#platform/time.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import {
  FLAG_REASON_LABELS,
  type FlaggedReview,
  OWN_FLAG,
  type ReviewFlagSheet as Sheet,
} from "../review-flag.ts"
import { ReviewFlagBadge } from "./review-flag-badge.tsx"

const loadForm = () => import("./review-flag-form.tsx").then((module) => module.ReviewFlagForm)

/** Why a pair was flagged and what the two wrote, beside the decision. */
export function ReviewFlagSheet({ flag }: { flag: Sheet }) {
  return (
    <div className="mt-7 grid items-start gap-6 lg:mt-9 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid min-w-0 gap-6">
        <Card as="section" labelledBy="anlass">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="anlass" className="text-h3">
              Warum das Paar markiert ist
            </h2>
            <ReviewFlagBadge verdict={flag.verdict} />
          </div>
          <ul className="mb-5 grid list-disc gap-1 ps-5 text-ui">
            {flag.reasons.map((reason) => (
              <li key={reason}>{FLAG_REASON_LABELS[reason]}</li>
            ))}
          </ul>
          <DescriptionList
            entries={[
              ...flag.accounts.map(({ id, name, createdAt }, index) => ({
                term: index === 0 ? "Erstes Konto" : "Zweites Konto",
                description: (
                  <>
                    <TextLink href={userSheetPath(id)} isInline>
                      {name}
                    </TextLink>
                    , seit {formatDay(new Date(createdAt), HOME_ZONE)}
                  </>
                ),
              })),
              {
                term: "Markiert",
                description: formatInstant(new Date(flag.flaggedAt), HOME_ZONE),
              },
            ]}
          />
        </Card>
        <Card as="section" labelledBy="geschrieben">
          <h2 id="geschrieben" className="mb-2 text-h3">
            Was die beiden übereinander geschrieben haben
          </h2>
          {flag.reviews.length === 0 && <p className="text-ui text-ink2">Noch keine Bewertung.</p>}
          <ul className="divide-y divide-line">
            {flag.reviews.map((review) => (
              <li key={review.id} className="py-4">
                <Written review={review} />
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <Card as="section" labelledBy="entscheidung">
        <h2 id="entscheidung" className="text-h3">
          Entscheidung
        </h2>
        <div className="mt-4">
          {flag.decision && (
            <div className="grid gap-2 text-ui">
              <p className="whitespace-pre-line text-ink2 wrap-anywhere">
                {flag.decision.note || "Die Begründung ging mit einem gelöschten Konto."}
              </p>
              <p className="text-small text-ink3">
                {formatInstant(new Date(flag.decision.decidedAt), HOME_ZONE)}
              </p>
            </div>
          )}
          {flag.isOwn && !flag.decision && <Notice isStacked>{OWN_FLAG}</Notice>}
          {flag.mayDecide && (
            <WithRight right="reviews.moderate">
              <LazyPart load={loadForm}>{(Form) => <Form flagId={flag.id} />}</LazyPart>
            </WithRight>
          )}
        </div>
      </Card>
    </div>
  )
}

function Written({ review }: { review: FlaggedReview }) {
  const { from, to, stars, text, noteToOffice, flight, publishedAt, isHidden } = review
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
        <strong className="font-semibold">
          {from} über {to}
        </strong>
        <span className="text-ink2">{stars} von 5</span>
        {isHidden && <Badge>nicht mehr zu sehen</Badge>}
      </p>
      <p className="mt-1.5 max-w-text whitespace-pre-line text-ui wrap-anywhere">{text}</p>
      {noteToOffice && (
        <p className="mt-1.5 max-w-text text-ui text-ink2 wrap-anywhere">
          Nur an die Verwaltung: „{noteToOffice}“
        </p>
      )}
      <p className="mt-1.5 text-small text-ink3">
        <TextLink href={flightPath(flight.id)} isInline>
          {flight.title}
        </TextLink>
        , veröffentlicht am {formatDay(new Date(publishedAt), HOME_ZONE)}
      </p>
    </>
  )
}
