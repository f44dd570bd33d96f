// `npm run supply-chain`: licences, install scripts and pins, then what is known against the packages
// of production. Fails on a grave finding that nobody has looked at; says so when no registry answers.
import { spawnSync } from "node:child_process"
import { ensureInstalled, env24, fail, root, run, say } from "./node-24.mjs"

/** Advisories that do not touch us: the number of each in GitHub's list, and why. */
const LOOKED_AT = {}

const GRAVE = ["high", "critical"]

ensureInstalled({ tests: true })
run("vitest", ["run", "--project", "rules", "tests/supply-chain"])

const report = askAdvisories()
if (report?.vulnerabilities === undefined) {
  say(`Advisories: not checked, no registry answered (${report?.message ?? "no report"}).`)
} else {
  judge(Object.values(report.vulnerabilities))
}

function askAdvisories() {
  const { stdout } = spawnSync("npm", ["audit", "--json", "--omit=dev"], {
    cwd: root,
    env: env24,
    encoding: "utf8",
    // findings make it end with 1, so that only what it writes counts
    maxBuffer: 64 * 1024 * 1024,
  })
  try {
    return JSON.parse(stdout)
  } catch {
    return undefined
  }
}

/** A package stands there for each advisory of its own, and by name for those of what it needs. */
function judge(packages) {
  const advisories = packages.flatMap(({ via }) => via.filter((one) => typeof one === "object"))
  const isGrave = ({ severity, url }) =>
    GRAVE.includes(severity) && !(url.split("/").at(-1) in LOOKED_AT)
  for (const { name, severity, title, url } of advisories)
    say(`${severity} ${name}: ${title} ${url}`)
  const grave = advisories.filter(isGrave)
  if (grave.length > 0) fail(`Advisories: ${grave.length} grave ones that nobody has looked at.`)
  else say(`Advisories: ${advisories.length}, none of them grave and unknown.`)
}
