import type { ReactNode } from "react"
import { TextLink } from "./text-link.tsx"

type SectionHeadingProps = {
  title: ReactNode
  id?: string | undefined
  /** At the right: where the whole of it is. */
  link?: { label: string; href: string } | undefined
  children?: ReactNode
}

/** Headline left, link right, a sentence below when needed. */
export function SectionHeading({ title, id, link, children }: SectionHeadingProps) {
  return (
    <div className="mb-6 md:mb-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {link && <TextLink href={link.href}>{link.label}</TextLink>}
      </div>
      {children && <p className="mt-2 max-w-text text-ink2">{children}</p>}
    </div>
  )
}
