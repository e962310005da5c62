import type { Language, Words } from '@ankur/content'
import * as en from '@ankur/content/words/en/sets/server'
import * as hi from '@ankur/content/words/hi/sets/server'
import * as pa from '@ankur/content/words/pa/sets/server'

type Messages = { readonly [Namespace in keyof typeof en]: Words<(typeof en)[Namespace]> }

/** What the server itself shows: mails, papers and the pages of forms that are sent without script. */
export const messages: Readonly<Record<Language, Messages>> = { en, hi, pa }
