import { dirname, join, normalize } from "node:path"
import { parseSync } from "vite"

export interface Import {
  /** The path of a file of ours, from the root of the project. */
  target: string
  /** Nothing of it is left when the program runs. */
  isType: boolean
}

const TYPE_OF_FILE = /\btypeof import\("([^"]+)"\)/g

/** What a file imports of our own files; each target once, as a type only where no value comes along. */
export function readImports(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file} can not be read: ${errors[0].message}`)
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ name: moduleRequest.value, isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      name: source.slice(moduleRequest.start, moduleRequest.end).replaceAll(/["'`]/g, ""),
      isType: false,
    })),
    ...[...source.matchAll(TYPE_OF_FILE)].map(([, name = ""]) => ({ name, isType: true })),
  ]
  const isTypeOf = new Map<string, boolean>()
  for (const { name, isType } of found) {
    const target = resolve(file, name)
    if (target) isTypeOf.set(target, isType && (isTypeOf.get(target) ?? true))
  }
  return [...isTypeOf].map(([target, isType]) => ({ target, isType }))
}

function resolve(file: string, name: string): string | undefined {
  if (name.startsWith(".")) return normalize(join(dirname(file), name))
  return name.startsWith("#") ? name.slice(1) : undefined
}
