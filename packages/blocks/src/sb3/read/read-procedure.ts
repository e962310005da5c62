/** The text and arguments of a custom block. */
import type { Procedure } from '../../project.ts'
import { listOf, mapOf, nameOf, textOf, valueIn } from '../tolerant-values.ts'
import type { Reader } from './reader.ts'

export function readProcedure(reader: Reader, opcode: string, block: unknown): Procedure | undefined {
  if (opcode === 'procedures_call') return procedureFrom(valueIn(block, 'mutation'))
  return opcode === 'procedures_definition' ? complete(procedureFrom(valueIn(prototypeOf(reader, block), 'mutation'))) : undefined
}

/** Every argument has a name and a default. */
function complete(procedure: Procedure): Procedure {
  const each = (list: readonly string[]) => procedure.argumentIds.map((_, index) => list[index] ?? '')
  return { ...procedure, argumentNames: each(procedure.argumentNames), argumentDefaults: each(procedure.argumentDefaults) }
}

/** A definition's text and arguments are in a separate prototype block. */
export function prototypeOf({ byId, used }: Reader, block: unknown): unknown {
  const id = listOf(valueIn(valueIn(block, 'inputs'), 'custom_block'))[1]
  if (typeof id !== 'string') return undefined
  const prototype = byId.get(id)
  used.add(id)
  // Its arguments are shown in it, as blocks that only represent their names.
  for (const [, input] of mapOf(valueIn(prototype, 'inputs'))) used.add(textOf(listOf(input)[1]))
  return prototype
}

const maxArguments = 100

function procedureFrom(mutation: unknown): Procedure {
  return {
    code: nameOf(valueIn(mutation, 'proccode')),
    argumentIds: textsIn(valueIn(mutation, 'argumentids')),
    argumentNames: textsIn(valueIn(mutation, 'argumentnames')),
    argumentDefaults: textsIn(valueIn(mutation, 'argumentdefaults')),
    warp: textOf(valueIn(mutation, 'warp')) === 'true',
  }
}

/** A list of texts that is stored as JSON text. */
function textsIn(found: unknown): string[] {
  try {
    return listOf(JSON.parse(textOf(found, '[]')))
      .slice(0, maxArguments)
      .map((each) => nameOf(each))
  } catch {
    return []
  }
}
