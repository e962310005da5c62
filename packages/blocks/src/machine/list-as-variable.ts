/** A variable block with the id of a list: Scratch stores variables and lists alike, so the block reads and writes the list. */
import { joinItems } from '../values.ts'
import type { Cell, ListCell } from './values.ts'

export function asVariable(list: ListCell): Cell {
  return {
    name: list.name,
    /** As JavaScript turns an array into text. */
    get value() {
      const { items, single } = list
      return single?.items === items ? single.value : joinItems(items, ',')
    },
    /** The value replaces all items; list blocks then see the letters of a text. */
    set value(value) {
      list.items = typeof value === 'string' ? value.split('') : []
      list.single = { items: list.items, value }
    },
  }
}
