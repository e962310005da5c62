import type { Thread } from '../machine/state.ts'
import { type Cell, asVariable } from '../machine/values.ts'
import type { Value } from '../project.ts'
import { toNumber } from '../values.ts'
import { type Entries, number, type Run, type Site, type Slot, text } from './entry.ts'

export const variables = {
  data_variable: {
    shape: 'reporter',
    fields: { VARIABLE: '' },
    gives: 'value',
    read(site) {
      const slot = site.variable()
      if (slot.shared === null) return (thread) => cellOf(slot, thread).value
      const { shared } = slot
      return () => shared.value
    },
    asNumber(site) {
      const slot = site.variable()
      if (slot.shared === null) return (thread) => numberIn(cellOf(slot, thread))
      const { shared } = slot
      return () => numberIn(shared)
    },
  },
  data_setvariableto: {
    shape: 'command',
    inputs: { VALUE: text('0') },
    fields: { VARIABLE: '' },
    run(site) {
      const value = site.value('VALUE')
      return writes(site, value)
    },
  },
  data_changevariableby: {
    shape: 'command',
    inputs: { VALUE: number('1') },
    fields: { VARIABLE: '' },
    run: changes,
  },
  data_showvariable: {
    shape: 'command',
    fields: { VARIABLE: '' },
    run(site) {
      const slot = site.variable()
      return (thread) => void thread.actor.machine.shown.add(originalCell(slot, thread))
    },
  },
  data_hidevariable: {
    shape: 'command',
    fields: { VARIABLE: '' },
    run(site) {
      const slot = site.variable()
      return (thread) => void thread.actor.machine.shown.delete(originalCell(slot, thread))
    },
  },
} satisfies Entries

const nowhere: Cell = { name: '', value: 0 }

function cellOf(slot: Slot<Cell>, { actor }: Thread): Cell {
  const list = slot.shared === null && slot.isList && actor.lists[slot.index]
  return list ? asVariable(list) : (slot.shared ?? actor.cells[slot.index] ?? nowhere)
}

/** The stage shows the variable of the original, also when a clone runs the block. */
function originalCell(slot: Slot<Cell>, { actor }: Thread): Cell {
  const original = actor.machine.actors.find((each) => each.program === actor.program)
  return slot.shared ?? original?.cells[slot.index] ?? nowhere
}

function numberIn({ value }: Cell): number {
  return typeof value === 'number' && value === value ? value : toNumber(value)
}

function writes(site: Site, value: (thread: Thread) => Value): Run {
  const slot = site.variable()
  if (slot.shared === null) {
    return (thread) => {
      cellOf(slot, thread).value = value(thread)
    }
  }
  const { shared } = slot
  return (thread) => {
    shared.value = value(thread)
  }
}

function changes(site: Site): Run {
  const slot = site.variable()
  const by = site.number('VALUE')
  const typed = site.typed('VALUE')
  if (slot.shared === null) {
    return (thread) => {
      const cell = cellOf(slot, thread)
      cell.value = numberIn(cell) + by(thread)
    }
  }
  const { shared } = slot
  if (typed === undefined) {
    return (thread) => {
      shared.value = numberIn(shared) + by(thread)
    }
  }
  const constant = toNumber(typed)
  return () => {
    shared.value = numberIn(shared) + constant
  }
}
