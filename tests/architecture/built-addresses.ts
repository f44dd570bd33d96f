import { parseSync } from "vite"

interface Node {
  type: string
  start: number
  end: number
  [property: string]: unknown
}

const PARAMETER = "§"
const NAMED_PATH = "¶"
const ADDRESS = /(?:^|§)(?:\/(?:de|api|dev|unsubscribe)\b|¶(?=[/?]))[^§¶]*§/

/**
 * The addresses with a parameter that a source puts together outside of a function whose name says
 * that it does (`flightPath`): in templates, and by adding something to the beginning of one. What is
 * named in capitals is no parameter.
 */
export function retypedAddresses(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} can not be read: ${errors[0].message}`)
  const found: string[] = []
  visit(program as unknown as Node, "", (node) => found.push(source.slice(node.start, node.end)))
  return found
}

/** Goes through what stands outside of builders; `name` is that of the declaration around it. */
function visit(node: Node, name: string, report: (node: Node) => void): void {
  const own = nameOf(node) ?? name
  if (isFunction(node) && BUILDER.test(own)) return
  if (ADDRESS.test(shapeOf(node))) {
    report(node)
    return
  }
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) visit(child, isFunction(node) ? "" : own, report)
  }
}

const BUILDER = /(?:Path|Address)$/

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value
}

function isFunction({ type }: Node): boolean {
  return /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)
}

/** What a declaration calls the function that it holds. */
function nameOf(node: Node): string | undefined {
  const id = node.id ?? node.key
  return isNode(id) && typeof id.name === "string" ? id.name : undefined
}

/** An address as text, with marks for parameters and for paths that have a name. */
function shapeOf(node: Node): string {
  if (node.type === "TemplateLiteral") {
    const texts = node.quasis as { value: { cooked: string } }[]
    const values = node.expressions as Node[]
    return texts
      .map(({ value }, at) => value.cooked + (values[at] ? markOf(values[at]) : ""))
      .join("")
  }
  if (node.type === "BinaryExpression" && node.operator === "+") {
    return shapeOf(node.left as Node) + shapeOf(node.right as Node)
  }
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : PARAMETER
  return markOf(node)
}

function markOf(node: Node): string {
  const name = node.type === "MemberExpression" ? nameOfMember(node) : node.name
  if (typeof name !== "string" || !/^[A-Z]/.test(name)) return PARAMETER
  return /(?:\bPATH|\.path)$/.test(name.replaceAll("_", " ")) ? NAMED_PATH : ""
}

function nameOfMember({ object, property }: Node): string | undefined {
  const [of, name] = [object, property].map((part) => isNode(part) && part.name)
  return typeof of === "string" && typeof name === "string" ? `${of}.${name}` : undefined
}
