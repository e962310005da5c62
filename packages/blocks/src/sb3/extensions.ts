/** Which of Scratch's extensions a block belongs to. */
import { allBlocks, type Project } from '../project.ts'
import { valueKept } from './kept.ts'
import { textOf, valueIn } from './loose.ts'

const core = new Set('argument colour control data event looks math motion operator procedures sensing sound'.split(' '))

/** Those that Scratch has; it opens no file with a block of another. */
export const scratchExtensions: ReadonlySet<string> = new Set(
  'pen music text2speech translate videoSensing makeymakey microbit ev3 boost wedo2 gdxfor faceSensing'.split(' '),
)

/** What stands before the first line in an opcode, unless it is one of Scratch's own kinds. */
export function extensionOf(opcode: string): string | undefined {
  const [, prefix = ''] = /^([^_]*)_/.exec(opcode) ?? []
  return prefix === '' || core.has(prefix) ? undefined : prefix
}

/** Of all blocks, and of the small ones in their inputs. */
export function extensionsIn(project: Project): string[] {
  const used = allBlocks(project).flatMap(({ opcode, inputs }) => [
    opcode,
    ...inputs.flatMap(({ shadow }) => textOf(valueIn(valueKept(shadow), 'opcode'))),
  ])
  return [...new Set(used.flatMap((opcode) => extensionOf(opcode) ?? []))]
}
