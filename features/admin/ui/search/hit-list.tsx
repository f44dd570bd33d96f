import { Link } from "react-router"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { WholeFacts } from "#ui/elements/whole-facts.tsx"
import { HIT_KIND_LABELS, type HitGroup } from "../../office-search.ts"
import { HIT_ICONS } from "./hit-icons.ts"

/** What was found on the page of the search, kind by kind, each a link to its page. */
export function HitList({ groups }: { groups: readonly HitGroup[] }) {
  return groups.map(({ kind, hits, hasMore }) => (
    <section key={kind} aria-labelledby={`treffer-${kind}`}>
      <h2 id={`treffer-${kind}`} className="mb-3 text-h3">
        {HIT_KIND_LABELS[kind]}
      </h2>
      <Card inset="none">
        <ul className="divide-y divide-line">
          {hits.map(({ id, title, facts, status, href }) => (
            <li
              key={id}
              className="relative flex items-center gap-4 px-card py-4 transition-colors hover:bg-ground"
            >
              <Icon shape={HIT_ICONS[kind]} className="text-ink3" />
              <div className="flex min-w-0 flex-1 flex-col items-start gap-x-4 gap-y-2 sm:flex-row sm:items-center">
                <div className="min-w-0 sm:flex-1">
                  <Link
                    to={href}
                    className="font-semibold after:absolute after:inset-0 hover:text-link"
                  >
                    {title}
                  </Link>
                  <WholeFacts facts={facts} />
                </div>
                {status && <Badge>{status}</Badge>}
              </div>
            </li>
          ))}
        </ul>
      </Card>
      {hasMore && (
        <p className="mt-2 text-small text-ink2">
          Es gibt mehr davon. Mit einem weiteren Wort werden es weniger.
        </p>
      )}
    </section>
  ))
}
