import type { Language, Words } from '@ankur/content'
import { contact as en } from '@ankur/content/words/en/contact'
import { contactRefusals as enRefusals } from '@ankur/content/words/en/contact-refusals'
import { notices as enNotices } from '@ankur/content/words/en/notices'
import { contact as hi } from '@ankur/content/words/hi/contact'
import { contactRefusals as hiRefusals } from '@ankur/content/words/hi/contact-refusals'
import { notices as hiNotices } from '@ankur/content/words/hi/notices'
import { contact as pa } from '@ankur/content/words/pa/contact'
import { contactRefusals as paRefusals } from '@ankur/content/words/pa/contact-refusals'
import { notices as paNotices } from '@ankur/content/words/pa/notices'

export const contactWords: Readonly<Record<Language, Words<typeof en>>> = { en, hi, pa }
const notices: Readonly<Record<Language, Words<typeof enNotices>>> = { en: enNotices, hi: hiNotices, pa: paNotices }
const refusals: Readonly<Record<Language, Words<typeof enRefusals>>> = { en: enRefusals, hi: hiRefusals, pa: paRefusals }

/** What the form's script may have to say: by code of the catalogue, and the words around it. They stand on the form. */
export type FormWords = ReturnType<typeof formWords>

export function formWords(language: Language) {
  const { offline_help, message_count } = contactWords[language]
  const said = notices[language]
  return {
    ...refusals[language],
    too_many_requests: said.too_many_requests,
    body_too_large: said.body_too_large,
    overloaded: said.overloaded,
    unavailable: said.unavailable,
    timed_out: said.timed_out,
    unexpected_failure: said.unexpected_failure,
    no_network: `${said.no_network} ${offline_help}`,
    message_count,
  }
}
