import type { ReactNode } from "react"
import { Link } from "react-router"
import { Logo } from "#illustrations/logo.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"

type FooterItem = {
  label: string
  /** Where it leads; with `onPress` only without script. */
  href: string
  /** Opens something in place: the entry is a button once the page listens. */
  onPress?: () => void
}

export type FooterGroup = { title: string; items: readonly FooterItem[] }

type SiteFooterProps = {
  productName: string
  homeHref: string
  /** Two short sentences under the logo. */
  claim: string
  groups: readonly FooterGroup[]
  year: number
  /** Mono, such as „50°46′08″N 007°09′48″O“. */
  coordinates: string
  /** A `ScenePicture` that fills the strip above. */
  scene?: ReactNode
  label?: string
}

const entry =
  "inline-flex min-h-11 items-center rounded-badge text-start text-ui text-ink2 hover:text-ink hover:underline md:min-h-8.5"

/** Foot of the storefront: a last strip of landscape, every place, the year. */
export function SiteFooter({
  productName,
  homeHref,
  claim,
  groups,
  year,
  coordinates,
  scene,
  label = "Alle Bereiche",
}: SiteFooterProps) {
  const isHydrated = useHydrated()
  return (
    <footer>
      {scene && <div className="h-24 overflow-hidden md:h-37.5">{scene}</div>}
      <div className="bg-surface">
        <div className="mx-auto max-w-page px-gutter pt-9 pb-7 md:pt-10">
          <div className="gap-x-6 lg:grid lg:grid-cols-[1.2fr_4fr]">
            <div className="mb-6 md:mb-9">
              <Logo name={productName} href={homeHref} />
              <p className="mt-3 max-w-53 text-small text-ink2">{claim}</p>
            </div>
            <nav
              aria-label={label}
              className="max-md:columns-2 max-md:gap-x-6 md:grid md:grid-cols-4 md:gap-x-6"
            >
              {groups.map((group) => (
                <div key={group.title} className="break-inside-avoid max-md:pb-5">
                  <h2 className="mb-1.5 font-display text-ui leading-11 font-semibold md:mb-2 md:leading-10">
                    {group.title}
                  </h2>
                  <ul>
                    {group.items.map((item) => (
                      <li key={item.label}>
                        {item.onPress && isHydrated ? (
                          <button type="button" onClick={item.onPress} className={entry}>
                            {item.label}
                          </button>
                        ) : (
                          <Link to={item.href} className={entry}>
                            {item.label}
                          </Link>
                        )}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          </div>
          <div className="mt-3 flex flex-wrap justify-between md:mt-10 gap-x-6 gap-y-2 border-t border-line pt-5 text-fine text-ink3">
            <p>
              © {year} {productName}
            </p>
            <p className="font-mono text-label">{coordinates}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}
