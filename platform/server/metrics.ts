import { Counter, Gauge, Histogram, Registry } from "prom-client"

/** What this process counts for a Prometheus; `server/metrics/` serves it with what is read at that moment. */
export const registry = new Registry()

/** From the start of a try until its end. */
export const jobSeconds = new Histogram({
  name: "aufwind_job_duration_seconds",
  help: "Tries of jobs by queue and outcome: completed, failed, or given_up after the last try",
  labelNames: ["queue", "outcome"] as const,
  // a job counts as dead after 45 s
  buckets: [0.01, 0.05, 0.2, 1, 5, 15, 45],
  registers: [registry],
})

export const mailTries = new Counter({
  name: "aufwind_mail_tries_total",
  help: "Tries to send a mail by outcome: sent, kept where there is no SMTP_URL, failed or refused for good",
  labelNames: ["outcome"] as const,
  registers: [registry],
})

export const databaseAway = new Gauge({
  name: "aufwind_database_away",
  help: "1 while the database does not answer this process, 0 else",
  registers: [registry],
})

export const stalePages = new Counter({
  name: "aufwind_stale_pages_total",
  help: "Pages that were sent from memory because the database did not answer",
  registers: [registry],
})

export const clockOffset = new Gauge({
  name: "aufwind_clock_offset_seconds",
  help: "By how much the clock of this machine is ahead of the database's",
  registers: [registry],
})

export const replicaAge = new Gauge({
  name: "aufwind_replica_age_seconds",
  help: "How old what the replica shows is at most; above 0.75 it is not asked",
  registers: [registry],
})

export const replicaStatements = new Counter({
  name: "aufwind_replica_statements_total",
  help: "Statements that were asked of the replica, by who answered: replica or primary",
  labelNames: ["answered_by"] as const,
  registers: [registry],
})
