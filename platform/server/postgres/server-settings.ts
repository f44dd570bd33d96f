import type { DataDirLayout } from "./data-dir-layout.ts"

/**
 * Given on the command line at each start, not written into the data folder: a new version of the
 * product brings its own settings. Sized for a small machine.
 */
export function serverArguments(layout: DataDirLayout, port: number): string[] {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    // A socket's path may have at most 107 bytes, a DATA_DIR may be longer.
    unix_socket_directories: "",
    cluster_name: layout.clusterName,
    shared_buffers: "256MB",
    max_connections: "100",
    fsync: "on",
    timezone: "UTC",
    log_timezone: "UTC",
    password_encryption: "scram-sha-256",
    jit: "off",
    // Without ERROR: the product handles refused statements itself, and their details (a key
    // that exists already) are personal data that must not lie in a log.
    log_min_messages: "log",
    log_checkpoints: "off",
    logging_collector: "off",
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  return ["-D", layout.cluster, ...flags]
}
