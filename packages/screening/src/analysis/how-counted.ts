import { forDoctorWords } from '../texts/analysis-texts.ts'
import type { Instrument } from '../instrument.ts'
import type { Language } from '../language.ts'
import { fill } from './fill.ts'

/** Which answers of a form count, listed by displayed item number. */
export function howCounted({ items }: Pick<Instrument, 'items'>, language: Language = 'en'): string {
  const onYes = items.flatMap(({ concernAnswer }, index) => (concernAnswer === 'yes' ? [index + 1] : []))
  const { allOnYes, allOnNo, someOnYes } = forDoctorWords
  const words = onYes.length === 0 ? allOnNo : onYes.length === items.length ? allOnYes : someOnYes
  return fill(words[language], { items: onYes.join(', ') })
}
