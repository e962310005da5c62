import type * as english from '@ankur/content/words/en/sets/contact-page'
import type { Language } from '@ankur/content'
import { inEveryLanguage } from '../../platform/load-messages.ts'

const found = inEveryLanguage<typeof english>(Object.values(import.meta.glob('@words/*/sets/contact-page.ts', { eager: true })))

export function contactWords(language: Language) {
  return found[language].contact
}

/** The messages of the form's script: by error code, and the text around them. They are embedded in the form. */
export type FormWords = ReturnType<typeof formWords>

export function formWords(language: Language) {
  const { contact, contactRefusals, notices: said } = found[language]
  return {
    ...contactRefusals,
    too_many_requests: said.too_many_requests,
    body_too_large: said.body_too_large,
    overloaded: said.overloaded,
    unavailable: said.unavailable,
    timed_out: said.timed_out,
    unexpected_failure: said.unexpected_failure,
    no_network: `${said.no_network} ${contact.offline_help}`,
    message_count: contact.message_count,
  }
}
