const PARTS = {
  album: "Album",
  geld: "Geld",
  "an-bord": "An Bord",
  flugfit: "Flugfit",
  checkliste: "Checkliste",
  unterhaltung: "Nachrichten",
  beladung: "Beladung",
  route: "Route",
  dokumente: "Dokumente",
  verlauf: "Verlauf",
} as const

type RoomPart = keyof typeof PARTS

/** The ways down a long page, named in the order in which its parts follow; two columns need none. */
export function RoomNav({ parts }: { parts: Partial<Record<RoomPart, boolean>> }) {
  const shown = (Object.keys(parts) as RoomPart[]).filter((part) => parts[part])
  return (
    <nav
      aria-label="Auf dieser Seite"
      className="scrollbar-none -mx-gutter overflow-x-auto px-gutter xl:hidden print:hidden"
    >
      <ul className="flex gap-2">
        {shown.map((part) => (
          <li key={part} className="shrink-0">
            <a
              href={`#${part}`}
              className="inline-flex min-h-11 items-center rounded-chip border border-line bg-surface px-4 text-small text-ink2 -outline-offset-2 hover:border-line2 hover:text-ink"
            >
              {PARTS[part]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
