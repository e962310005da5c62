/** Which variable, list or message a block means: a name that leads nowhere becomes one of the stage, as in Scratch. */
import type { List, Variable } from '../project.ts'

export interface Names {
  variable(name: string, id: unknown): Reference
  list(name: string, id: unknown): Reference
  message(name: string, id: unknown): string
}

interface Reference {
  readonly value: string
  readonly id: string
}

/** What the stage has; reading a file may add to it. */
export interface StageNames {
  readonly variables: Variable[]
  readonly lists: List[]
  readonly messages: Map<string, string>
}

export function namesFor(stage: StageNames, own: { variables: readonly Variable[]; lists: readonly List[] }): Names {
  return {
    variable: (name, id) =>
      found(own.variables, stage.variables, { name, id }) ?? added(stage.variables, { id: idOr(id, name), name, value: 0 }),
    list: (name, id) =>
      found(own.lists, stage.lists, { name, id }) ?? added(stage.lists, { id: idOr(id, name), name, items: [] }),
    message(name, id) {
      const known = typeof id === 'string' ? stage.messages.get(id) : undefined
      if (known !== undefined) return known
      const same = [...stage.messages.values()].find((message) => message.toLowerCase() === name.toLowerCase())
      if (same !== undefined) return same
      stage.messages.set(idOr(id, name), name)
      return name
    },
  }
}

interface Named {
  readonly id: string
  readonly name: string
}

function found(
  own: readonly Named[],
  stages: readonly Named[],
  { name, id }: { name: string; id: unknown },
): Reference | undefined {
  const entry =
    own.find((each) => each.id === id) ?? stages.find((each) => each.id === id) ?? stages.find((each) => each.name === name)
  return entry && { value: entry.name, id: entry.id }
}

function added<T extends Named>(entries: T[], entry: T): Reference {
  entries.push(entry)
  return { value: entry.name, id: entry.id }
}

function idOr(id: unknown, name: string): string {
  return typeof id === 'string' && id !== '' ? id : `name:${name}`
}
