import { languages } from '@ankur/languages'
import type { FastifyRequest } from 'fastify'
import { escapeHtml } from '../escape-html.ts'
import { messages } from '../messages.ts'
import type { RefusalCode } from './refusal.ts'

/** Returns whether a browser opens this URL as a page; other clients get JSON. */
export function opensPage({ method, url, headers }: FastifyRequest): boolean {
  const isNavigation = method === 'GET' || method === 'HEAD'
  return isNavigation && !/^\/(api|functions|auth\/v1)([/?]|$)/.test(url) && (headers.accept ?? '').includes('text/html')
}

/** A page for when not even a page of the site can be sent: the sentence in each language, because none may be chosen yet. */
export function plainPage(code: RefusalCode): string {
  const sentences = languages.map((language) => {
    const { notices } = messages[language]
    const sentence = code in notices ? notices[code as keyof typeof notices] : notices.unexpected_failure
    return `<p lang="${language}">${escapeHtml(sentence)}</p>`
  })
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Ankur</title>'
  return `<!doctype html>\n<html lang="en"><head>${head}</head><body><h1>Ankur</h1>\n${sentences.join('\n')}\n</body></html>\n`
}
