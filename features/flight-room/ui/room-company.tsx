import { Card } from "#ui/elements/card.tsx"

interface RoomCompanyProps {
  pilot: string
  own: readonly string[]
  /** How many seats others have. */
  others: number
}

/** With whom a guest is on board: the own people by name, others by their number alone. */
export function RoomCompany({ pilot, own, others }: RoomCompanyProps) {
  return (
    <Card as="section" labelledBy="an-bord">
      <h2 id="an-bord" className="scroll-mt-6 text-h3">
        Mit an Bord
      </h2>
      <ul className="mt-3 text-ui">
        <li className="border-t border-line py-2.5 first:border-t-0">
          {pilot}, <span className="text-ink2">am Steuer</span>
        </li>
        {own.map((name) => (
          <li key={name} className="border-t border-line py-2.5">
            {name}
          </li>
        ))}
        {others > 0 && (
          <li className="border-t border-line py-2.5 text-ink2">
            {others === 1 ? "Und ein weiterer Gast" : `Und ${others} weitere Gäste`}
          </li>
        )}
      </ul>
    </Card>
  )
}
