import { expect, test } from "vitest"
import { readMigrations } from "#platform/server/migrations.ts"
import { faultsOfMigration } from "./migration-rules.ts"

/** Older ones say nothing: every version that asks what is declared knows them. */
const LAST_UNDECLARED = "0101-office-orders.sql"

const migrations = await readMigrations("db/migrations")

test("every new migration says who goes on beside it, and one that expands breaks and stops nobody", () => {
  const faults = migrations
    .filter(({ name }) => name > LAST_UNDECLARED)
    .flatMap(({ name, sql }) => faultsOfMigration(sql).map((fault) => `${name}: ${fault}`))
  expect(faults).toEqual([])
})

test.each([
  "alter table users rename column phone to telephone",
  "alter table users drop column phone",
  "alter table users drop phone",
  "alter table users add a text, drop b",
  "drop table planes",
  "alter table users alter column phone type varchar(20)",
  "alter table users alter phone set not null",
  "alter table users add column nick text not null",
  "alter table users add nick text not null, add other text default 'x'",
  "create index users_by_nick on users (nick)",
  "create unique index users_by_nick on users (nick)",
  "alter table users add constraint short check (length(nick) < 9)",
  "alter table users add constraint one unique (nick)",
  "create table other (id integer); create index users_by_nick on users (nick)",
  "truncate users",
])("%s is for contract alone", (statement) => {
  expect(faultsOfMigration(`-- expand: x\n${statement};\n`)).toEqual([
    expect.stringMatching(/^it says expand, and /),
  ])
  expect(faultsOfMigration(`-- contract after 0123: x\n${statement};\n`)).toEqual([])
})

test.each([
  "create table nicks (id integer primary key, nick text not null); create index nicks_by_nick on nicks (nick)",
  "alter table users add nick text",
  "alter table users add column nick text not null default 'x', add other boolean default false not null",
  "alter table users alter nick drop not null",
  "alter table users drop constraint short",
  "alter table users add constraint short check (length(nick) < 9) not valid",
  "alter table users validate constraint short",
  "alter table users add constraint one unique using index users_by_nick",
  "create or replace function f() returns trigger language plpgsql as $$ begin drop table x; end $$",
  "-- what we rename later\nselect person_view.drop('users')",
])("%s may be in expand", (statement) => {
  expect(faultsOfMigration(`-- expand: x\n${statement};\n`)).toEqual([])
})

test("what is made concurrently stands alone and without a transaction", () => {
  const index = "create index concurrently users_by_nick on users (nick);\n"
  expect(faultsOfMigration(`-- expand: x\n-- without a transaction\n${index}`)).toEqual([])
  expect(faultsOfMigration(`-- expand: x\n${index}`)).toHaveLength(1)
  expect(
    faultsOfMigration(`-- expand: x\n-- without a transaction\n${index}${index}`),
  ).toHaveLength(1)
  expect(faultsOfMigration(index)).toHaveLength(1)
})
