import { Link } from "react-router"

type BreadcrumbProps = {
  /** From the outside in; the last one is the page itself and has no address. */
  trail: ReadonlyArray<{ label: string; href?: string | undefined }>
  label?: string
}

/** Where this page lies. */
export function Breadcrumb({ trail, label = "Brotkrumen" }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="text-small">
      <ol className="flex flex-wrap gap-x-1.5">
        {trail.map((crumb, index) => (
          <li key={crumb.label} className="flex gap-1.5">
            {index > 0 && <span aria-hidden="true">/</span>}
            {crumb.href ? (
              <Link to={crumb.href} className="rounded-[2px] hover:underline">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
