/** Another live process holds the data folder; `holder` is its process id (0 while unknown). */
export class DataDirInUseError extends Error {
  readonly holder: number

  constructor(dataDir: string, holder: number) {
    const process = holder > 0 ? `process ${holder}` : "another process"
    super(`${dataDir} is in use by ${process}; stop it or set another DATA_DIR`)
    this.name = "DataDirInUseError"
    this.holder = holder
  }
}

/** The data folder was written by another major version of PostgreSQL; nothing was touched. */
export class WrongMajorVersionError extends Error {
  constructor(cluster: string, found: string, expected: number) {
    super(
      `${cluster} was written by PostgreSQL ${found}, this version runs PostgreSQL ${expected}; ` +
        "nothing was changed. Move it by `npm run db:upgrade`, or set another DATA_DIR",
    )
    this.name = "WrongMajorVersionError"
  }
}

/** The folder cannot hold a running PostgreSQL: rights, a read-only disk, foreign contents. */
export class DataDirUnusableError extends Error {
  constructor(dataDir: string, reason: string, options?: ErrorOptions) {
    super(`DATA_DIR ${dataDir} cannot be used: ${reason}`, options)
    this.name = "DataDirUnusableError"
  }
}

/** PostgreSQL ended before it was ready; the message carries the last line of its log. */
export class PostgresStartError extends Error {
  constructor(reason: string) {
    super(`PostgreSQL did not start: ${reason}`)
    this.name = "PostgresStartError"
  }
}
