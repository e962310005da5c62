/**
 * The pictures of the Game Creator's library, from Fluent Emoji Flat (Microsoft, MIT): one SVG file for each list of
 * `src/creator/library/pictures`, with a symbol for each picture. Colours are desaturated, and heads are placed on our own
 * bodies.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { friendInPose } from './friends-in-poses.ts'

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

/** A shadow filter of one head, because imported drawings may have none. */
const shadows = / filter="[^"]*"|<filter.*?<\/filter>/gs

/** The share of the original saturation. */
const softness = 0.84

/**
 * A line of a list: name, icon and, for a head, the body below it with the colour of its clothes; or one of our characters
 * in a pose.
 */
export function libraryPictures(list: string): string {
  const { icons } = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
  ) as Icons
  const symbols = list
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', icon = '', body, color = '', pose] = line.trim().split(/\s+/)
      if (icon === 'ours') return `<symbol id="${name}" viewBox="0 0 32 32">${friendInPose(name)}</symbol>`
      const drawing = icons[icon]?.body.replaceAll(shadows, '')
      if (drawing === undefined) throw new Error(`there is no icon called ${icon}`)
      return `<symbol id="${name}" viewBox="0 0 32 32">${softened(body === undefined ? drawing : onBody(drawing, { body, color, pose }))}</symbol>`
    })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/** Reduces the saturation of every colour; its lightness stays. */
function softened(drawing: string): string {
  return drawing.replaceAll(/#[\da-f]{6}\b|#[\da-f]{3}\b/gi, softer)
}

export function softer(color: string): string {
  const digits = color.length === 4 ? Array.from(color.slice(1), (digit) => digit + digit).join('') : color.slice(1)
  const channels = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  // In HSL the saturation is the distance of the channels from their middle.
  const middle = (Math.max(...channels) + Math.min(...channels)) / 2
  const softer = channels.map((channel) => Math.round(middle + (channel - middle) * softness))
  return `#${softer.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

interface FriendPicture {
  readonly body: string
  readonly color: string
  readonly pose: string | undefined
}

function onBody(head: string, { body, color, pose }: FriendPicture): string {
  const drawn = bodies[body]
  if (!drawn) throw new Error(`there is no body called ${body}`)
  const under = drawn({ color, ...limbs(pose) })
  return `${under}<g transform="translate(6.08 -.8) scale(.62)">${head}</g>`
}

const skin = '#c68e7b'
const otherSleeve = 'l-1.6 2.6-2.6-1.1 1.5-3.4c.7-2 1.9-3.4 4.9-3.4z'

interface Limbs {
  readonly hands: string
  /** From the shoulders around one arm; `otherSleeve` is the other arm. */
  readonly sleeves: string
  /** Both legs standing, and the left one with its hip for a step; the other one is mirrored. */
  readonly legs: (both: string, left: string, hip: number) => string
}

const shoes = '<path fill="#5b4636" d="M11.8 29.8h3.5v1.9h-4.6zM16.7 29.8h3.5l1.1 1.9h-4.6z"/>'
const leftShoe = '<path fill="#5b4636" d="M11.8 29.8h3.5v1.9h-4.6z"/>'
const hand = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="1.5" fill="${skin}"/>`

/** Standing, with one leg in front of the other, or with one arm up. */
function limbs(pose: string | undefined): Limbs {
  const isWalking = pose === 'walk'
  const isWaving = pose === 'wave'
  return {
    hands: hand(7.3, 25.2) + (isWaving ? hand(26.5, 12.6) : hand(24.7, 25.2)),
    sleeves: isWaving
      ? 'M12.5 17.5h7c1.2 0 2.2-.5 3-1.6l2.2-3.1 2.4 1.7-2.4 3.8c-.8 1.4-2 2.7-3.2 4.5l0 0'
      : 'M12.5 17.5h7c2.8 0 4 1.4 4.7 3.4l1.5 3.4-2.6 1.1-1.6-2.6',
    legs(both, left, hip) {
      if (!isWalking) return both + shoes
      const leg = `<g transform="rotate(20 ${hip} 25)">${left}${leftShoe}</g>`
      return `${leg}<g transform="translate(32 0) scale(-1 1)">${leg}</g>`
    },
  }
}

type Clothes = Limbs & { readonly color: string }

/** In the 32 units of the heads; ours, CC BY 4.0. */
const bodies: Readonly<Record<string, (clothes: Clothes) => string>> = {
  kurta: ({ color, hands, sleeves }) =>
    `${shoes}<path fill="#f2ead9" d="M12 26h3.3v4.2H12zM16.7 26H20v4.2h-3.3z"/>${hands}` +
    `<path fill="${color}" d="${sleeves} .7 5.4H9.8l.7-5.4${otherSleeve}"/><path fill="#f7f1e4" d="M15.4 17.5h1.2v4.6h-1.2z"/>`,
  sari: ({ color, hands, sleeves, legs }) =>
    `${legs('', '', 13.6)}${hands}<path fill="${color}" d="${sleeves} 1.6 7.6H8.7l1.8-7.6${otherSleeve}"/>` +
    '<path fill="#f0b441" d="M11.3 17.7l2.3-.2 8 7.6.5 2.6z"/>',
  frock: ({ color, hands, sleeves, legs }) =>
    `${legs(bareLegs, bareLeg, 13.7)}${hands}<path fill="${color}" d="${sleeves} 2 5.4H8.5l2-5.4${otherSleeve}"/>`,
  shirt: ({ color, hands, sleeves, legs }) =>
    `${legs(bareLegs, bareLeg, 13.7)}${hands}` +
    `<path fill="#4b5a78" d="M10.6 24h10.8v3.8h-4.6L16 26.4l-.8 1.4h-4.6z"/>` +
    `<path fill="${color}" d="${sleeves}v2.6h-11v-2.6${otherSleeve}"/>`,
  baby: ({ color }) =>
    `<ellipse cx="11.6" cy="29.6" rx="3.2" ry="1.9" fill="${skin}"/><ellipse cx="20.4" cy="29.6" rx="3.2" ry="1.9" fill="${skin}"/>` +
    `<circle cx="8.8" cy="23.6" r="1.6" fill="${skin}"/><circle cx="23.2" cy="23.6" r="1.6" fill="${skin}"/>` +
    `<path fill="${color}" d="M12.6 18h6.8c2.9 0 4.6 3.1 4.2 5.2-.2 1-1.2 1-1.7.4.6 3.6-1.5 6.8-5.9 6.8s-6.5-3.2-5.9-6.8c-.5.6-1.5.6-1.7-.4-.4-2.1 1.3-5.2 4.2-5.2z"/>`,
}

const bareLegs = `<path fill="${skin}" d="M12.6 27h2.2v3.2h-2.2zM17.2 27h2.2v3.2h-2.2z"/>`
const bareLeg = `<path fill="${skin}" d="M12.6 27h2.2v3.2h-2.2z"/>`
