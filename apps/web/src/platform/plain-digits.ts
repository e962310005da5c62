import { languages } from '@ankur/languages'
import { writing } from '@ankur/languages/scripts'

const digitRows = languages.map((language) => writing[language].digits.split(''))

/** Converts digits of other scripts to 0 to 9, which all other code expects: १० and ੧੦ are 10. */
export function plainDigits(typed: string): string {
  return typed.replace(/\p{Nd}/gu, (digit) => {
    const row = digitRows.find((each) => each.includes(digit))
    return row ? String(row.indexOf(digit)) : digit
  })
}
