import { sql } from "drizzle-orm"
import pg from "pg"
import { expect, test } from "vitest"
import { testDatabaseWithUrl } from "#tests/support/database.ts"
import type { Db } from "./db.ts"
import { migrate, readMigrations, requireMigrated } from "./migrations.ts"
import { ownsTables, prepareDatabase } from "./prepare-database.ts"

/*
 * What the server's role may do, as PostgreSQL answers it: rows, and of the ledger and the events only
 * new ones.
 */

const { db, url, owner, ownerUrl } = await testDatabaseWithUrl()
const files = await readMigrations("db/migrations")
const SERVER = new URL(url).username

const refused = (statement: string) =>
  expect(db.execute(sql.raw(statement)), statement).rejects.toMatchObject({
    cause: { code: "42501" },
  })

async function rowsOf<Row extends Record<string, unknown>>(by: Db, query: string) {
  return (await by.execute<Row>(sql.raw(query))).rows
}

test("the server's role is no superuser, makes nothing, owns nothing and belongs to nobody", async () => {
  expect(
    await rowsOf(
      db,
      `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
        has_database_privilege(current_database(), 'create') as "makes schemas",
        (select count(*)::int from pg_shdepend d where d.refobjid = r.oid and d.deptype = 'o') as owned,
        (select count(*)::int from pg_auth_members where member = r.oid) as memberships,
        (select string_agg(nspname, ' ') from pg_namespace n where has_schema_privilege(n.oid, 'create')) as "makes tables in"
       from pg_roles r where rolname = current_user`,
    ),
  ).toEqual([
    {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
      "makes schemas": false,
      owned: 0,
      memberships: 0,
      "makes tables in": null,
    },
  ])
})

test.each([
  "create table doors (id integer)",
  "create schema cellar",
  "create table pgboss.doors (id integer)",
  "alter table users add column is_owner boolean",
  "alter table events disable trigger user",
  "drop table users",
  "create function open() returns void language sql as 'select'",
  "create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$",
  "set session_replication_role = replica",
  "truncate users cascade",
  "alter role current_user superuser",
  "set role aufwind",
  "copy users to program 'true'",
])("nothing is made or changed but rows: %s", async (statement) => {
  await refused(statement)
})

const NEVER_CHANGED = [
  "content_versions",
  "events",
  "flight_prices",
  "goodwills",
  "ledger_entries",
  "ledger_transactions",
  "month_closings",
  "setting_versions",
]
/** Added to and taken away, and never another in between. */
const NEVER_REWRITTEN = ["case_notes", "office_role_grants"]
const NEVER_DELETED = [
  "booking_notes",
  "disputes",
  "payouts",
  "refunds",
  "share_refunds",
  "sheet_notes",
  "transfers",
]

test.each([
  ["events", "reason"],
  ["flight_prices", "seat_price_cents"],
  ["ledger_entries", "amount_cents"],
  ["ledger_transactions", "business_key"],
  ["goodwills", "amount_cents"],
  ["month_closings", "note"],
  ["setting_versions", "reason"],
])("rows of %s are written and read, and no more", async (table, column) => {
  await refused(`update ${table} set ${column} = null`)
  await refused(`delete from ${table}`)
  await refused(`truncate ${table} cascade`)
  await refused(`select from ${table} for update`)
  expect(await privilegesOf(table)).toEqual("INSERT SELECT")
})

test("what is never deleted cannot be, whatever a trigger says", async () => {
  for (const table of NEVER_DELETED) {
    await refused(`delete from ${table}`)
    expect(await privilegesOf(table)).toEqual("INSERT SELECT UPDATE")
  }
})

test("what is never rewritten cannot be, whatever a trigger says", async () => {
  for (const [table, column] of [
    ["case_notes", "text"],
    ["office_role_grants", "role"],
  ]) {
    await refused(`update ${table} set ${column} = null`)
    expect(NEVER_REWRITTEN).toContain(table)
    expect(await privilegesOf(String(table))).toEqual("DELETE INSERT SELECT")
  }
})

test("the list of migrations is read only", async () => {
  await refused("insert into schema_migrations values ('9999-mine.sql', 'h', now())")
  expect(await privilegesOf("schema_migrations")).toEqual("SELECT")
})

test("every other table has all four, and nobody may more", async () => {
  const rows = await rowsOf<{ name: string }>(
    db,
    `select oid::regclass::text as name from pg_class
     where relkind in ('r', 'p', 'v') and (relnamespace = 'pgboss'::regnamespace
       or relnamespace = 'public'::regnamespace and not relispartition)`,
  )
  const special = [...NEVER_CHANGED, ...NEVER_REWRITTEN, ...NEVER_DELETED, "schema_migrations"]
  const others = rows.map(({ name }) => name).filter((name) => !special.includes(name))
  expect(others.length).toBeGreaterThan(100)
  const privileges = await Promise.all(others.map(privilegesOf))
  expect(new Set(privileges)).toEqual(new Set(["DELETE INSERT SELECT UPDATE"]))
})

/** Asked by the owner: what a role may know of a table's grants depends on who it is. */
async function privilegesOf(table: string): Promise<string> {
  const [row] = await rowsOf<{ list: string }>(
    owner,
    `select string_agg(privilege_type, ' ' order by privilege_type) as list
     from pg_class c, aclexplode(c.relacl) a
     where c.oid = '${table}'::regclass and a.grantee = '${SERVER}'::regrole`,
  )
  return row?.list ?? ""
}

test("what a migration makes may be used as soon as it is there, also by the triggers of others", async () => {
  const late = {
    name: "9001-late.sql",
    hash: "l",
    sql: `create table late (id integer generated always as identity, word text);
      create sequence late_numbers;
      create trigger late_is_never_changed before update or delete on late
        for each row execute function refuse_change();`,
  }
  await migrate(ownerUrl, [...files, late], SERVER)
  await db.execute(sql`insert into late (word) values ('first')`)
  expect(await rowsOf(db, "select nextval('late_numbers')::int as n, word from late")).toEqual([
    { n: 1, word: "first" },
  ])
  await refused("update late set word = 'second'")
  await refused("delete from late")
})

test("what an operator has granted too freely is taken away by the next migration", async () => {
  await owner.execute(
    sql.raw(`grant update, delete, truncate, trigger on events, users to ${SERVER}`),
  )
  await owner.execute(sql.raw("grant create on schema public to public"))
  const applied = [...files, { name: "9001-late.sql", hash: "l", sql: "" }]
  expect(await migrate(ownerUrl, applied, SERVER)).toEqual([])
  expect(await privilegesOf("events")).toEqual("INSERT SELECT")
  expect(await privilegesOf("users")).toEqual("DELETE INSERT SELECT UPDATE")
  await refused("create table doors (id integer)")
})

test("who may not migrate says what is to be done, and starts once somebody has", async () => {
  const later = [...files, { name: "9001-late.sql", hash: "l", sql: "" }]
  await expect(
    requireMigrated(url, [...later, { name: "9002-x.sql", hash: "x", sql: "" }]),
  ).rejects.toThrow(/9002-x\.sql.*npm run db:migrate.*MIGRATION_DATABASE_URL/)
  await expect(requireMigrated(url, files)).rejects.toThrow("it is newer")
  await requireMigrated(url, later)
  expect(await ownsTables(url)).toBe(false)
  expect(await ownsTables(ownerUrl)).toBe(true)
})

test("an operator's owner need be no superuser, and the server's role has any name", async () => {
  const name = `of_an_operator_${process.pid}`
  const admin = new pg.Client({ connectionString: ownerUrl })
  await admin.connect()
  const make = `create role ${name}_owner login password 'o'; create role ${name}_server login password 's'`
  await admin.query(make)
  await admin.query(`create database ${name} owner ${name}_owner`)
  const urlFor = (role: string, password: string) => {
    const address = new URL(ownerUrl)
    Object.assign(address, { username: `${name}_${role}`, password, pathname: `/${name}` })
    return address.href
  }
  const [theirs, servers] = [urlFor("owner", "o"), urlFor("server", "s")]
  try {
    expect(await ownsTables(theirs)).toBe(true)
    expect(await ownsTables(servers)).toBe(false)
    await expect(requireMigrated(servers, files)).rejects.toThrow(/is empty.*npm run db:migrate/)
    // with the one role that there was before
    expect(await prepareDatabase(theirs, theirs)).toHaveLength(files.length)
    await expect(requireMigrated(servers, files)).rejects.toThrow(
      /may not read.*npm run db:migrate/,
    )
    expect(await prepareDatabase(theirs, servers)).toEqual([])
    await requireMigrated(servers, files)
    const server = new pg.Client({ connectionString: servers })
    await server.connect()
    await server.query("select analyze_tables()")
    await expect(server.query("delete from events")).rejects.toMatchObject({ code: "42501" })
    await expect(server.query("create table doors ()")).rejects.toMatchObject({ code: "42501" })
    await server.end()
    await expect(prepareDatabase(theirs, ownerUrl)).rejects.toThrow("superuser")
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query(`drop role ${name}_owner, ${name}_server`)
    await admin.end()
  }
})
