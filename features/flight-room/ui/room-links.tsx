import { ChevronRight } from "lucide"
import { Link } from "react-router"
import { Card } from "#ui/elements/card.tsx"
import { Icon } from "#ui/elements/icon.tsx"

export interface RoomLink {
  label: string
  hint: string
  href: string
}

/** What else belongs to the flight, each on a page of its own. */
export function RoomLinks({ links }: { links: readonly RoomLink[] }) {
  return (
    <Card as="section" labelledBy="dazu" inset="none">
      <h2 id="dazu" className="px-card pt-card text-h3">
        Gehört dazu
      </h2>
      <ul className="mt-2">
        {links.map(({ label, hint, href }) => (
          <li key={href} className="border-t border-line first:border-t-0">
            <Link
              to={href}
              className="flex items-center gap-4 px-card py-3.5 -outline-offset-4 hover:bg-ground"
            >
              <span className="min-w-0 flex-1">
                <strong className="block font-semibold">{label}</strong>
                <span className="block text-small text-ink2">{hint}</span>
              </span>
              <Icon shape={ChevronRight} size={18} className="text-ink3" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
