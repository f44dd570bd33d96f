import type { ReactNode } from "react"
import { Card } from "#ui/card.tsx"
import type { DraftOverview, PilotOffer } from "../../pilot-offer.ts"
import { DraftRow } from "./draft-row.tsx"
import { OfferRow } from "./offer-row.tsx"

interface PilotOffersProps {
  drafts: readonly DraftOverview[]
  offers: readonly PilotOffer[]
}

/** What a pilot is writing, and what they offer. */
export function PilotOffers({ drafts, offers }: PilotOffersProps) {
  return (
    <>
      {drafts.length > 0 && (
        <OfferSection id="entwuerfe" title="Deine Entwürfe">
          {drafts.map((draft) => (
            <OfferItem key={draft.flightId}>
              <DraftRow draft={draft} />
            </OfferItem>
          ))}
        </OfferSection>
      )}
      {offers.length > 0 && (
        <OfferSection id="angebote" title="Was du anbietest">
          {offers.map((offer) => (
            <OfferItem key={`${offer.id} ${offer.status}`}>
              <OfferRow offer={offer} />
            </OfferItem>
          ))}
        </OfferSection>
      )}
    </>
  )
}

function OfferSection(props: { id: string; title: string; children: ReactNode }) {
  const { id, title, children } = props
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ul className="mt-4 border-b border-line">{children}</ul>
    </Card>
  )
}

function OfferItem({ children }: { children: ReactNode }) {
  return <li className="border-t border-line py-4">{children}</li>
}
