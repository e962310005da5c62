/** Icons on a 24 x 24 grid for blocks and tools of the editor; always beside text, so screen readers skip them. */
const paths = {
  run: 'M7 4v16l13-8z',
  stop: 'M6 6h12v12H6z',
  step: 'M5 4v16l10-8zM19 5v14',
  back: 'M12 5 4 12l8 7zM20 5l-8 7 8 7z',
  forth: 'm12 5 8 7-8 7zM4 5l8 7-8 7z',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9v.1',
  backdrop: 'M3 5h18v14H3zM3 14c5-4 9 1 18-3',
  wide: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  narrow: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  west: 'M20 12H5m5-6-6 6 6 6',
  smaller: 'M5 12h14',
  pause: 'M8 5v14M16 5v14',
  undo: 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-4',
  redo: 'm16 5 4 4-4 4M20 9H10a6 6 0 0 0 0 12h4',
  save: 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4v6M9 14v6',
  made: 'm5 12 5 5 9-10',
  lock: 'M6 11h12v9H6zm3 0V7a3 3 0 0 1 6 0v4',
  games: 'M4 6a2 2 0 0 1 2-2h4l2 3h6a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 11h16',
  start: 'M6 5v14M19 5 9 12l10 7z',
  up: 'M12 20V5m-6 6 6-6 6 6',
  down: 'M12 4v15m-6-6 6 6 6-6',
  inside: 'M4 5v14h8M9 12h11m-4-4 4 4-4 4',
  outside: 'M20 5v14h-8M15 12H4m4-4-4 4 4 4',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  plus: 'M12 5v14M5 12h14',
  look: 'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm4.5 10.5L21 21',
  hear: 'M4 9h4l5-4v14l-5-4H4zm12.5 0a4 4 0 0 1 0 6',
  silent: 'M4 9h4l5-4v14l-5-4H4zM17 9l5 6M22 9l-5 6',
  move: 'M4 12h15m-5-6 6 6-6 6',
  turn: 'M5 17a8 8 0 1 1 12 1m0-6v6h-6',
  'turn-left': 'M19 17a8 8 0 1 0-12 1m0-6v6h6',
  place: 'M12 21c5-6 7-9 7-12a7 7 0 0 0-14 0c0 3 2 6 7 12zm0-9.5v.1',
  say: 'M4 5h16v11h-9l-4 4v-4H4z',
  grow: 'M4 20h16M8 20V10h8v10M12 3v6m-3-3 3-3 3 3',
  hide: 'M2 12c4-8 16-8 20 0-4 8-16 8-20 0zM4 20 20 4',
  show: 'M2 12c4-8 16-8 20 0-4 8-16 8-20 0zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  wait: 'M7 3h10M7 21h10M8 3c0 6 8 6 8 9s-8 3-8 9m8-18c0 6-8 6-8 9s8 3 8 9',
  loop: 'M5 12a7 7 0 0 1 12-5l2 2m0-5v5h-5M19 12a7 7 0 0 1-12 5l-2-2m0 5v-5h5',
  question: 'M8 8a4 4 0 1 1 5.5 3.7c-1 .5-1.5 1.3-1.5 2.8m0 4v.1',
  flag: 'M6 21V4m0 1c5-3 8 3 13 0v9c-5 3-8-3-13 0',
  press: 'M10 12V5a2 2 0 0 1 4 0v6l5 1.5-1.5 8h-8L6 15l2-1.5z',
  key: 'M4 5h16v14H4zM8 15h8',
  activities: 'M4 6h4v4H4zM4 14h4v4H4zM12 8h8M12 16h8',
  other: 'M5 5h14v14H5z',
  home: 'M3 11.5 12 4l9 7.5M6 10v10h12V10M10 20v-6h4v6',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6 6 18',
  share: 'M12 15V4m-4 4 4-4 4 4M6 11H4v9h16v-9h-2',
  pencil: 'm5 19 1-4L17 4l3 3L9 18z',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4zm8 2a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.5 1 2.5h6c0-1 .3-1.8 1-2.5A6 6 0 0 0 12 3z',
  dice: 'M5 5h14v14H5zM9 9v.1M15 9v.1M12 12v.1M9 15v.1M15 15v.1',
} as const

export type CreatorIconName = keyof typeof paths

export function CreatorIcon({ name }: { name: CreatorIconName }) {
  return (
    <svg className="creator-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}

const ofBlocks: Readonly<Record<string, CreatorIconName>> = {
  motion_movesteps: 'move',
  motion_turnright: 'turn',
  motion_turnleft: 'turn-left',
  motion_goto: 'place',
  looks_say: 'say',
  looks_changesizeby: 'grow',
  looks_hide: 'hide',
  looks_show: 'show',
  control_wait: 'wait',
  control_repeat: 'loop',
  control_if: 'question',
  event_whenflagclicked: 'flag',
  event_whenthisspriteclicked: 'press',
  event_whenkeypressed: 'key',
}

const ofKinds: Readonly<Record<string, CreatorIconName>> = {
  motion: 'move',
  looks: 'say',
  control: 'loop',
  events: 'flag',
  ideas: 'bulb',
}

export function iconOfBlock(opcode: string, kind: string): CreatorIconName {
  return ofBlocks[opcode] ?? iconOfKind(kind)
}

function iconOfKind(kind: string): CreatorIconName {
  return ofKinds[kind] ?? 'other'
}
