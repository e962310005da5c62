/**
 * Scripts without a hat start with Run in games made here: for running and for export to Scratch they get the hat "when
 * flag clicked".
 */
import { newBlock } from './palette/new-block.ts'
import { opcodes } from './opcodes/opcodes.ts'
import type { Project, Script, Target } from './project.ts'

export function withFlags(project: Project): Project {
  let next = project.nextId
  const begun = (script: Script): Script => {
    const hat = isLoose(script) ? newBlock('event_whenflagclicked') : undefined
    return hat ? { ...script, blocks: [{ ...hat, id: `b${next++}` }, ...script.blocks] } : script
  }
  const inTarget = <T extends Target>(target: T): T => ({ ...target, scripts: target.scripts.map(begun) })
  const stage = inTarget(project.stage)
  const sprites = project.sprites.map(inTarget)
  return next === project.nextId ? project : { ...project, stage, sprites, nextId: next }
}

/** Begins with a command: not with a hat, a definition or a reporter. */
function isLoose({ blocks }: Script): boolean {
  const [first] = blocks
  const shape = first && opcodes.get(first.opcode)?.shape
  return shape === 'command' || shape === 'control'
}
