import type { Thread } from '../machine/state.ts'
import { countLooks } from '../machine/time.ts'
import type { ListCell } from '../machine/values.ts'
import { limits, type Value } from '../project.ts'
import { compare, joinItems, toNumber } from '../values.ts'
import { type Entries, type InputSpec, type Read, type Site, text } from './entry.ts'

/** The maximum number of items; further ones are ignored. */
const maxItems = limits.listItems

const item = text('thing')
const index: InputSpec = { type: 'integer', value: '1' }
const fields = { LIST: '' }

export const lists = {
  data_listcontents: {
    shape: 'reporter',
    fields,
    gives: 'text',
    read: (site) =>
      reads(site, ({ items }, thread) => {
        countLooks(thread.actor.machine.warp, items.length)
        return wholeText(items)
      }),
  },
  data_addtolist: {
    shape: 'command',
    inputs: { ITEM: item },
    fields,
    run(site) {
      const value = site.value('ITEM')
      return reads(site, ({ items }, thread) => {
        const added = value(thread)
        if (items.length < maxItems) items.push(added)
      })
    },
  },
  data_deleteoflist: {
    shape: 'command',
    inputs: { INDEX: index },
    fields,
    run(site) {
      const place = site.value('INDEX')
      return reads(site, (list, thread) => {
        const wanted = place(thread)
        if (wanted === 'all') {
          list.items = []
          return
        }
        const at = placeIn(list.items.length, wanted, thread)
        if (at !== null) list.items.splice(at, 1)
      })
    },
  },
  data_deletealloflist: {
    shape: 'command',
    fields,
    run: (site) =>
      reads(site, (list) => {
        list.items = []
      }),
  },
  data_insertatlist: {
    shape: 'command',
    inputs: { ITEM: item, INDEX: index },
    fields,
    run(site) {
      const value = site.value('ITEM')
      const place = site.value('INDEX')
      return reads(site, ({ items }, thread) => {
        const inserted = value(thread)
        const at = placeIn(items.length + 1, place(thread), thread)
        if (at === null || at >= maxItems) return
        items.splice(at, 0, inserted)
        if (items.length > maxItems) items.pop()
      })
    },
  },
  data_replaceitemoflist: {
    shape: 'command',
    inputs: { INDEX: index, ITEM: item },
    fields,
    run(site) {
      const value = site.value('ITEM')
      const place = site.value('INDEX')
      return reads(site, ({ items }, thread) => {
        const wanted = place(thread)
        const replacement = value(thread)
        // Both inputs are read before "random" draws its position.
        const at = placeIn(items.length, wanted, thread)
        if (at !== null) items[at] = replacement
      })
    },
  },
  data_itemoflist: {
    shape: 'reporter',
    inputs: { INDEX: index },
    fields,
    gives: 'value',
    read(site) {
      const place = site.value('INDEX')
      return reads(site, ({ items }, thread) => {
        const at = placeIn(items.length, place(thread), thread)
        return at === null ? '' : (items[at] ?? '')
      })
    },
  },
  data_itemnumoflist: {
    shape: 'reporter',
    inputs: { ITEM: item },
    fields,
    gives: 'number',
    read(site) {
      const value = site.value('ITEM')
      return reads(site, ({ items }, thread) => {
        const wanted = value(thread)
        return indexOf(wanted, items, thread) + 1
      })
    },
  },
  data_lengthoflist: {
    shape: 'reporter',
    fields,
    gives: 'number',
    read: (site) => reads(site, ({ items }) => items.length),
  },
  data_listcontainsitem: {
    shape: 'reporter',
    inputs: { ITEM: item },
    fields,
    gives: 'boolean',
    read(site) {
      const value = site.value('ITEM')
      return reads(site, ({ items }, thread) => {
        const wanted = value(thread)
        return indexOf(wanted, items, thread) >= 0
      })
    },
  },
  data_showlist: {
    shape: 'command',
    fields,
    run: (site) => reads(site, (list, { actor }) => void actor.machine.shown.add(list)),
  },
  data_hidelist: {
    shape: 'command',
    fields,
    run: (site) => reads(site, (list, { actor }) => void actor.machine.shown.delete(list)),
  },
} satisfies Entries

const nowhere: ListCell = { name: '', items: [] }

function reads<T>(site: Site, use: (list: ListCell, thread: Thread) => T): Read<T> {
  const slot = site.list()
  if (slot.shared !== null) {
    const { shared } = slot
    return (thread) => use(shared, thread)
  }
  return (thread) => use(thread.actor.lists[slot.index] ?? nowhere, thread)
}

/** From 0: positions count from 1, fractions are cut, and some words are allowed. Null for a position outside the list. */
function placeIn(length: number, wanted: Value, { actor }: Thread): number | null {
  if (wanted === 'last') return length > 0 ? length - 1 : null
  if (wanted === 'random' || wanted === 'any') return length > 0 ? Math.floor(actor.machine.world.random() * length) : null
  const place = Math.floor(toNumber(wanted))
  return place >= 1 && place <= length ? place - 1 : null
}

function indexOf(wanted: Value, items: readonly Value[], { actor }: Thread): number {
  const index = items.findIndex((each) => compare(each, wanted) === 0)
  countLooks(actor.machine.warp, index < 0 ? items.length : index)
  return index
}

/** Joined without spaces if every item is a text of one character; a number never is. */
function wholeText(items: readonly Value[]): string {
  const areLetters = items.every((each) => typeof each === 'string' && each.length === 1)
  return joinItems(items, areLetters ? '' : ' ')
}
