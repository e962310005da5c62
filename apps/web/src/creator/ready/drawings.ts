/**
 * Our own pictures for the ready games, CC BY 4.0, as SVG text: a stage shows them like pictures from a file. Sprites have
 * 120 units, like the cat; backdrops are as large as the stage.
 */
import { hills } from '../stage/backdrops/own-backdrops.ts'

interface Drawing {
  readonly name: string
  readonly svg: string
  readonly width: number
  readonly height: number
}

interface Person {
  readonly cloth: string
  readonly hair: string
  readonly hairColor?: string
  /** Behind the head, and over the clothes. */
  readonly behind?: string
  readonly over?: string
}

const skin = '#c68d6b'
const dark = '#3c2a25'

const people: Readonly<Record<string, Person>> = {
  girl: {
    cloth: '#de8437',
    hair: 'M36 40c-3-22 10-31 24-31s27 9 24 31c-4-8-8-13-13-17-8 9-21 12-31 11-2 1-3 3-4 6z',
    behind: `<circle cx="33" cy="48" r="9" fill="${dark}"/><circle cx="87" cy="48" r="9" fill="${dark}"/>`,
  },
  boy: {
    cloth: '#4a7fc0',
    hair: 'M37 36c-3-17 9-26 23-26s26 9 23 26c-3-7-6-10-9-12-10 5-23 5-30 3-3 2-5 5-7 9z',
  },
  grandmother: {
    cloth: '#8e6ca3',
    hair: 'M37 38c-3-20 9-29 23-29s26 9 23 29c-4-9-12-14-23-14s-19 5-23 14z',
    hairColor: '#9aa0a3',
    behind: '<circle cx="60" cy="9" r="9" fill="#808689"/>',
    over: '<path d="M48 60 82 100" stroke="#f0b441" stroke-width="11" stroke-linecap="round"/>',
  },
}

function person({ cloth, hair, hairColor = dark, behind = '', over = '' }: Person, waves: boolean): string {
  const arm = waves ? 'M75 68 95 46' : 'M76 66 88 86'
  const hand = waves ? '<circle cx="98" cy="42" r="6"' : '<circle cx="90" cy="90" r="5.5"'
  return (
    `${behind}<path d="M51 98v13M69 98v13" stroke="#f3e3cf" stroke-width="10" stroke-linecap="round"/>` +
    '<path d="M46 114h9M65 114h9" stroke="#6b4a35" stroke-width="8" stroke-linecap="round"/>' +
    `<path d="M44 66 32 86${arm}" stroke="${cloth}" stroke-width="12" stroke-linecap="round" fill="none"/>` +
    `<circle cx="30" cy="90" r="5.5" fill="${skin}"/>${hand} fill="${skin}"/>` +
    `<path d="M46 58h28c5 0 8 4 9 9l5 32c-12 6-44 6-56 0l5-32c1-5 4-9 9-9z" fill="${cloth}"/>${over}` +
    `<circle cx="38" cy="40" r="5" fill="${skin}"/><circle cx="82" cy="40" r="5" fill="${skin}"/>` +
    `<ellipse cx="60" cy="37" rx="23" ry="24" fill="${skin}"/><path d="${hair}" fill="${hairColor}"/>` +
    '<circle cx="51" cy="40" r="3.4" fill="#2b2320"/><circle cx="69" cy="40" r="3.4" fill="#2b2320"/>' +
    '<circle cx="52.2" cy="38.8" r="1.1" fill="#fff"/><circle cx="70.2" cy="38.8" r="1.1" fill="#fff"/>' +
    '<path d="M52 49c4 6 12 6 16 0" stroke="#8a3b2f" stroke-width="2.6" fill="none" stroke-linecap="round"/>'
  )
}

const balloonColors = {
  red: ['#d9483f', '#f0a09a'],
  blue: ['#3d6fb5', '#9dbde4'],
  yellow: ['#eebc45', '#f9e2a4'],
  purple: ['#8e62b3', '#cdb3e2'],
  green: ['#4b9a63', '#a8d4b4'],
  orange: ['#de8437', '#f4c398'],
} as const

function balloon([color, light]: readonly [string, string]): string {
  return (
    '<path d="M60 84c-5 10 6 14 0 32" fill="none" stroke="#6a7d73" stroke-width="3" stroke-linecap="round"/>' +
    `<path d="M60 6c22 0 36 16 36 36 0 22-20 40-36 40S24 64 24 42C24 22 38 6 60 6z" fill="${color}"/>` +
    `<path d="m60 80-7 9h14z" fill="${color}"/><ellipse cx="46" cy="28" rx="8" ry="11" fill="${light}" transform="rotate(28 46 28)"/>`
  )
}

const things: Readonly<Record<string, string>> = {
  frog:
    '<ellipse cx="60" cy="84" rx="38" ry="28" fill="#5aa866"/><ellipse cx="24" cy="104" rx="16" ry="8" fill="#4b9258"/>' +
    '<ellipse cx="96" cy="104" rx="16" ry="8" fill="#4b9258"/><circle cx="40" cy="34" r="16" fill="#5aa866"/>' +
    '<circle cx="80" cy="34" r="16" fill="#5aa866"/><ellipse cx="60" cy="56" rx="40" ry="27" fill="#6bbb77"/>' +
    '<circle cx="40" cy="33" r="9" fill="#fff"/><circle cx="80" cy="33" r="9" fill="#fff"/>' +
    '<circle cx="41" cy="34" r="4.6" fill="#2b2320"/><circle cx="79" cy="34" r="4.6" fill="#2b2320"/>' +
    '<path d="M36 62c14 14 34 14 48 0" stroke="#2f6b3c" stroke-width="3.4" fill="none" stroke-linecap="round"/>' +
    '<ellipse cx="60" cy="96" rx="22" ry="15" fill="#e6e9b0"/>',
  fish:
    '<path d="M84 60l28-22c4 14 4 30 0 44z" fill="#3f83b8"/><ellipse cx="52" cy="60" rx="44" ry="29" fill="#5ba3d4"/>' +
    '<path d="M52 31c8-12 24-14 30-8-4 10-12 16-22 18z" fill="#3f83b8"/>' +
    '<path d="M60 44c8 10 8 22 0 32" stroke="#3f83b8" stroke-width="4" fill="none" stroke-linecap="round"/>' +
    '<circle cx="29" cy="53" r="5" fill="#2b2320"/><circle cx="30.6" cy="51.4" r="1.6" fill="#fff"/>' +
    '<path d="M14 70c5 4 10 4 14 1" stroke="#2c5f88" stroke-width="3" fill="none" stroke-linecap="round"/>',
  mango:
    '<path d="M62 18c2-8 8-12 14-12" stroke="#6b4a35" stroke-width="5" fill="none" stroke-linecap="round"/>' +
    '<path d="M66 16c10-12 28-10 34-4-8 12-24 14-34 4z" fill="#5aa866"/>' +
    '<path d="M60 18c26 0 42 20 42 44 0 30-24 50-46 50C32 112 16 96 16 78c0-14 10-18 18-28s8-32 26-32z" fill="#f0b03f"/>' +
    '<path d="M60 18c26 0 42 20 42 44 0 14-5 26-13 34 4-28-6-52-40-74 3-3 6-4 11-4z" fill="#e0863a"/>',
  roti:
    '<circle cx="60" cy="60" r="50" fill="#e9bf86"/><circle cx="60" cy="60" r="41" fill="#f1cf9c"/>' +
    '<path d="M42 42h.1M70 36h.1M82 62h.1M56 66h.1M38 76h.1M70 84h.1" stroke="#b97e45" stroke-width="11" stroke-linecap="round"/>' +
    '<path d="M58 48h.1M84 44h.1M30 58h.1M56 92h.1" stroke="#cf9a60" stroke-width="7" stroke-linecap="round"/>',
  milk:
    '<path d="M28 12h64l-8 96c0 4-3 6-7 6H43c-4 0-7-2-7-6z" fill="#cfe6f5"/><path d="M32 40h56l-6 66H38z" fill="#fffdf7"/>' +
    '<path d="M80 22 74 100" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
  drop:
    '<path d="M60 8c20 32 36 48 36 70 0 20-16 34-36 34S24 98 24 78C24 56 40 40 60 8z" fill="#5b8fc4"/>' +
    '<path d="M42 74c0 12 6 19 15 21" stroke="#bcd7ee" stroke-width="7" fill="none" stroke-linecap="round"/>',
  umbrella:
    '<path d="M60 14v84c0 14-20 14-20 1" stroke="#5f4634" stroke-width="7" fill="none" stroke-linecap="round"/>' +
    '<path d="M6 66C8 34 32 14 60 14s52 20 54 52c-6-9-16-9-22-1-6-9-15-9-21 0-6-9-16-9-22 0-6-9-15-9-21 0-6-8-16-8-22 1z" fill="#8d65c5"/>' +
    '<path d="M49 65c0-20 4-38 11-51 7 13 11 31 11 51-6-9-16-9-22 0z" fill="#a584d6"/><circle cx="60" cy="11" r="4" fill="#5f4634"/>',
  bat:
    '<path d="M60 6v34" stroke="#5f4634" stroke-width="11" stroke-linecap="round"/>' +
    '<path d="M48 40h24c4 0 6 2 6 6v58c0 6-4 10-10 10H52c-6 0-10-4-10-10V46c0-4 2-6 6-6z" fill="#e3b172"/><path d="M60 48v58" stroke="#c98f4c" stroke-width="3"/>',
  ball:
    '<circle cx="60" cy="60" r="46" fill="#c0443a"/><path d="M40 20c22 26 22 54 0 80M50 16c22 28 22 60 0 88" stroke="#f3d9cf" stroke-width="3.5" fill="none"/>' +
    '<path d="m49 30 9-4M55 44l10-3M57 60h11M55 76l10 3M49 90l9 4" stroke="#f3d9cf" stroke-width="3" stroke-linecap="round"/>' +
    '<circle cx="82" cy="40" r="8" fill="#d9786e"/>',
}

const sky = '<rect width="480" height="360" fill="#dde7f4"/>'
const cloud = (x: number, y: number) =>
  `<path transform="translate(${x} ${y})" d="M22 54a22 22 0 0 1 2-44 30 30 0 0 1 56-2 24 24 0 0 1 6 46z" fill="#f3f1f7"/>`
const lotus = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><ellipse cy="12" rx="27" ry="9" fill="#3f8a63"/><path d="M-18 8c-2-12 8-14 10-4C-8-10 8-10 8 4c2-10 12-8 10 4-8 8-28 8-36 0z" fill="#e07aa6"/><path d="M-7 10c0-16 14-16 14 0z" fill="#f2a9c6"/></g>`

const backdrops: Readonly<Record<string, string>> = {
  pond:
    `${sky}<path d="M0 158c80-40 170-46 260-22s150 0 220-20v244H0z" fill="#bfdbc8"/><path d="M0 212c110-30 220-28 300-12s120 4 180-8v168H0z" fill="#8dbfa3"/>` +
    '<ellipse cx="244" cy="276" rx="216" ry="68" fill="#a9d2e5"/><ellipse cx="250" cy="272" rx="168" ry="48" fill="#c2e0ee"/>' +
    `<path d="M432 196v52M446 184v66M460 200v46" stroke="#5f9c78" stroke-width="6" stroke-linecap="round"/>${lotus(96, 282)}${lotus(388, 306)}`,
  rain:
    '<rect width="480" height="360" fill="#cfdbe8"/>' +
    `<path d="${hills.far}" fill="#bcd3c4"/><path d="${hills.near}" fill="#8dbfa3"/>${cloud(6, 12)}${cloud(128, 30)}${cloud(252, 8)}${cloud(370, 34)}`,
  field:
    `${sky}<circle cx="438" cy="64" r="34" fill="#f3d9a0"/><path d="M0 176c110-24 330-24 480 0v184H0z" fill="#8dbfa3"/>` +
    '<path d="M150 190h180l90 170H60z" fill="#e3cc9c"/><path d="M96 320h290" stroke="#fbf5ea" stroke-width="5"/>' +
    '<path d="M46 186v88M62 184v90M78 186v88" stroke="#9a6a3c" stroke-width="8" stroke-linecap="round"/><path d="M42 182h40" stroke="#9a6a3c" stroke-width="6" stroke-linecap="round"/>',
}

function inSquare(name: string, shapes: string): Drawing {
  return { name, svg: whole(`<g transform="scale(0.8)">${shapes}</g>`, 96, 96), width: 96, height: 96 }
}

function whole(shapes: string, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`
}

export const drawings: readonly Drawing[] = [
  ...Object.entries(people).flatMap(([name, look]) => [
    inSquare(`ready-${name}`, person(look, false)),
    inSquare(`ready-${name}-wave`, person(look, true)),
  ]),
  ...Object.entries(balloonColors).map(([name, colors]) => inSquare(`ready-balloon-${name}`, balloon(colors))),
  ...Object.entries(things).map(([name, shapes]) => inSquare(`ready-${name}`, shapes)),
  ...Object.entries(backdrops).map(([name, shapes]) => ({
    name: `ready-${name}`,
    svg: whole(shapes, 480, 360),
    width: 480,
    height: 360,
  })),
]

/** By their names in games. */
export function drawingFiles(): ReadonlyMap<string, Uint8Array> {
  const letters = new TextEncoder()
  return new Map(drawings.map(({ name, svg }) => [name, letters.encode(svg)]))
}
