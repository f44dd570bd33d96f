import { TextLink } from "#ui/elements/text-link.tsx"
import type { PageLink } from "../page-link.ts"

/** Topics near this one, and the doors to all flights. */
export function TopicNeighbours({ neighbours }: { neighbours: readonly PageLink[] }) {
  const ways: readonly PageLink[] = [
    ...neighbours,
    { title: "Flüge nach Region", path: "/de/fluege-entdecken" },
    { title: "Verschenken", path: "/de/fluggutschein-verschenken" },
    { title: "Alle Themen", path: "/de/beliebte-themen" },
    { title: "Gesenkte Preise", path: "/de/sale" },
  ]
  return (
    <nav aria-labelledby="weiter">
      <h2 id="weiter" className="mb-4 text-h2">
        Gleich nebenan
      </h2>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {ways.map(({ title, path }) => (
          <li key={path} className="border-t border-line">
            <TextLink href={path} isInline className="inline-flex min-h-12 items-center">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
