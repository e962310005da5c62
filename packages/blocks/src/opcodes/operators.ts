import type { Value } from '../project.ts'
import { compare, isWhole, maxTextLength, toNumber, withoutNaN } from '../values.ts'
import { functions } from './math-functions.ts'
import { boolean, type Entries, number, type Read, type Site, text } from './entry.ts'

const twoNumbers = { NUM1: number(''), NUM2: number('') }
const twoTexts = (first: string, second: string) => ({ OPERAND1: text(first), OPERAND2: text(second) })

export const operators = {
  operator_add: {
    shape: 'reporter',
    inputs: twoNumbers,
    gives: 'number',
    read: (site) => {
      const first = site.number('NUM1')
      const second = site.number('NUM2')
      const constant = typedNumber(site, 'NUM2')
      return constant === undefined ? (thread) => first(thread) + second(thread) : (thread) => first(thread) + constant
    },
    asNumber: (site) => {
      const first = site.number('NUM1')
      const second = site.number('NUM2')
      const constant = typedNumber(site, 'NUM2')
      // Only Infinity plus -Infinity is NaN.
      if (constant !== undefined && Number.isFinite(constant)) return (thread) => first(thread) + constant
      return (thread) => withoutNaN(first(thread) + second(thread))
    },
  },
  operator_subtract: {
    shape: 'reporter',
    inputs: twoNumbers,
    gives: 'number',
    read(site) {
      const first = site.number('NUM1')
      const second = site.number('NUM2')
      return (thread) => first(thread) - second(thread)
    },
    asNumber(site) {
      const first = site.number('NUM1')
      const second = site.number('NUM2')
      return (thread) => withoutNaN(first(thread) - second(thread))
    },
  },
  operator_multiply: {
    shape: 'reporter',
    inputs: twoNumbers,
    gives: 'number',
    read(site) {
      const first = site.number('NUM1')
      const second = site.number('NUM2')
      const constant = typedNumber(site, 'NUM2')
      return constant === undefined ? (thread) => first(thread) * second(thread) : (thread) => first(thread) * constant
    },
    asNumber(site) {
      const first = site.number('NUM1')
      const second = site.number('NUM2')
      const constant = typedNumber(site, 'NUM2')
      if (constant !== undefined) return (thread) => withoutNaN(first(thread) * constant)
      return (thread) => withoutNaN(first(thread) * second(thread))
    },
  },
  operator_divide: {
    shape: 'reporter',
    inputs: twoNumbers,
    gives: 'number',
    read(site) {
      const first = site.number('NUM1')
      const second = site.number('NUM2')
      return (thread) => first(thread) / second(thread)
    },
    asNumber(site) {
      const first = site.number('NUM1')
      const second = site.number('NUM2')
      return (thread) => withoutNaN(first(thread) / second(thread))
    },
  },
  operator_mod: {
    shape: 'reporter',
    inputs: twoNumbers,
    gives: 'number',
    read(site) {
      const first = site.number('NUM1')
      const second = site.number('NUM2')
      return (thread) => modulo(first(thread), second(thread))
    },
    asNumber(site) {
      const first = site.number('NUM1')
      const second = site.number('NUM2')
      return (thread) => withoutNaN(modulo(first(thread), second(thread)))
    },
  },
  operator_random: {
    shape: 'reporter',
    inputs: { FROM: number('1'), TO: number('10') },
    gives: 'number',
    read: picks,
    asNumber(site) {
      const picked = picks(site)
      return (thread) => withoutNaN(picked(thread))
    },
  },
  operator_lt: {
    shape: 'reporter',
    inputs: twoTexts('', '50'),
    gives: 'boolean',
    read: (site) => compares(site, { plain: (first, second) => first < second, sign: (order) => order < 0 }),
  },
  operator_equals: {
    shape: 'reporter',
    inputs: twoTexts('', '50'),
    gives: 'boolean',
    read: (site) => compares(site, { plain: (first, second) => first === second, sign: (order) => order === 0 }),
  },
  operator_gt: {
    shape: 'reporter',
    inputs: twoTexts('', '50'),
    gives: 'boolean',
    read: (site) => compares(site, { plain: (first, second) => first > second, sign: (order) => order > 0 }),
  },
  operator_and: {
    shape: 'reporter',
    inputs: { OPERAND1: boolean, OPERAND2: boolean },
    gives: 'boolean',
    read: (site) => joins(site, (first, second) => first && second),
  },
  operator_or: {
    shape: 'reporter',
    inputs: { OPERAND1: boolean, OPERAND2: boolean },
    gives: 'boolean',
    read: (site) => joins(site, (first, second) => first || second),
  },
  operator_not: {
    shape: 'reporter',
    inputs: { OPERAND: boolean },
    gives: 'boolean',
    read(site) {
      const operand = site.boolean('OPERAND')
      return (thread) => !operand(thread)
    },
  },
  operator_join: {
    shape: 'reporter',
    inputs: { STRING1: text('apple '), STRING2: text('banana') },
    gives: 'text',
    read(site) {
      const first = site.text('STRING1')
      const second = site.text('STRING2')
      return (thread) => {
        const whole = first(thread) + second(thread)
        return whole.length > maxTextLength ? whole.slice(0, maxTextLength) : whole
      }
    },
  },
  operator_letter_of: {
    shape: 'reporter',
    inputs: { LETTER: { type: 'whole', value: '1' }, STRING: text('apple') },
    gives: 'text',
    read(site) {
      const letter = site.number('LETTER')
      const string = site.text('STRING')
      return (thread) => {
        const index = letter(thread) - 1
        const whole = string(thread)
        return index < 0 || index >= whole.length ? '' : whole.charAt(index)
      }
    },
  },
  operator_length: {
    shape: 'reporter',
    inputs: { STRING: text('apple') },
    gives: 'number',
    read(site) {
      const string = site.text('STRING')
      return (thread) => string(thread).length
    },
  },
  operator_contains: {
    shape: 'reporter',
    inputs: { STRING1: text('apple'), STRING2: text('a') },
    gives: 'boolean',
    read(site) {
      const whole = site.text('STRING1')
      const part = site.text('STRING2')
      return (thread) => whole(thread).toLowerCase().includes(part(thread).toLowerCase())
    },
  },
  operator_round: {
    shape: 'reporter',
    inputs: { NUM: number('') },
    gives: 'number',
    read(site) {
      const value = site.number('NUM')
      return (thread) => Math.round(value(thread))
    },
  },
  operator_mathop: {
    shape: 'reporter',
    inputs: { NUM: number('') },
    fields: { OPERATOR: 'abs' },
    gives: 'number',
    read(site) {
      const value = site.number('NUM')
      const apply = functions.get(site.field('OPERATOR').toLowerCase()) ?? (() => 0)
      return (thread) => apply(value(thread))
    },
    asNumber(site) {
      const value = site.number('NUM')
      const apply = functions.get(site.field('OPERATOR').toLowerCase()) ?? (() => 0)
      return (thread) => withoutNaN(apply(value(thread)))
    },
  },
} satisfies Entries

function typedNumber(site: Site, input: string): number | undefined {
  const typed = site.typed(input)
  return typed === undefined ? undefined : toNumber(typed)
}

/** The result has the sign of the divisor. */
function modulo(value: number, divisor: number): number {
  const rest = value % divisor
  return rest / divisor < 0 ? rest + divisor : rest
}

function picks(site: Site): Read<number> {
  const from = site.value('FROM')
  const to = site.value('TO')
  return (thread) => between(from(thread), to(thread), thread.actor.machine.world.random)
}

/** Integers when both limits are written without a decimal point; equal limits use no random number. */
function between(from: Value, to: Value, random: () => number): number {
  const one = toNumber(from)
  const other = toNumber(to)
  if (one === other) return one
  const lowest = Math.min(one, other)
  const highest = Math.max(one, other)
  return isWhole(from) && isWhole(to)
    ? lowest + Math.floor(random() * (highest + 1 - lowest))
    : random() * (highest - lowest) + lowest
}

interface Comparison {
  readonly plain: (first: number, second: number) => boolean
  readonly sign: (order: number) => boolean
}

function compares(site: Site, { plain, sign }: Comparison): Read<boolean> {
  const first = site.value('OPERAND1')
  const second = site.value('OPERAND2')
  const typed = site.typed('OPERAND2') ?? ''
  const constant = typed.trim() === '' ? Number.NaN : Number(typed)
  if (constant === constant) {
    return (thread) => {
      const value = first(thread)
      // Compared with a value that is not a number, a typed value is compared as it is written.
      return typeof value === 'number' && value === value ? plain(value, constant) : sign(compare(value, typed))
    }
  }
  return (thread) => sign(compare(first(thread), second(thread)))
}

/** Both sides are always evaluated, also when the first decides: the second may use a random number. */
function joins(site: Site, join: (first: boolean, second: boolean) => boolean): Read<boolean> {
  const first = site.boolean('OPERAND1')
  const second = site.boolean('OPERAND2')
  return (thread) => {
    const isFirst = first(thread)
    return join(isFirst, second(thread))
  }
}
