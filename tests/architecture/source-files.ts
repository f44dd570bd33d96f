import { execFileSync } from "node:child_process"

/** The TypeScript files below some folders that git knows or would add. */
export function sourceFiles(folders: RegExp): string[] {
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"],
    { encoding: "utf8" },
  )
  return listed.split("\n").filter((file) => folders.test(file))
}
