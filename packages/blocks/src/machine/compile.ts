/** Compiles scripts to closures once: a script becomes a chain of steps, a reporter a tree of reads. */
import type { EdgeHat, Hat } from '../opcodes/entry.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import type { Block, Script, Target } from '../project.ts'
import { type Body, fieldOf, type Scope, siteOf, stack } from './site.ts'
import type { Definition, Entry, Program } from './state.ts'
import type { Cell, ListCell } from './values.ts'
import { ends, returns } from './threads.ts'

export function compileTarget(scope: Scope, target: Target, own: { cells: Cell[]; lists: ListCell[] }): Program {
  const definitions = declared(target)
  const context: Context = { scope, target, ...own, definitions }
  for (const script of target.scripts) compileDefinition(context, script)

  const hats = new Map<string, Entry[]>()
  const edges = new Map<string, Entry[]>()
  let index = 0
  for (const script of target.scripts) {
    const hat = script.blocks[0]
    const spec = hat && opcodes.get(hat.opcode)
    if (!hat || (spec?.shape !== 'hat' && spec?.shape !== 'edge-hat')) continue
    const entry = compileScript(context, script, { hat, spec, index: index++ })
    if (spec.shape === 'edge-hat') addTo(edges, hat.opcode, entry)
    else
      addTo(
        hats,
        spec.key((name) => fieldOf(hat, name)),
        entry,
      )
  }
  const { name, costumes, sounds } = target
  return { name, costumes, sounds, hats, edges }
}

type Context = Omit<Body, 'procedure' | 'counters' | 'depth'>

/** The custom blocks, declared before any is compiled, because they may call each other. Of two with the same text the first counts. */
function declared(target: Target): Map<string, Definition> {
  const definitions = new Map<string, Definition>()
  for (const { blocks } of target.scripts) {
    const procedure = blocks[0]?.opcode === 'procedures_definition' ? blocks[0].procedure : undefined
    if (procedure && !definitions.has(procedure.code)) definitions.set(procedure.code, { procedure, first: ends })
  }
  return definitions
}

function compileDefinition(context: Context, { blocks }: Script): void {
  const procedure = blocks[0]?.procedure
  const definition = procedure && context.definitions.get(procedure.code)
  if (!definition || definition.procedure !== procedure) return
  definition.first = stack({ ...context, procedure, counters: 0, depth: 0 }, blocks.slice(1), returns)
}

interface Top {
  readonly hat: Block
  readonly spec: Hat | EdgeHat
  readonly index: number
}

function compileScript(context: Context, { blocks }: Script, { hat, spec, index }: Top): Entry {
  const body: Body = { ...context, procedure: null, counters: 0, depth: 0 }
  const entry = {
    index,
    first: stack(body, blocks.slice(1), returns),
    restarts: spec.shape === 'hat' && spec.restarts,
    hatId: hat.id,
  }
  return spec.shape === 'edge-hat' ? { ...entry, isTrue: spec.isTrue(siteOf(body, hat)) } : entry
}

function addTo(hats: Map<string, Entry[]>, key: string, entry: Entry): void {
  const entries = hats.get(key)
  if (entries) entries.push(entry)
  else hats.set(key, [entry])
}
