/**
 * The question that an address names: 1 when the number is missing, null for what matches no question. A whole number
 * from 1 to the number of questions, without sign or leading zero, is a question; anything else is not.
 */
export function questionNumber(parameter: string | undefined, count: number): number | null {
  if (parameter === undefined || parameter === '') return 1
  if (!/^[1-9]\d?$/.test(parameter)) return null
  const number = Number(parameter)
  return number <= count ? number : null
}

/** Where to go after a question: the next one, or after the last the list of answers. */
export function pathAfter(number: number, count: number): string {
  return number === count ? '/autism-test/upload-video' : questionPath(number + 1)
}

export function questionPath(number: number): string {
  return `/autism-test/question/${number}`
}
