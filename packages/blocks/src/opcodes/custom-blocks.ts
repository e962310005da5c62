import type { Step } from '../machine/state.ts'
import { call } from '../machine/threads.ts'
import { type Entries, type Read, type Site } from './entry.ts'
import type { Value } from '../project.ts'

export const customBlocks = {
  procedures_definition: {
    shape: 'part',
  },
  procedures_call: {
    shape: 'control',
    step: calls,
  },
  argument_reporter_string_number: {
    shape: 'reporter',
    fields: { VALUE: '' },
    gives: 'value',
    read: (site) => argument(site, 0),
  },
  argument_reporter_boolean: {
    shape: 'reporter',
    fields: { VALUE: '' },
    gives: 'value',
    read: (site) => argument(site, 0),
  },
} satisfies Entries

/** A call of an undefined custom block only evaluates its inputs, which may use a random number. */
function calls(site: Site, next: Step): Step {
  const definition = site.definition()
  if (!definition) {
    const reads = site.readAgain(...site.block.inputs.map(({ name }) => name))
    return (thread) => {
      reads?.(thread)
      return next
    }
  }
  const { argumentIds, argumentDefaults } = definition.procedure
  const given = new Set(site.block.inputs.map(({ name }) => name))
  const values = argumentIds.map((id, index) => (given.has(id) ? site.value(id) : always(argumentDefaults[index] ?? '')))
  return (thread) => {
    const read: Value[] = []
    for (const value of values) read.push(value(thread))
    return call(thread, definition, read, next)
  }
}

function always(value: Value): Read<Value> {
  return () => value
}

/** Outside its custom block an argument has no value. */
function argument(site: Site, otherwise: Value): Read<Value> {
  const index = site.argument(site.field('VALUE'))
  return ({ frame }) => frame.values[index] ?? otherwise
}
