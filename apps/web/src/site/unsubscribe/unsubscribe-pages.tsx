import type { ReactNode } from 'react'
import type { Language } from '@ankur/content'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import type { PageSource } from '../page.ts'
import { messagesInEveryLanguage } from '../../platform/load-messages.ts'
import './unsubscribe.css'

const unsubscribeWords = messagesInEveryLanguage('app/reminders', 'unsubscribe')

/**
 * Unsubscribes from reminder mails, by the link in one. The first page only asks: a program that follows the link changes
 * nothing. Its button posts to the page's own address, which contains the token.
 */
export const unsubscribePages: readonly PageSource[] = [
  page('/unsubscribe', (words) => (
    <>
      <h1>{words.heading}</h1>
      <p>{words.lead}</p>
      <p>{words.rest}</p>
      <form method="post">
        <input type="hidden" name="from" value="page" />
        <Button type="submit">{words.button}</Button>
      </form>
    </>
  )),
  page('/unsubscribe/done', (words) => (
    <>
      <h1>{words.done_heading}</h1>
      <p>{words.done_lead}</p>
      <p>{words.done_again}</p>
    </>
  )),
  page('/unsubscribe/broken', (words) => (
    <>
      <h1>{words.broken_heading}</h1>
      <p>{words.broken_lead}</p>
      <LinkButton href="/account">{words.to_data}</LinkButton>
    </>
  )),
  page('/unsubscribe/later', (words) => (
    <>
      <h1>{words.later_heading}</h1>
      <p>{words.later_lead}</p>
    </>
  )),
]

function page(path: string, draw: (words: (typeof unsubscribeWords)[Language]) => ReactNode): PageSource {
  return {
    path,
    isUnlisted: true,
    title: (language) => unsubscribeWords[language].title,
    description: (language) => unsubscribeWords[language].description,
    main: (language) => <div className="wrap unsubscribe">{draw(unsubscribeWords[language])}</div>,
  }
}
