/** Reads and writes Scratch files in a worker, so that a large or hostile file blocks nothing and can be terminated. */
import '../../platform/newer-arrays.ts'
import { isBuiltInSound, builtInSounds } from '@ankur/blocks/built-in-sounds'
import { type Project, targetsOf } from '@ankur/blocks/project'
import { cleanSvg } from '@ankur/blocks/sb3/svg/clean-svg'
import { md5 } from '@ankur/blocks/sb3/md5'
import { type ReadProblem, readSb3 } from '@ankur/blocks/sb3/read'
import { exportReport, type ExportReport, importReport, type ImportReport } from '@ankur/blocks/sb3/report'
import { writeSb3 } from '@ankur/blocks/sb3/write'
import { builtInSoundFiles } from '@ankur/blocks/sounds/built-in-sound-files'
import { withFlags } from '@ankur/blocks/palette/new-block'

/** One of our own pictures as it is in a file. */
export interface OwnDrawing {
  readonly name: string
  readonly svg: string
  readonly width: number
  readonly height: number
}

export type WorkerRequest =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly drawings: readonly OwnDrawing[] }
  | {
      readonly kind: 'write'
      readonly project: Project
      readonly files: ReadonlyMap<string, Uint8Array>
      readonly drawings: readonly OwnDrawing[]
    }

export interface GameFromFile {
  readonly project: Project
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly report: ImportReport
}

export type Answer =
  | ({ readonly kind: 'read' } & GameFromFile)
  | { readonly kind: 'written'; readonly bytes: Uint8Array; readonly report: ExportReport }
  | { readonly kind: 'unreadable'; readonly problem: ReadProblem }
  | { readonly kind: 'too large' }

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  postMessage(data.kind === 'read' ? read(data.bytes, data.drawings) : write(data))
})

function read(bytes: Uint8Array, drawings: readonly OwnDrawing[]): Answer {
  const own = new Map(
    [...ourFiles(drawings, builtInSounds)].map(([name, content]) => [
      `${md5(content)}.${isBuiltInSound(name) ? 'wav' : 'svg'}`,
      name,
    ]),
  )
  const found = readSb3(bytes, { own })
  if (!found.ok) return { kind: 'unreadable', problem: found.problem }
  const { project, files, notes } = found
  return { kind: 'read', project, files, report: importReport(project, notes) }
}

function write({ project, files, drawings }: Extract<WorkerRequest, { kind: 'write' }>): Answer {
  const leaving = withFlags(project)
  const played = targetsOf(project).flatMap(({ sounds }) => sounds.map(({ file }) => file))
  const all = new Map([...files, ...ourFiles(drawings, played)])
  const written = writeSb3(leaving, all)
  if (!written.ok) return { kind: 'too large' }
  return { kind: 'written', bytes: written.bytes, report: exportReport(leaving, all) }
}

/** Our own drawings and sounds, by their names in a game. */
function ourFiles(drawings: readonly OwnDrawing[], sounds: readonly string[]): Map<string, Uint8Array> {
  return new Map([...cleaned(drawings), ...builtInSoundFiles(sounds)])
}

/** As they are in an imported file, so that they are recognised. */
function cleaned(drawings: readonly OwnDrawing[]): Map<string, Uint8Array> {
  const found = drawings.map(({ name, svg, width, height }) => [name, cleanSvg(svg, { width, height })?.text ?? ''] as const)
  return new Map(found.map(([name, text]) => [name, new TextEncoder().encode(text)]))
}
