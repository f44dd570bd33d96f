import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { Disk } from "flydrive"
import { FSDriver } from "flydrive/drivers/fs"
import { S3Driver } from "flydrive/drivers/s3"
import { env } from "#platform/server/env.ts"

let disk: Disk | undefined

/**
 * Where files live that people bring (photos, exports): flydrive's disk under STORAGE_URL, by keys
 * such as `photos/…/320.webp`. Nothing in it has a public address of its own; routes decide.
 */
export function storage(): Disk {
  disk ??= openStorage(env())
  return disk
}

const S3_PREFIX = "s3:"
/** What S3 servers of one's own expect where nothing is said. */
const USUAL_REGION = "us-east-1"

/** The disk of a STORAGE_URL: a folder, or a bucket of an S3 server. */
export function openStorage(where: { STORAGE_URL?: string | undefined; DATA_DIR: string }): Disk {
  const { STORAGE_URL, DATA_DIR } = where
  const driver = STORAGE_URL?.startsWith(S3_PREFIX)
    ? s3Driver(new URL(STORAGE_URL.slice(S3_PREFIX.length)))
    : new FSDriver({ location: folderOf(STORAGE_URL, DATA_DIR), visibility: "private" })
  return new Disk(driver)
}

function folderOf(url: string | undefined, dataDir: string): string {
  if (!url) return resolve(join(dataDir, "files"))
  return url.startsWith("file:///") ? fileURLToPath(url) : resolve(url.slice("file:".length))
}

/** `https://KEY:SECRET@host/bucket?region=…` */
function s3Driver({ protocol, host, username, password, pathname, searchParams }: URL): S3Driver {
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
    // newer checksums are refused by most servers that are not Amazon's
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  })
}
