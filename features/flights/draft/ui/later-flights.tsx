import { formatShortDay } from "#platform/time.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { stepPath } from "../draft.ts"
import type { FollowingPage } from "../draft-page.ts"

/** The way to the flights behind this one in its series, to change one of them alone. */
export function LaterFlights({ following }: { following: readonly FollowingPage[] }) {
  if (following.length === 0) return null
  return (
    <section aria-labelledby="weitere-der-serie">
      <h2 id="weitere-der-serie" className="text-h4">
        Weitere Flüge der Serie
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2 text-ui">
        {following.map(({ path, departsAt, timeZone }) => (
          <li key={path}>
            <TextLink href={stepPath(path, "zusammenfassung")}>
              {formatShortDay(new Date(departsAt), timeZone)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
