import ts from "typescript"

/** A test that names rows of the contract with `meta: proves(…)`. */
export interface Proof {
  file: string
  /** The sentence of the test; the placeholders of a table stay as they are. */
  title: string
  rows: string[]
}

/** Every proof that a test file holds. Throws where a proof is switched off or can not be read. */
export function findProofs(file: string, source: string): Proof[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file))
  const proofs: Proof[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const proof = proofIn(node, file)
      if (proof) proofs.push(proof)
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return proofs
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}

const OFF = /\.(?:skip|todo|fails|skipIf|runIf)\b/

function proofIn(call: ts.CallExpression, file: string): Proof | undefined {
  const proves = call.arguments.map(provesOf).find((found) => found !== undefined)
  if (!proves) return undefined
  const runner = call.expression.getText()
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
function provesOf(argument: ts.Node): ts.CallExpression | undefined {
  if (!ts.isObjectLiteralExpression(argument)) return undefined
  for (const property of argument.properties) {
    if (!ts.isPropertyAssignment(property) || property.name.getText() !== "meta") continue
    const { initializer } = property
    if (ts.isCallExpression(initializer) && initializer.expression.getText() === "proves") {
      return initializer
    }
  }
  return undefined
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined
}
