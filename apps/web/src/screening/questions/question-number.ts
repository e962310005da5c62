/**
 * The question number in an address: 1 when it is missing, null when it matches no question. Only a whole number from 1 to
 * the number of questions, without sign or leading zero, is valid.
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
