import type { Language, Words } from '@ankur/content'
import { contact as en } from '@ankur/content/words/en/contact'
import { notices as enNotices } from '@ankur/content/words/en/notices'
import { contact as hi } from '@ankur/content/words/hi/contact'
import { notices as hiNotices } from '@ankur/content/words/hi/notices'
import { contact as pa } from '@ankur/content/words/pa/contact'
import { notices as paNotices } from '@ankur/content/words/pa/notices'

export const contactWords: Readonly<Record<Language, Words<typeof en>>> = { en, hi, pa }
const notices: Readonly<Record<Language, Words<typeof enNotices>>> = { en: enNotices, hi: hiNotices, pa: paNotices }

/** What the form's script may have to say: by code of the catalogue, and the words around it. They stand on the form. */
export type FormWords = ReturnType<typeof formWords>

export function formWords(language: Language) {
  const { offline_help, message_count } = contactWords[language]
  const said = notices[language]
  return {
    first_name_missing: said.first_name_missing,
    first_name_too_long: said.first_name_too_long,
    last_name_missing: said.last_name_missing,
    last_name_too_long: said.last_name_too_long,
    email_missing: said.email_missing,
    email_invalid: said.email_invalid,
    subject_missing: said.subject_missing,
    subject_too_long: said.subject_too_long,
    message_missing: said.message_missing,
    message_too_long: said.message_too_long,
    invalid_message: said.invalid_message,
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
