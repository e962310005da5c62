/** 57P01 to 57P03: shutting down, crashed, still starting. 53300: no room for one more. The rest is what a socket says. */
const away = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
const awayWithoutCode = /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout)/

/** Whether the database is away for the moment: nobody's mistake, and over soon. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  // A socket that is not there, and not any other file.
  if (code === 'ENOENT') return syscall === 'connect'
  return away.has(code) || awayWithoutCode.test(error.message)
}
