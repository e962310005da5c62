import { control } from './control.ts'
import type { Entries, Entry, Kind } from './entry.ts'
import { events } from './events.ts'
import { lists } from './lists.ts'
import { looks } from './looks.ts'
import { motion } from './motion.ts'
import { oldLooks, oldMotion } from './old.ts'
import { operators } from './operators.ts'
import { customBlocks } from './custom-blocks.ts'
import { sensing } from './sensing.ts'
import { sound } from './sound.ts'
import { variables } from './variables.ts'

const files: readonly (readonly [Kind, Entries])[] = [
  ['motion', motion],
  ['motion', oldMotion],
  ['looks', looks],
  ['looks', oldLooks],
  ['sound', sound],
  ['events', events],
  ['control', control],
  ['sensing', sensing],
  ['operators', operators],
  ['variables', variables],
  ['variables', lists],
  ['own', customBlocks],
]

/** Every known block by opcode. A map, so that an opcode from a file cannot reach inherited properties of an object. */
export const opcodes: ReadonlyMap<string, Entry> = new Map(files.flatMap(([, entries]) => Object.entries(entries)))

const kinds = new Map<string, Kind>(
  files.flatMap(([kind, entries]) => Object.keys(entries).map((opcode) => [opcode, kind] as const)),
)

/** The colour category of a block; undefined for an unknown one. */
export function kindOf(opcode: string): Kind | undefined {
  return kinds.get(opcode)
}

/** Blocks that are loaded separately: see `extensions/extensions.ts`. */
export function addOpcodes(kind: Kind, entries: Entries): void {
  const all = opcodes as Map<string, Entry>
  for (const [opcode, entry] of Object.entries(entries)) {
    all.set(opcode, entry)
    kinds.set(opcode, kind)
  }
}

/** Whether a block belongs to an extension that may not be loaded yet. */
export function isOfExtension(opcode: string): boolean {
  return /^(?:pen|music|text2speech|translate|videoSensing|makeymakey|microbit|ev3|boost|wedo2|gdxfor|faceSensing)_/.test(opcode)
}
