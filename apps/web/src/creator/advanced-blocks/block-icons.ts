/** Icons on a 24 x 24 grid for blocks beyond the usual ones. */
const kinds: Readonly<Record<string, string>> = {
  sensing: 'M2 12c4-7 16-7 20 0-4 7-16 7-20 0zm10-2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  operators: 'M5 8h6M8 5v6m6-3h5M6 14l4 5m0-5-4 5m8-3h5m-5 3h5',
  variables: 'M4 7h16v10H4zM8 12h8',
  sound: 'M4 9h4l5-4v14l-5-4H4zm12.5 0a4 4 0 0 1 0 6',
  own: 'M4 8h6a2 2 0 1 1 4 0h6v11H4zm8 3v5m-2.5-2.5h5',
}

const list = 'M9 6h11M9 12h11M9 18h11M5 6h.1M5 12h.1M5 18h.1'
const across = 'M3 12h18m-4-4 4 4-4 4M7 8l-4 4 4 4'
const upright = 'M12 3v18m-4-4 4 4 4-4M8 7l4-4 4 4'
const compass = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm3.5 5.5-2 5-5 2 2-5z'
const glide = 'M3 17c3-8 6 2 9-5s5-3 8-5m-4-1 4 1-1 4'
const think = 'M8 4h8a5 5 0 0 1 0 10H8A5 5 0 0 1 8 4zm-1 13v.1M5 20v.1'
const clothes = 'M9 4 4 7l2 4 2-1v10h8V10l2 1 2-4-5-3a3 3 0 0 1-6 0z'
const picture = 'M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4M8.5 9v.1'
const brush = 'M14 4l6 6-8 5-3-3zM9 12c-4 0-3 5-6 6 4 2 9 1 9-3'
const layers = 'm12 3 9 5-9 5-9-5zm-9 9 9 5 9-5m-18 4 9 5 9-5'
const envelope = 'M3 6h18v12H3zm0 1 9 7 9-7'
const clock = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4v5l4 2'
const endless = 'M7 8c-6 0-6 8 0 8 4 0 6-8 10-8 6 0 6 8 0 8-4 0-6-8-10-8z'
const twoWays = 'M12 20v-7L6 7V4m6 9 6-6V4m-3 2 3-3 3 3M3 6l3-3 3 3'
const copies = 'M8 8h12v12H8zM16 8V4H4v12h4'
const touch = 'M8 12a4 4 0 1 0-.1 0zm8 8a4 4 0 1 0-.1 0zM11 11l2 2'
const distance = 'M4 6v12M20 6v12M4 12h16m-3-3 3 3-3 3M7 9l-3 3 3 3'
const key = 'M4 5h16v14H4zM8 15h8'
const mouse = 'M12 3a5 5 0 0 1 5 5v8a5 5 0 0 1-10 0V8a5 5 0 0 1 5-5zm0 0v7m-5 0h10'
const ask = 'M4 4h16v12h-8l-5 4v-4H4zm6 4a2 2 0 1 1 2.5 2c-.4.2-.5.5-.5 1m0 2v.1'
const dice = 'M4 4h16v16H4zm4 4v.1M16 8v.1M12 12v.1M8 16v.1M16 16v.1'
const letters = 'M3 18 7 6l4 12M4.5 14h5M14 18V6h4a3 3 0 0 1 0 6h-4m0 0h4.500a3 3 0 0 1 0 6H14'
const yesNo = 'm3 12 4 4 6-9m3 1 5 8m0-8-5 8'
const stop = 'M8 3h8l5 5v8l-5 5H8l-5-5V8z'
const bounce = 'M4 4v16M8 6l10 6-10 6m0-4v4h4'
const swing = 'M5 14a7 7 0 0 1 14 0m-3-3 3 3 3-3M5 18h14'

const blocks: Readonly<Record<string, string>> = {
  motion_gotoxy: 'M12 21c5-6 7-9 7-12a7 7 0 0 0-14 0c0 3 2 6 7 12zm-3-12h6m-3-3v6',
  motion_glidesecstoxy: glide,
  motion_glideto: glide,
  motion_pointindirection: compass,
  motion_pointtowards: compass,
  motion_direction: compass,
  motion_changexby: across,
  motion_setx: across,
  motion_xposition: across,
  motion_changeyby: upright,
  motion_sety: upright,
  motion_yposition: upright,
  motion_ifonedgebounce: bounce,
  motion_setrotationstyle: swing,
  looks_think: think,
  looks_thinkforsecs: think,
  looks_nextcostume: clothes,
  looks_switchcostumeto: clothes,
  looks_costumenumbername: clothes,
  looks_nextbackdrop: picture,
  looks_switchbackdropto: picture,
  looks_switchbackdroptoandwait: picture,
  looks_backdropnumbername: picture,
  event_whenbackdropswitchesto: picture,
  looks_changeeffectby: brush,
  looks_seteffectto: brush,
  looks_cleargraphiceffects: brush,
  looks_gotofrontback: layers,
  looks_goforwardbackwardlayers: layers,
  looks_setsizeto: 'M4 20h16M8 20V10h8v10M12 3v6m-3-3 3-3 3 3',
  looks_size: 'M4 20h16M8 20V10h8v10M12 3v6m-3-3 3-3 3 3',
  event_broadcast: envelope,
  event_broadcastandwait: envelope,
  event_whenbroadcastreceived: envelope,
  event_whengreaterthan: clock,
  sensing_timer: clock,
  sensing_resettimer: clock,
  sensing_current: clock,
  sensing_dayssince2000: clock,
  control_forever: endless,
  control_if_else: twoWays,
  control_wait_until: 'M7 3h10M7 21h10M8 3c0 6 8 6 8 9s-8 3-8 9m8-18c0 6-8 6-8 9s8 3 8 9',
  control_stop: stop,
  control_create_clone_of: copies,
  control_start_as_clone: copies,
  control_delete_this_clone: copies,
  sensing_touchingobject: touch,
  sensing_touchingcolor: touch,
  sensing_coloristouchingcolor: touch,
  sensing_distanceto: distance,
  sensing_keypressed: key,
  sensing_mousedown: mouse,
  sensing_mousex: mouse,
  sensing_mousey: mouse,
  sensing_askandwait: ask,
  sensing_answer: ask,
  operator_random: dice,
  operator_join: letters,
  operator_letter_of: letters,
  operator_length: letters,
  operator_contains: letters,
  operator_and: yesNo,
  operator_or: yesNo,
  operator_not: yesNo,
}

/** Undefined for a usual block, whose icon is in the page itself. */
export function iconPathOf(opcode: string, kind: string): string | undefined {
  if (opcode.startsWith('data_') && opcode.includes('list')) return list
  return blocks[opcode] ?? kinds[kind]
}
