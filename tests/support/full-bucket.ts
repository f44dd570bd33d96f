import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** A server that speaks as much S3 as it needs to say that a bucket is full, as MinIO says it, or to take everything. */
export async function startFullBucket() {
  let isFull = true
  const server = createServer((request, response) => {
    request.resume().once("end", () => {
      if (request.method !== "PUT") return response.writeHead(204).end()
      if (!isFull) return response.writeHead(200, { etag: '"1"' }).end()
      response.writeHead(507, { "content-type": "application/xml" })
      response.end(
        '<?xml version="1.0"?><Error><Code>XMinioStorageFull</Code><Message>Storage backend has reached its minimum free drive threshold.</Message></Error>',
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `s3:http://key:secret@127.0.0.1:${port}/files`,
    makeRoom() {
      isFull = false
    },
    stop: () => server.close(),
  }
}
