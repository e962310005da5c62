import type { Language } from '@ankur/content'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'

const contactMessages = messagesInEveryLanguage('site/contact', 'contact')
const refusals = messagesInEveryLanguage('site/contact', 'contactRefusals')
const noticesOfPages = messagesInEveryLanguage('app/app', 'notices')

export function contactWords(language: Language) {
  return contactMessages[language]
}

/** The messages of the form's script: by error code, and the text around them. They are embedded in the form. */
export type FormWords = ReturnType<typeof formWords>

export function formWords(language: Language) {
  const contact = contactMessages[language]
  const notices = noticesOfPages[language]
  return {
    ...refusals[language],
    too_many_requests: notices.too_many_requests,
    body_too_large: notices.body_too_large,
    overloaded: notices.overloaded,
    unavailable: notices.unavailable,
    timed_out: notices.timed_out,
    unexpected_failure: notices.unexpected_failure,
    no_network: `${notices.no_network} ${contact.offline_help}`,
    message_count: contact.message_count,
    refused_title: contact.refused_title,
    unclear_title: contact.unclear_title,
  }
}
