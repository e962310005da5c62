import { fill } from '@ankur/content'
import { projectNameLength } from '@ankur/blocks/project-name'

/** "{name} (copy)", shortened to the maximum length of a name. */
export function nameMadeOf(pattern: string, name: string): string {
  let letters = Array.from(name)
  while (fill(pattern, { name: letters.join('') }).length > projectNameLength) letters = letters.slice(0, -1)
  return fill(pattern, { name: letters.join('').trim() })
}
