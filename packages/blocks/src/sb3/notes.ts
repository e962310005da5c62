/** Notes for the report, collected while a file is read or written. */

/** Codes for how reading changed the content; they are permanent, and their texts are in the messages of the report. */
export const repairs = [
  'sprite_renamed',
  'picture_missing',
  'picture_broken',
  'picture_too_large',
  'picture_cleaned',
  'sound_missing',
  'sound_broken',
  'sound_too_long',
  'text_cut',
  'list_cut',
  'too_much_cut',
  'loose_blocks_left_out',
  'unknown_left_out',
] as const

export type Repair = (typeof repairs)[number]

export interface Note {
  readonly code: Repair
  readonly count: number
  /** The names of the first few affected items, without duplicates. */
  readonly names: readonly string[]
}

export interface Notes {
  add(code: Repair, name?: string, count?: number): void
  list(): Note[]
}

const maxNames = 5

export function notes(): Notes {
  const found = new Map<Repair, { count: number; names: Set<string> }>()
  return {
    add(code, name, count = 1) {
      const note = found.get(code) ?? { count: 0, names: new Set() }
      note.count += count
      if (name !== undefined && name !== '' && note.names.size < maxNames) note.names.add(name)
      found.set(code, note)
    },
    list: () =>
      repairs.flatMap((code) => {
        const note = found.get(code)
        return note ? { code, count: note.count, names: [...note.names] } : []
      }),
  }
}
