import type { Kind } from './entry.ts'

/** The colour of each block category. */
export const kindColors: Readonly<Record<Kind, string>> = {
  motion: '#4C97FF',
  looks: '#9966FF',
  sound: '#CF63CF',
  events: '#FFBF00',
  control: '#FFAB19',
  sensing: '#5CB1D6',
  operators: '#59C059',
  variables: '#FF8C1A',
  own: '#8B5CF6',
}
