import { formatEuro } from "#platform/money.ts"

interface StatementFormulaProps {
  actualCostCents: number
  /** Everybody between whom it is divided, the pilot included. */
  people: number
  equalShareCents: number
}

/** How the equal share comes about, with the numbers of this flight. */
export function StatementFormula({
  actualCostCents,
  people,
  equalShareCents,
}: StatementFormulaProps) {
  return (
    <div className="flex items-end justify-between gap-1.5 rounded-panel bg-sunken px-3.5 py-3 md:gap-2 md:px-4">
      <Term label="Flugkosten" value={figure(actualCostCents)} />
      <Sign>÷</Sign>
      <Term label="geteilt durch" value={`${people - 1} + 1`} />
      <Sign>=</Sign>
      <Term label="ein Anteil" value={figure(equalShareCents)} isResult />
    </div>
  )
}

function figure(cents: number): string {
  return formatEuro(cents).replace(/\s*€$/, "")
}

function Term({ label, value, isResult }: { label: string; value: string; isResult?: true }) {
  return (
    <p className="min-w-0">
      <span className="block text-fine text-ink3">{label}</span>
      <span
        className={`block font-mono text-ui whitespace-nowrap md:text-h4 ${isResult ? "text-link" : ""}`}
      >
        {value}
      </span>
    </p>
  )
}

function Sign({ children }: { children: string }) {
  return <span className="font-mono text-ui text-ink3 md:text-h4">{children}</span>
}
