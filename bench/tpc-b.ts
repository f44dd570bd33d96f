import type pg from "pg"

/*
 * The transaction of TPC-B as pgbench does it, in a schema of its own beside the product's tables:
 * five statements over accounts, tellers and branches, one commit, through the driver that the
 * product uses.
 */

const BRANCHES = 10
const TELLERS = 10 * BRANCHES
const ACCOUNTS = 10_000 * BRANCHES

export async function prepareTpcB(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create schema tpc_b;
    create table tpc_b.branches (id int primary key, balance int not null);
    create table tpc_b.tellers (id int primary key, balance int not null);
    create table tpc_b.accounts (id int primary key, balance int not null, filler char(84));
    create table tpc_b.history (teller int, branch int, account int, delta int, at timestamptz);
    insert into tpc_b.branches select id, 0 from generate_series(1, ${BRANCHES}) id;
    insert into tpc_b.tellers select id, 0 from generate_series(1, ${TELLERS}) id;
    insert into tpc_b.accounts select id, 0, '' from generate_series(1, ${ACCOUNTS}) id;
    analyze tpc_b.accounts`)
}

/** Transactions per second, so many at once. */
export async function tpcBPerSecond(pool: pg.Pool, atOnce: number, ms: number): Promise<number> {
  let done = 0
  const begun = performance.now()
  const worker = async () => {
    while (performance.now() - begun < ms) {
      await transact(pool)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (done * 1_000) / (performance.now() - begun)
}

/** One of them. */
export async function transact(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  const one = (count: number) => 1 + Math.floor(Math.random() * count)
  const [account, teller, branch, delta] = [one(ACCOUNTS), one(TELLERS), one(BRANCHES), one(5_000)]
  const change = (table: string) => `update tpc_b.${table} set balance = balance + $1 where id = $2`
  try {
    await client.query("begin")
    await client.query(change("accounts"), [delta, account])
    await client.query("select balance from tpc_b.accounts where id = $1", [account])
    await client.query(change("tellers"), [delta, teller])
    await client.query(change("branches"), [delta, branch])
    await client.query("insert into tpc_b.history values ($1, $2, $3, $4, now())", [
      teller,
      branch,
      account,
      delta,
    ])
    await client.query("commit")
  } finally {
    client.release()
  }
}
