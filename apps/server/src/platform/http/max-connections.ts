/**
 * The number of connections that one address of the server accepts: a third of the files that this process may open, as there are
 * up to two addresses. Without a file left, the database, uploads and parts of Node fail, and the process ends.
 */
export const maxConnections = thirdOf(openFiles())

interface Limits {
  readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } }
}

/** Only the diagnostic report of Node contains it; not on Windows, where there is no such limit. */
function openFiles(): number | null {
  const { userLimits } = process.report.getReport() as Limits
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : null
}

function thirdOf(files: number | null): number | null {
  return files === null ? null : Math.floor(files / 3)
}
