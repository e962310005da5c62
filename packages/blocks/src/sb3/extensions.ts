/** The Scratch extension of a block. */
import { allBlocks, type Project } from '../project.ts'
import { foreignValue } from './foreign-json.ts'
import { textOf, valueIn } from './tolerant-values.ts'

const core = new Set('argument colour control data event looks math motion operator procedures sensing sound'.split(' '))

/** The extensions of Scratch; it does not open files with blocks of others. */
export const scratchExtensions: ReadonlySet<string> = new Set(
  'pen music text2speech translate videoSensing makeymakey microbit ev3 boost wedo2 gdxfor faceSensing'.split(' '),
)

/** The prefix of an opcode, unless it is one of Scratch's own categories. */
export function extensionOf(opcode: string): string | undefined {
  const [, prefix = ''] = /^([^_]*)_/.exec(opcode) ?? []
  return prefix === '' || core.has(prefix) ? undefined : prefix
}

/** Of all blocks and the shadow blocks in their inputs. */
export function extensionsIn(project: Project): string[] {
  const used = allBlocks(project).flatMap(({ opcode, inputs }) => [
    opcode,
    ...inputs.flatMap(({ shadow }) => textOf(valueIn(foreignValue(shadow), 'opcode'))),
  ])
  return [...new Set(used.flatMap((opcode) => extensionOf(opcode) ?? []))]
}
