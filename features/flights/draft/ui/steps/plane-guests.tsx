import { Users } from "lucide"
import { maxGuests } from "#features/planes/plane.ts"
import type { Licence } from "#features/users/core/user.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { DraftPlane } from "../../facts.ts"
import { formatMaxGuests, maxGuestsByMass, STANDARD_GUEST_KG } from "../../parse-plane.ts"

interface PlaneGuestsProps {
  plane: DraftPlane
  licence: Licence
  /** As it stands in the costs. */
  seats: string
  /** What the server says about the seats with this aircraft. */
  problem: string | undefined
  costPath: string
}

/** How many may come along: by the law, by the licence, and by what the aircraft carries. */
export function PlaneGuests({ plane, licence, seats, problem, costPath }: PlaneGuestsProps) {
  const most = maxGuests(plane, licence)
  const byMass = maxGuestsByMass(plane)
  return (
    <Notice
      icon={Users}
      tone={problem ? "err" : "info"}
      title={most === 1 ? "Höchstens 1 Gast" : `Höchstens ${most} Gäste`}
      isStacked
      action={
        problem && (
          <TextLink href={costPath}>
            {seats === "1" ? "1 Platz" : `${seats} Plätze`} bei den Kosten ändern
          </TextLink>
        )
      }
    >
      {formatMaxGuests(plane, licence, most)} {formatMass(plane, most, byMass)}
    </Notice>
  )
}

function formatMass({ payloadKg }: DraftPlane, most: number, byMass: number): string {
  const basis = `bei ${payloadKg} kg Zuladung und ${STANDARD_GUEST_KG} kg je Gast`
  if (byMass >= most) return `Auch nach Gewicht passen alle, ${basis}.`
  if (byMass === 0) return `Nach Gewicht wird es schon mit einem Gast knapp, ${basis}.`
  const few = byMass === 1 ? "passt nur 1" : `passen nur ${byMass}`
  return `Nach Gewicht ${few}, ${basis}. Wer dann zu schwer ist, kann nicht buchen.`
}
