import { languages } from '@ankur/languages'
import { writing } from '@ankur/languages/scripts'

const digitRows = languages.map((language) => writing[language].digits.split(''))

/** Digits from the keyboard of another script as 0 to 9, which everything else works with: १० and ੧੦ are 10. */
export function plainDigits(typed: string): string {
  return typed.replace(/\p{Nd}/gu, (digit) => {
    const row = digitRows.find((each) => each.includes(digit))
    return row ? String(row.indexOf(digit)) : digit
  })
}
