/**
 * Digits from a Hindi or Punjabi keyboard as the ones that everything else reckons with: १० and ੧੦ are 10. Both rows of
 * digits stand at the same place of their blocks.
 */
export function plainDigits(typed: string): string {
  return typed.replace(/[०-९੦-੯]/g, (digit) => String((digit.charCodeAt(0) & 15) - 6))
}
