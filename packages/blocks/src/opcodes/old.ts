/** Blocks that Scratch still reads and passes over. They are kept and shown, never offered. */
import { type Entries, number } from './entry.ts'

const nothing = () => () => undefined

export const oldMotion = {
  motion_scroll_right: {
    shape: 'command',
    label: { en: 'Scroll right {DISTANCE}', hi: 'दाएँ {DISTANCE} सरकाएँ', pa: 'ਸੱਜੇ {DISTANCE} ਸਰਕਾਓ' },
    inputs: { DISTANCE: number('10') },
    isIdle: true,
    run: nothing,
  },
  motion_scroll_up: {
    shape: 'command',
    label: { en: 'Scroll up {DISTANCE}', hi: 'ऊपर {DISTANCE} सरकाएँ', pa: 'ਉੱਪਰ {DISTANCE} ਸਰਕਾਓ' },
    inputs: { DISTANCE: number('10') },
    isIdle: true,
    run: nothing,
  },
  motion_align_scene: {
    shape: 'command',
    label: { en: 'Align scene {ALIGNMENT}', hi: 'दृश्य {ALIGNMENT} सीध में करें', pa: 'ਦ੍ਰਿਸ਼ {ALIGNMENT} ਸੇਧ ਵਿੱਚ ਕਰੋ' },
    fields: { ALIGNMENT: 'bottom-left' },
    isIdle: true,
    run: nothing,
  },
  motion_xscroll: {
    shape: 'reporter',
    label: { en: 'x scroll', hi: 'x सरकाव', pa: 'x ਸਰਕਣ' },
    isIdle: true,
    gives: 'text',
    read: () => () => '',
  },
  motion_yscroll: {
    shape: 'reporter',
    label: { en: 'y scroll', hi: 'y सरकाव', pa: 'y ਸਰਕਣ' },
    isIdle: true,
    gives: 'text',
    read: () => () => '',
  },
} satisfies Entries

export const oldLooks = {
  looks_hideallsprites: {
    shape: 'command',
    label: { en: 'Hide all sprites', hi: 'सब पात्र छिपाएँ', pa: 'ਸਾਰੇ ਪਾਤਰ ਲੁਕਾਓ' },
    isIdle: true,
    run: nothing,
  },
  looks_changestretchby: {
    shape: 'command',
    label: { en: 'Change stretch by {CHANGE}', hi: 'खिंचाव में {CHANGE} जोड़ें', pa: 'ਖਿੱਚ ਵਿੱਚ {CHANGE} ਜੋੜੋ' },
    inputs: { CHANGE: number('10') },
    isIdle: true,
    run: nothing,
  },
  looks_setstretchto: {
    shape: 'command',
    label: { en: 'Set stretch to {STRETCH} %', hi: 'खिंचाव {STRETCH} % करें', pa: 'ਖਿੱਚ {STRETCH} % ਕਰੋ' },
    inputs: { STRETCH: number('100') },
    isIdle: true,
    run: nothing,
  },
} satisfies Entries
