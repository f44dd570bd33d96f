import { BadgeCheck, CloudOff, Star } from "lucide"
import type { ReactNode } from "react"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { Icon, type IconShape } from "#ui/elements/icon.tsx"
import type { HomeProof } from "../home-proof.ts"

const oneDigit = new Intl.NumberFormat("de-DE", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** Who flies, what guests said, what holds: only figures with something behind them. */
export function HomeProofLine({ proof }: { proof: HomeProof }) {
  const { pilots, checkedCount, reviewCount, reviewMean } = proof
  return (
    <ul className="flex flex-wrap items-center gap-x-7 gap-y-2 text-small">
      {checkedCount > 0 && (
        <li className="flex items-center gap-2">
          <span className="flex -space-x-1">
            {pilots.map((person) => (
              <span key={person.photoId ?? person.name} className="rounded-full ring-2 ring-ground">
                <PersonAvatar person={person} size="small" />
              </span>
            ))}
          </span>
          <span className="flex items-center gap-1.5">
            <Icon shape={BadgeCheck} size={16} className="text-ok" />
            {checkedCount === 1
              ? "1 Mensch am Steuer, Papiere geprüft"
              : `${checkedCount} Menschen am Steuer, Papiere geprüft`}
          </span>
        </li>
      )}
      {reviewMean !== null && (
        <Fact icon={Star}>
          {oneDigit.format(reviewMean)} von 5 aus {reviewCount}{" "}
          {reviewCount === 1 ? "Bewertung" : "Bewertungen"} nach dem Flug
        </Fact>
      )}
      <Fact icon={CloudOff}>Absage wegen Wetter: alles zurück</Fact>
    </ul>
  )
}

function Fact({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon shape={icon} size={16} className="text-ink3" />
      <span>{children}</span>
    </li>
  )
}
