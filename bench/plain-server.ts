import { readFileSync } from "node:fs"
import { createServer } from "node:http"

/*
 * The baseline of the visitor's pages: node:http that knows nothing but one answer, head and body
 * from the files named on the command line. Says on which port it listens.
 */

const [headFile = "", bodyFile = ""] = process.argv.slice(2)
const headers: string[] = JSON.parse(readFileSync(headFile, "utf8"))
const body = readFileSync(bodyFile)

const server = createServer((_, response) => response.writeHead(200, headers).end(body))
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  process.stdout.write(`${typeof address === "object" && address ? address.port : ""}\n`)
})
