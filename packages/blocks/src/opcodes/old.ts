/** Obsolete blocks that Scratch still reads and ignores. They are stored and shown, but never in the palette. */
import { type Entries, number } from './entry.ts'

const nothing = () => () => undefined

export const oldMotion = {
  motion_scroll_right: {
    shape: 'command',
    inputs: { DISTANCE: number('10') },
    isIdle: true,
    run: nothing,
  },
  motion_scroll_up: {
    shape: 'command',
    inputs: { DISTANCE: number('10') },
    isIdle: true,
    run: nothing,
  },
  motion_align_scene: {
    shape: 'command',
    fields: { ALIGNMENT: 'bottom-left' },
    isIdle: true,
    run: nothing,
  },
  motion_xscroll: {
    shape: 'reporter',
    isIdle: true,
    gives: 'text',
    read: () => () => '',
  },
  motion_yscroll: {
    shape: 'reporter',
    isIdle: true,
    gives: 'text',
    read: () => () => '',
  },
} satisfies Entries

export const oldLooks = {
  looks_hideallsprites: {
    shape: 'command',
    isIdle: true,
    run: nothing,
  },
  looks_changestretchby: {
    shape: 'command',
    inputs: { CHANGE: number('10') },
    isIdle: true,
    run: nothing,
  },
  looks_setstretchto: {
    shape: 'command',
    inputs: { STRETCH: number('100') },
    isIdle: true,
    run: nothing,
  },
} satisfies Entries
