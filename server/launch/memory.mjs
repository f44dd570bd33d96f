/**
 * How the server handles memory. Where a machine has a lot, V8 lets garbage pile up to four times of what is in use
 * before it looks, and glibc keeps a heap for each thread: 1 GB under load of which 200 MB is in use. What the
 * operator says in NODE_OPTIONS comes later and wins.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
  NODE_OPTIONS: `--max-old-space-size=1536 --max-semi-space-size=16 ${process.env.NODE_OPTIONS ?? ""}`,
}
