import { classNames } from "#ui/style/class-names.ts"

export type CostBlock = {
  label: string
  amount: string
  /** Who carries it: the host (apricot), the reader (filled indigo), anyone else. */
  role: "host" | "you" | "other"
}

const roles: Record<CostBlock["role"], string> = {
  host: "bg-apricot-soft text-apricot-ink",
  you: "bg-act text-on-act",
  other: "bg-soft text-link",
}

type CostBlocksProps = {
  blocks: readonly CostBlock[]
  /** Says what is divided, such as „Flugkosten 250,00 €, geteilt durch 4“. */
  label: string
}

/** A division drawn as equal blocks, the host's included. */
export function CostBlocks({ blocks, label }: CostBlocksProps) {
  return (
    <ul
      aria-label={label}
      className="grid auto-cols-fr grid-cols-2 gap-1 md:grid-flow-col md:grid-cols-none"
    >
      {blocks.map((block, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are equal by nature, their place is their identity
          key={index}
          className={classNames("min-h-16 rounded-small px-3 py-2.5 text-fine", roles[block.role])}
        >
          {block.label}
          <strong className="block text-body leading-tight font-semibold tabular-nums">
            {block.amount}
          </strong>
        </li>
      ))}
    </ul>
  )
}
