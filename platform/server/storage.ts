import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { Disk } from "flydrive"
import { FSDriver } from "flydrive/drivers/fs"
import { seconds } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"

let disk: Disk | undefined

/** Opens what STORAGE_URL names, before anything asks for a file. */
export async function connectStorage(): Promise<void> {
  disk = await openStorage(env())
}

/**
 * Where files live that people bring (photos, documents, exports): flydrive's disk under STORAGE_URL,
 * by keys such as `photos/…/320.webp`. Nothing in it has a public address of its own; routes decide.
 */
export function storage(): Disk {
  if (!disk) throw new Error("files are used before connectStorage()")
  return disk
}

/** The bytes of a file; undefined where there is none. Whether it is there is asked only where it cannot be read. */
export async function readIfThere(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await storage().getBytes(key))
  } catch (error) {
    if (await storage().exists(key)) throw error
    return undefined
  }
}

const S3_PREFIX = "s3:"
/** What S3 servers of one's own expect where nothing is said. */
const USUAL_REGION = "us-east-1"

/** The disk of a STORAGE_URL: a folder, or a bucket of an S3 server. */
export async function openStorage(where: {
  STORAGE_URL?: string | undefined
  DATA_DIR: string
}): Promise<Disk> {
  const { STORAGE_URL, DATA_DIR } = where
  const driver = STORAGE_URL?.startsWith(S3_PREFIX)
    ? await s3Driver(new URL(STORAGE_URL.slice(S3_PREFIX.length)))
    : new FSDriver({ location: folderOf(STORAGE_URL, DATA_DIR), visibility: "private" })
  return new Disk(driver)
}

/** The folder of a STORAGE_URL, where it is one. */
export function storageFolder(where: {
  STORAGE_URL?: string | undefined
  DATA_DIR: string
}): string | undefined {
  const { STORAGE_URL, DATA_DIR } = where
  return STORAGE_URL?.startsWith(S3_PREFIX) ? undefined : folderOf(STORAGE_URL, DATA_DIR)
}

function folderOf(url: string | undefined, dataDir: string): string {
  if (!url) return resolve(join(dataDir, "files"))
  return url.startsWith("file:///") ? fileURLToPath(url) : resolve(url.slice("file:".length))
}

/** `https://KEY:SECRET@host/bucket?region=…` */
async function s3Driver({ protocol, host, username, password, pathname, searchParams }: URL) {
  // Amazon's part is large, and most installations keep their files in a folder
  const { S3Driver } = await import("flydrive/drivers/s3")
  return new S3Driver({
    endpoint: `${protocol}//${host}`,
    credentials: {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
    region: searchParams.get("region") ?? USUAL_REGION,
    bucket: pathname.slice(1),
    // the bucket itself is private; many servers know no rights of single files
    supportsACL: false,
    visibility: "private",
    // a name of one's own for each bucket needs DNS that a server in the cellar does not have
    forcePathStyle: true,
    // one that has gone silent holds its sockets no longer than that
    requestHandler: { connectionTimeout: seconds(3), socketTimeout: seconds(20) },
    // newer checksums are refused by most servers that are not Amazon's
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  })
}
