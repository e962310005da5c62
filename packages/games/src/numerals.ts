/** The ten digits in the three scripts that a family can choose, independent of the page language. */
export const numeralScripts = ['latin', 'devanagari', 'gurmukhi'] as const
export type NumeralScript = (typeof numeralScripts)[number]

const digits: Readonly<Record<NumeralScript, string>> = {
  latin: '0123456789',
  devanagari: '०१२३४५६७८९',
  gurmukhi: '੦੧੨੩੪੫੬੭੮੯',
}

/** A whole number as written in the script: 10, १०, ੧੦. */
export function writeNumber(value: number, script: NumeralScript): string {
  return String(value).replace(/\d/g, (digit) => digits[script].charAt(Number(digit)))
}
