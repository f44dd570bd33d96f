import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { createElement, type ReactNode } from "react"
import { renderToPipeableStream } from "react-dom/server"
import type { BareElement } from "./bare-tree.ts"

/*
 * The baseline of signed-in pages: node:http that writes the elements of one page by React, made anew for
 * each request, and knows nothing else: no components, no data, no session. The file named on the command
 * line holds them. Says on which port it listens.
 */

const [treeFile = ""] = process.argv.slice(2)
const tree: BareElement = JSON.parse(readFileSync(treeFile, "utf8"))

function elementOf(node: BareElement | string): ReactNode {
  if (typeof node === "string") return node
  const { tag, attributes, markup, children } = node
  const properties = {
    ...attributes,
    ...(markup !== undefined && { dangerouslySetInnerHTML: { __html: markup } }),
  }
  return createElement(tag, properties, ...children.map(elementOf))
}

const server = createServer((_, response) => {
  const { pipe } = renderToPipeableStream(elementOf(tree), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellReady() {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" })
      pipe(response)
    },
  })
})
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  process.stdout.write(`${typeof address === "object" && address ? address.port : ""}\n`)
})
