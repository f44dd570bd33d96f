import { editPath } from "#features/flights/draft/draft.ts"
import { MenuButton, MenuLink } from "#ui/overlays/row-menu.tsx"
import type { PilotOffer } from "../pilot-offer.ts"
import { useCopy } from "./use-copy.ts"
import { usePausing } from "./use-pausing.ts"

interface OfferMenuLinesProps {
  offer: PilotOffer
  /** Continues an existing draft of a change instead of starting another. */
  isBeingChanged: boolean
}

/** What its pilot can do with an offer at any time. */
export function OfferMenuLines({ offer, isBeingChanged }: OfferMenuLinesProps) {
  const { status, id, lacksPapers } = offer
  const pausing = usePausing(offer)
  const copying = useCopy(id)
  return (
    <>
      {status !== "draft" && status !== "under_way" && !isBeingChanged && (
        <MenuLink to={editPath(id)}>Ändern</MenuLink>
      )}
      {status === "published" && (
        <MenuButton isPending={pausing.isPending} onClick={() => void pausing.run("pause")}>
          Pausieren
        </MenuButton>
      )}
      {/* the row asks for the paper first */}
      {status === "paused" && lacksPapers && (
        <MenuButton isPending={pausing.isPending} onClick={() => void pausing.run("resume")}>
          Wieder anbieten
        </MenuButton>
      )}
      {status !== "draft" && (
        <MenuButton isPending={copying.isPending} onClick={() => void copying.run()}>
          Noch einmal anbieten
        </MenuButton>
      )}
    </>
  )
}
