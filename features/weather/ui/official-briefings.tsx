import type { Country } from "#features/places/town.ts"
import { officialBriefings } from "../official-briefings.ts"

/** The way to the briefing that counts. */
export function OfficialBriefings({ countries }: { countries: readonly Country[] }) {
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="text-h4">Amtliche Beratung</h3>
      <ul className="mt-2 grid gap-x-10 gap-y-2 sm:grid-cols-2">
        {officialBriefings(countries).map(({ label, hint, href }) => (
          <li key={href}>
            <a
              href={href}
              rel="noreferrer"
              className="text-link underline underline-offset-4 hover:text-ink"
            >
              {label}
            </a>
            <span className="block text-small text-ink2">{hint}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
