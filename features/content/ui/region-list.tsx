import { type Angle, regionPath } from "#features/places/region-address.ts"
import { REGIONS } from "#features/places/regions.ts"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"

const GROUPS = [
  { kind: "landscape", title: "Reiseziele und Ballungsräume" },
  { kind: "state", title: "Bundesländer" },
] as const

/** All regions as links, seen from one side. */
export function RegionList({ angle }: { angle: Angle }) {
  return (
    <section aria-labelledby="regionen">
      <SectionHeading id="regionen" title="Nach Region" />
      <div className="grid gap-8">
        {GROUPS.map(({ kind, title }) => (
          <div key={kind}>
            <h3 className="mb-2 text-h4">{title}</h3>
            <ul className="grid grid-cols-2 gap-x-6 md:grid-cols-3 lg:grid-cols-4">
              {REGIONS.filter((region) => region.kind === kind).map((region) => (
                <li key={region.slug} className="min-w-0 border-t border-line">
                  <TextLink
                    href={regionPath({ angle, region })}
                    isInline
                    className="inline-flex min-h-12 items-center py-2.5 leading-snug hyphens-auto"
                  >
                    {region.name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
