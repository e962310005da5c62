import type { Language, Words } from '@ankur/content'
import { paperForm as en } from '@ankur/content/words/en/paper-form'
import { extra as enExtra } from '@ankur/content/words/en/extra'
import { questions as enQuestions } from '@ankur/content/words/en/questions'
import { screening as enScreening } from '@ankur/content/words/en/screening'
import { paperForm as hi } from '@ankur/content/words/hi/paper-form'
import { extra as hiExtra } from '@ankur/content/words/hi/extra'
import { questions as hiQuestions } from '@ankur/content/words/hi/questions'
import { screening as hiScreening } from '@ankur/content/words/hi/screening'
import { paperForm as pa } from '@ankur/content/words/pa/paper-form'
import { extra as paExtra } from '@ankur/content/words/pa/extra'
import { questions as paQuestions } from '@ankur/content/words/pa/questions'
import { screening as paScreening } from '@ankur/content/words/pa/screening'

type Said = Words<typeof en & typeof enQuestions & Pick<typeof enScreening, 'yes' | 'no'>> & {
  readonly extra: Words<typeof enExtra>
}

/** Its own words, with what the question pages say of the same things. */
export const paperFormWords: Readonly<Record<Language, Said>> = {
  en: { ...enScreening, ...enQuestions, extra: enExtra, ...en },
  hi: { ...hiScreening, ...hiQuestions, extra: hiExtra, ...hi },
  pa: { ...paScreening, ...paQuestions, extra: paExtra, ...pa },
}
