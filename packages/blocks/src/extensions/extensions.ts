/** The supported blocks of Scratch extensions. Loaded for games that use one, and when reading Scratch files. */
import { addOpcodes } from '../opcodes/opcodes.ts'
import { musicBlocks } from './music.ts'
import { penBlocks } from './pen-blocks.ts'
import { speechBlocks } from './speech.ts'

/** Registers the blocks for all machines and pages. */
export function addExtensions(): void {
  addOpcodes('looks', penBlocks)
  addOpcodes('sound', musicBlocks)
  addOpcodes('sound', speechBlocks)
}
