import type { ReactNode } from "react"

/** One component with all its states under its name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-12">
      <h3 className="mb-4 text-h4">{title}</h3>
      {children}
    </section>
  )
}

/** States in a row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="mb-3 flex flex-wrap items-center gap-3">{children}</div>
}
