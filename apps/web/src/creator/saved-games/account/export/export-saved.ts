import type { SavedProject } from '@ankur/blocks/project-contract'
import { parseProjectContent } from '@ankur/blocks/project-file'
import { saveFile } from '../../../../platform/storage/save-file.ts'
import { exportGame } from '../../../files/game-files.ts'
import { bringDrawings } from '../account-drawings.ts'

/** Exports a game of the account as a Scratch file. Each outcome has its message. */
export async function exportSaved({
  id,
  name,
  data,
}: SavedProject): Promise<'exported' | 'exported_missing' | 'newer_page' | 'unreadable' | 'failed'> {
  const parsed = parseProjectContent(data)
  if (!parsed.ok) return parsed.problem === 'newer_version' ? 'newer_page' : 'unreadable'
  // Files that are still missing are reported.
  await bringDrawings(id, parsed.project).catch(() => {})
  const made = await exportGame(parsed.project, new AbortController().signal)
  if ('failed' in made) return 'failed'
  saveFile(fileName(name), new Blob([made.bytes.slice()], { type: 'application/x.scratch.sb3' }))
  return made.report.missing.length > 0 ? 'exported_missing' : 'exported'
}

/** Letters of any script, and no characters that are special in a file system. */
function fileName(name: string): string {
  return `${name.replace(/[^\p{L}\p{M}\p{N} _-]+/gu, '').trim() || 'game'}.sb3`
}
