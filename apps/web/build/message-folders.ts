import { join } from 'node:path'
import { isLanguage, languages, type Language } from '@ankur/content'

/** The messages: one folder for each language. */
export const messageFolder = join(import.meta.dirname, '../../../packages/content/src/words')

/** A message file is in a folder named after its language. */
const languageFolder = new RegExp(`[\\\\/](?:words|texts)[\\\\/](${languages.join('|')})[\\\\/]`)

/** The language of a message file. */
export function languageOfFile(id: string): Language | undefined {
  const language = languageFolder.exec(id)?.[1]
  return isLanguage(language) ? language : undefined
}
