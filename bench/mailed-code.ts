import type { Product } from "./product.ts"

/** The six digits of the newest mail to an address. */
export async function mailedCode({ db }: Product, email: string): Promise<string> {
  const { rows } = await db.query<{ text: string }>(
    "select text from mails where recipient = $1 order by created_at desc limit 1",
    [email],
  )
  const code = /\b\d{6}\b/.exec(rows[0]?.text ?? "")?.[0]
  if (!code) throw new Error("no code was mailed")
  return code
}
