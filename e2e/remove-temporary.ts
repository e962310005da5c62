import { rmSync } from 'node:fs'

/** Keeps the folder of a failed run when asked to: traces are in it. */
export default function removeTemporary(): void {
  const folder = process.env.ANKUR_E2E_TMP
  if (folder && !process.env.KEEP_TRACES) rmSync(folder, { recursive: true, force: true })
}
