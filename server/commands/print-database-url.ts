import { bootstrap } from "../process.ts"

/** `npm run db:url`: where the server's role connects; with `--owner` who owns the tables. */
export async function printDatabaseUrl(...args: string[]): Promise<void> {
  const ground = await bootstrap("visitor")
  await ground.close()
  const url = args.includes("--owner") ? ground.ownerUrl : ground.url
  if (!url) throw new Error("This process does not have the address of the tables' owner.")
  process.stdout.write(`${url}\n`)
}
