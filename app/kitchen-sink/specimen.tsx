import type { ReactNode } from "react"

type SpecimenProps = { title: string; level?: 2 | 3; children: ReactNode }

/** One component with all its states under its name. */
export function Specimen({ title, level = 3, children }: SpecimenProps) {
  const Heading = level === 2 ? "h2" : "h3"
  return (
    <div className="mb-12">
      <Heading className="mb-4 text-h4">{title}</Heading>
      {children}
    </div>
  )
}

/** States in a row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="mb-3 flex flex-wrap items-center gap-3">{children}</div>
}
