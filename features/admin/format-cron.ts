/** „täglich um 03:47 Uhr“; a plan of another form is shown as it is written. */
export function formatCron(cron: string): string {
  const [minute = "", hour = "", ...rest] = cron.split(" ")
  if (rest.join(" ") !== "* * *") return cron
  const everyMinutes = /^\*\/(\d+)$/.exec(minute)
  if (hour === "*") {
    if (minute === "*") return "jede Minute"
    if (everyMinutes) return `alle ${everyMinutes[1]} Minuten`
    if (/^\d+$/.test(minute)) return `stündlich, ${minute} Minuten nach der vollen`
  }
  if (/^\d+$/.test(minute) && /^\d+$/.test(hour)) {
    return `täglich um ${hour.padStart(2, "0")}:${minute.padStart(2, "0")} Uhr`
  }
  return cron
}
