declare module "@20minutes/s3rver" {
  import type { Server } from "node:http"
  /** An S3 server in this process; it ships no types of its own. */
  export default class S3rver {
    constructor(options: {
      port: number
      silent: boolean
      allowMismatchedSignatures: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<{ port: number }>
    /** Once it runs. */
    httpServer: Server
    close(): Promise<void>
  }
}
