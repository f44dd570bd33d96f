import { readdirSync, readFileSync } from "node:fs"

/*
 * Who made what is in a folder of packages: as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/) and as the texts
 * of their licences. What is known of a package stands in the lock file.
 */

interface Locked {
  version: string
  license?: string
  integrity?: string
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>
}

const nameOf = (folder: string) => folder.split("node_modules/").at(-1) ?? folder

function lockedAt(folder: string): Locked {
  const locked = packages[folder]
  if (!locked) throw new Error(`${folder} does not stand in the lock file`)
  return locked
}

/** `folders` as the lock file names them: `node_modules/pg`. */
export function billOfMaterials(
  folders: readonly string[],
  product: { name: string; version: string },
) {
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", ...product } },
    components: folders.map((folder) => {
      const { version, license, integrity } = lockedAt(folder)
      const name = nameOf(folder)
      return {
        type: "library",
        name,
        version,
        purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
        ...(license && { licenses: [licenceIn(license)] }),
        ...(integrity && { hashes: [hashIn(integrity)] }),
      }
    }),
  }
}

/** One licence stands by its id in SPDX's list, several as an expression. */
function licenceIn(license: string) {
  return /\b(?:AND|OR)\b/i.test(license) ? { expression: license } : { license: { id: license } }
}

/** A lock file says hashes in base64, CycloneDX in hex. */
function hashIn(integrity: string) {
  const [algorithm = "", hash = ""] = integrity.split(/-(.*)/s)
  return {
    alg: algorithm.replace("sha", "SHA-"),
    content: Buffer.from(hash, "base64").toString("hex"),
  }
}

export function licencesOf(folders: readonly string[]): string {
  return folders
    .map((folder) => {
      const { version, license } = lockedAt(folder)
      const texts = readdirSync(folder)
        .filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
        .map((name) => readFileSync(`${folder}/${name}`, "utf8").trim())
      return [`${nameOf(folder)} ${version}: ${license ?? "as below"}`, ...texts].join("\n\n")
    })
    .join(`\n\n${"-".repeat(80)}\n\n`)
}
