import { ArrowLeft, ArrowRight } from "lucide"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { Icon } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"

type PaginationProps = {
  page: number
  pageCount: number
  /** The address of a page, 1 based. */
  hrefOf: (page: number) => string
  label?: string
}

const pill =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border px-3.5 text-ui tabular-nums transition-colors md:min-h-10 md:min-w-10"

/**
 * Pages as addresses: first, last and the neighbours of the current one; on phones only back,
 * forth and where one is.
 */
export function Pagination({ page, pageCount, hrefOf, label = "Seiten" }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-2">
      {page > 1 && (
        <PageLink href={hrefOf(page - 1)} rel="prev" label="Zurück zur vorherigen Seite">
          <Icon shape={ArrowLeft} size={18} />
          <span className="max-sm:hidden">Zurück</span>
        </PageLink>
      )}
      {visiblePages(page, pageCount).map((entry) =>
        entry.isGap ? (
          <span
            key={`gap-${entry.page}`}
            aria-hidden="true"
            className="flex w-5 max-sm:hidden items-center justify-center text-ink3"
          >
            …
          </span>
        ) : (
          <Link
            key={entry.page}
            to={hrefOf(entry.page)}
            aria-current={entry.page === page ? "page" : undefined}
            aria-label={`Seite ${entry.page}`}
            className={classNames(
              pill,
              "max-sm:hidden",
              entry.page === page
                ? "border-act bg-soft font-semibold text-link"
                : "border-line bg-surface hover:border-line2",
            )}
          >
            {entry.page}
          </Link>
        ),
      )}
      <span className="px-3 text-ui text-ink2 sm:hidden">
        Seite {page} von {pageCount}
      </span>
      {page < pageCount && (
        <PageLink href={hrefOf(page + 1)} rel="next" label="Weiter zur nächsten Seite">
          <span className="max-sm:hidden">Weiter</span>
          <Icon shape={ArrowRight} size={18} />
        </PageLink>
      )}
    </nav>
  )
}

type PageLinkProps = { href: string; rel: "prev" | "next"; label: string; children: ReactNode }

function PageLink({ href, rel, label, children }: PageLinkProps) {
  return (
    <Link
      to={href}
      rel={rel}
      aria-label={label}
      className={classNames(pill, "border-line bg-surface hover:border-line2")}
    >
      {children}
    </Link>
  )
}

type PageEntry = { page: number; isGap: boolean }

/** Pages worth a link; a gap entry stands before a jump. */
export function visiblePages(page: number, pageCount: number): PageEntry[] {
  const wanted = [1, page - 1, page, page + 1, pageCount]
  const pages = [...new Set(wanted)].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((n, index) => {
    const before = pages[index - 1] ?? 0
    const entry = { page: n, isGap: false }
    if (n - before === 2) return [{ page: n - 1, isGap: false }, entry]
    return n - before > 2 ? [{ page: n, isGap: true }, entry] : [entry]
  })
}
