import { type ESTree, parseSync, Visitor } from "vite"

/** A test that names rows of the contract with `meta: proves(…)`. */
export interface Proof {
  file: string
  /** The sentence of the test; the placeholders of a table stay as they are. */
  title: string
  rows: string[]
}

/** Every proof that a test file holds. Throws where a proof is switched off or can not be read. */
export function findProofs(file: string, source: string): Proof[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} can not be read: ${errors[0].message}`)
  const proofs: Proof[] = []
  const visitor = new Visitor({
    CallExpression(call) {
      const proof = proofIn(call, file, source)
      if (proof) proofs.push(proof)
    },
  })
  visitor.visit(program)
  return proofs
}

const OFF = /\.(?:skip|todo|fails|skipIf|runIf)\b/

function proofIn(call: ESTree.CallExpression, file: string, source: string): Proof | undefined {
  const proves = call.arguments.map(provesOf).find((found) => found !== undefined)
  if (!proves) return undefined
  const runner = source.slice(call.callee.start, call.callee.end)
  const title = textOf(call.arguments[0])
  if (title === undefined) throw new Error(`${file}: a proof needs a plain title`)
  if (OFF.test(runner)) throw new Error(`${file}: „${title}“ proves nothing while it is off`)
  const rows = proves.arguments.map((argument) => {
    const row = textOf(argument)
    if (row === undefined) throw new Error(`${file}: „${title}“ must name its rows as plain texts`)
    return row
  })
  return { file, title, rows }
}

/** The call `proves(…)` of an options object `{ meta: proves(…) }`. */
function provesOf(argument: ESTree.Argument): ESTree.CallExpression | undefined {
  if (argument.type !== "ObjectExpression") return undefined
  for (const property of argument.properties) {
    if (property.type !== "Property" || !isNamed(property.key, "meta")) continue
    const { value } = property
    if (value.type === "CallExpression" && isNamed(value.callee, "proves")) return value
  }
  return undefined
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === "Identifier" && node.name === name
}

function textOf(node: ESTree.Argument | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value
  if (node?.type !== "TemplateLiteral" || node.expressions.length > 0) return undefined
  return node.quasis[0]?.value.cooked ?? undefined
}
