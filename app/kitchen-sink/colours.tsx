import { Specimen } from "./specimen.tsx"

const swatches = [
  ["bg-ground", "Grund"],
  ["bg-surface", "Fläche"],
  ["bg-sunken", "Vertieft"],
  ["bg-line", "Linie"],
  ["bg-line2", "Rahmen"],
  ["bg-ink3", "Text 3"],
  ["bg-ink2", "Text 2"],
  ["bg-ink", "Text"],
  ["bg-act", "Aktion"],
  ["bg-act-hover", "Zeiger"],
  ["bg-soft", "Leise"],
  ["bg-apricot", "Aprikose"],
  ["bg-apricot-soft", "Aprikose leise"],
  ["bg-focus", "Fokus"],
  ["bg-ok", "Gut"],
  ["bg-ok-soft", "Gut leise"],
  ["bg-warn", "Achtung"],
  ["bg-warn-soft", "Achtung leise"],
  ["bg-err", "Fehler"],
  ["bg-err-soft", "Fehler leise"],
  ["bg-map-land", "Land"],
  ["bg-map-sea", "See"],
  ["bg-map-coast", "Küste"],
  ["bg-map-river", "Fluss"],
] as const

const shadows = ["shadow-rest", "shadow-raised", "shadow-floating"] as const
const radii = [
  ["rounded-badge", "8"],
  ["rounded-small", "12"],
  ["rounded-field", "14"],
  ["rounded-panel", "16"],
  ["rounded-chip", "20"],
  ["rounded-card", "24"],
  ["rounded-box", "28"],
] as const

export function Colours() {
  return (
    <>
      <Specimen title="Farben">
        <ul className="grid grid-cols-4 gap-x-2 gap-y-4 sm:grid-cols-8">
          {swatches.map(([fill, name]) => (
            <li key={name} className="text-label text-ink3">
              <span className={`mb-1.5 block h-12 rounded-small border border-line ${fill}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Ecken und Schatten">
        <ul className="grid grid-cols-4 gap-3 sm:grid-cols-7">
          {radii.map(([radius, name]) => (
            <li
              key={name}
              className={`flex h-16 items-center justify-center border border-line2 bg-surface font-mono text-label text-ink3 ${radius}`}
            >
              {name}
            </li>
          ))}
        </ul>
        <ul className="mt-6 grid grid-cols-3 gap-5">
          {shadows.map((shadow) => (
            <li
              key={shadow}
              className={`flex h-20 items-center justify-center rounded-panel border border-line bg-surface text-fine text-ink3 ${shadow}`}
            >
              {shadow.replace("shadow-", "")}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  )
}
