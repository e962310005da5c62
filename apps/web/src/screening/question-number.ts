import { isItemId, type ItemId } from '@ankur/screening/instrument'

/**
 * The question that an address names: 1 when the number is missing, null for what matches no question. A whole number
 * from 1 to 20 without sign or leading zero is a question; anything else is not.
 */
export function questionNumber(parameter: string | undefined): ItemId | null {
  if (parameter === undefined || parameter === '') return 1
  if (!/^[1-9]\d?$/.test(parameter)) return null
  const number = Number(parameter)
  return isItemId(number) ? number : null
}

/** Where to go after a question: the next one, or after the last the list of answers. */
export function pathAfter(id: ItemId): string {
  return id === 20 ? '/autism-test/upload-video' : questionPath(id + 1)
}

export function questionPath(number: number): string {
  return `/autism-test/question/${number}`
}
