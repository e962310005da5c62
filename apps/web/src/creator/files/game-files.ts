/** Exports a game to a file and imports one. Nothing here changes the open game. */
import { type Project, targetsOf } from '@ankur/blocks/project'
import type { ReadProblem } from '@ankur/blocks/sb3/read'
import type { ExportReport } from '@ankur/blocks/sb3/report'
import { showPictures } from '../stage/pictures-shown.ts'
import { askWorker, type WorkerResult } from './ask-worker.ts'
import { recogniseLibraryPictures } from '../library/recognise-pictures.ts'
import { loadPictures } from '../library/library-pictures.ts'
import { storeFiles } from './stored-files.ts'
import { ownDrawings } from './own-drawings.tsx'
import type { GameFromFile } from './scratch-worker.ts'

/** The size limit of an imported file. */
const importBytes = 20 * 1024 * 1024

export interface FileFailure {
  readonly failed: 'too_slow' | 'failed' | 'too_large'
  readonly problem?: ReadProblem
}

export async function exportGame(
  project: Project,
  signal: AbortSignal,
): Promise<FileFailure | { readonly bytes: Uint8Array; readonly report: ExportReport }> {
  const names = targetsOf(project).flatMap(({ costumes, sounds }) => [
    ...costumes.map(({ picture }) => picture),
    ...sounds.map(({ file }) => file),
  ])
  const files = await loadPictures(names).catch(() => new Map<string, Uint8Array>())
  const answer = await askWorker({ kind: 'write', project, files, drawings: ownDrawings() }, signal)
  return answer.kind === 'written' ? answer : failureOf(answer)
}

export async function importGame(file: File, signal: AbortSignal): Promise<FileFailure | GameFromFile> {
  if (file.size > importBytes) return { failed: 'failed', problem: 'too_big' }
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return { failed: 'failed', problem: 'not_json' }
  const answer = await askWorker({ kind: 'read', bytes: new Uint8Array(bytes), drawings: ownDrawings() }, signal)
  return answer.kind === 'read' ? await recogniseLibraryPictures(answer) : failureOf(answer)
}

/** Stores and shows the files of an imported game; false when this device has no space. */
export async function openGame(files: ReadonlyMap<string, Uint8Array>): Promise<boolean> {
  try {
    await storeFiles(files)
  } catch {
    return false
  }
  showPictures(files)
  return true
}

function failureOf(answer: Awaited<WorkerResult>): FileFailure {
  if (answer.kind === 'unreadable') return { failed: 'failed', problem: answer.problem }
  if (answer.kind === 'too large') return { failed: 'too_large' }
  return { failed: answer.kind === 'too slow' ? 'too_slow' : 'failed' }
}
