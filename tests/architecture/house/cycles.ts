/** Who imports whom. */
export type Graph = ReadonlyMap<string, readonly string[]>

/**
 * The groups of nodes that reach each other in a circle (Tarjan's strongly connected components of
 * more than one node), each in alphabetical order.
 */
export function cyclesIn(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const path: string[] = []
  const onPath = new Set<string>()
  const cycles: string[][] = []

  function visit(node: string): number {
    const number = order.size
    order.set(node, number)
    path.push(node)
    onPath.add(node)
    let low = number
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (onPath.has(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === number) {
      const group = path.splice(path.indexOf(node))
      for (const member of group) onPath.delete(member)
      if (group.length > 1) cycles.push(group.sort())
    }
    return low
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return cycles
}

/** The pairs of nodes that import each other, each once. */
export function mutualPairs(graph: Graph): [string, string][] {
  return [...graph].flatMap(([node, targets]) =>
    targets
      .filter((target) => node < target && graph.get(target)?.includes(node))
      .map((target): [string, string] => [node, target]),
  )
}
