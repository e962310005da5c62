/** Blocks of Scratch's extensions that run here. Fetched by games that hold one, and by whoever reads files of Scratch. */
import { addOpcodes } from '../opcodes/opcodes.ts'
import { musicBlocks } from './music.ts'
import { penBlocks } from './pen-blocks.ts'
import { speechBlocks } from './speech.ts'

/** From now on every machine and every page knows them. */
export function addExtensions(): void {
  addOpcodes('looks', penBlocks)
  addOpcodes('sound', musicBlocks)
  addOpcodes('sound', speechBlocks)
}
