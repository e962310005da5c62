import { globSync } from 'node:fs'
import { run } from '../run.ts'

/** Files that git tracks or would add; in an unpacked archive without git, everything except generated folders. */
export async function ownFiles(root: string): Promise<string[]> {
  const list = run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const { code, output } = await list.catch(() => ({ code: 1, output: '' }))
  if (code === 0) return output.split('\n').filter(Boolean)
  return globSync('**', { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', 'data/**'] })
}
