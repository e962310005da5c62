/**
 * Resolves a variable, list or message of a block, by id and then by name, the sprite's before the stage's. As in Scratch,
 * an unknown name is added to the stage.
 */
import { limits, type List, type Variable } from '../../project.ts'
import { idOf } from '../tolerant-values.ts'

export interface Names {
  variable(name: string, id: unknown): Reference
  list(name: string, id: unknown): Reference
  message(name: string, id: unknown): string
}

interface Reference {
  readonly value: string
  readonly id: string
}

/** The names of the stage; reading a file may add to them. */
export interface StageNames {
  readonly variables: Register<Variable>
  readonly lists: Register<List>
  readonly messages: Messages
}

/** Entries by id and by name, because a file may have ten thousand. */
export class Register<T extends { readonly id: string; readonly name: string }> {
  readonly entries: T[]
  readonly #byId: Map<string, T>
  readonly #byName: Map<string, T>

  constructor(entries: readonly T[]) {
    this.entries = [...entries]
    // The first of two with the same name counts.
    this.#byId = new Map(entries.toReversed().map((each) => [each.id, each]))
    this.#byName = new Map(entries.toReversed().map((each) => [each.name, each]))
  }

  withId(id: unknown): T | undefined {
    return typeof id === 'string' ? this.#byId.get(idOf(id)) : undefined
  }

  withName(name: string): T | undefined {
    return this.#byName.get(name)
  }

  add(entry: T): T {
    // Above the limit the block still keeps its name.
    if (this.entries.length < limits.variables) this.entries.push(entry)
    this.#byId.set(entry.id, entry)
    if (!this.#byName.has(entry.name)) this.#byName.set(entry.name, entry)
    return entry
  }
}

/** The messages of a game by the ids that blocks of its file use; compared case-insensitively. */
export class Messages {
  readonly names: string[] = []
  readonly #byId = new Map<string, string>()
  readonly #byName = new Map<string, string>()

  constructor(entries: readonly (readonly [string, string])[]) {
    for (const [id, name] of entries) this.#add(id, name)
  }

  named(name: string, id: unknown): string {
    const known = (typeof id === 'string' ? this.#byId.get(id) : undefined) ?? this.#byName.get(name.toLowerCase())
    return known ?? this.#add(idOr(id, name), name)
  }

  #add(id: string, name: string): string {
    if (this.names.length < limits.variables) this.names.push(name)
    this.#byId.set(id, name)
    if (!this.#byName.has(name.toLowerCase())) this.#byName.set(name.toLowerCase(), name)
    return name
  }
}

export function namesFor(stage: StageNames, own: { variables: Register<Variable>; lists: Register<List> }): Names {
  return {
    variable: (name, id) =>
      reference(
        ofId(own, id) ??
          ofId(stage, id) ??
          own.variables.withName(name) ??
          stage.variables.withName(name) ??
          stage.variables.add({ id: idOr(id, name), name, value: 0 }),
      ),
    list: (name, id) =>
      reference(found(own.lists, stage.lists, { name, id }) ?? stage.lists.add({ id: idOr(id, name), name, items: [] })),
    message: (name, id) => stage.messages.named(name, id),
  }
}

/** A variable block may have the id of a list: Scratch then reads and writes that list. */
function ofId({ variables, lists }: Pick<StageNames, 'variables' | 'lists'>, id: unknown): Variable | List | undefined {
  return variables.withId(id) ?? lists.withId(id)
}

function found<T extends Variable | List>(own: Register<T>, stages: Register<T>, { name, id }: { name: string; id: unknown }) {
  return own.withId(id) ?? stages.withId(id) ?? own.withName(name) ?? stages.withName(name)
}

function reference({ id, name }: { id: string; name: string }): Reference {
  return { value: name, id }
}

function idOr(id: unknown, name: string): string {
  return idOf(typeof id === 'string' && id !== '' ? id : `name:${name}`)
}
