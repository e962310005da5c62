/** The ids of variables, lists and messages in a file; names that no target has are created, as in our machine. */
import type { Field, List, Project, Target, Variable } from '../../project.ts'
import { idOf } from '../tolerant-values.ts'

export class References {
  readonly #project: Project
  readonly #messages = new Map<string, { id: string; name: string }>()
  /** In lower case, because typed names are compared case-insensitively. */
  readonly #small = new Map<string, { id: string; name: string }>()
  readonly #added = new Map<Target, { variables: Variable[]; lists: List[] }>()

  constructor(project: Project) {
    this.#project = project
    for (const name of project.messages) this.#addMessage(name)
  }

  /** In creation order; two with the same name stay two. */
  readonly broadcasts: [id: string, name: string][] = []

  message(name: string): { id: string; name: string } {
    return this.#messages.get(name) ?? this.#small.get(name.toLowerCase()) ?? this.#addMessage(name)
  }

  #addMessage(name: string): { id: string; name: string } {
    const message = { id: `message${this.broadcasts.length + 1}`, name }
    this.broadcasts.push([message.id, name])
    if (!this.#messages.has(name)) this.#messages.set(name, message)
    if (!this.#small.has(name.toLowerCase())) this.#small.set(name.toLowerCase(), message)
    return message
  }

  variable(target: Target, field: Field): { id: string; name: string } {
    return safe(
      this.#listOf(target, field) ??
        this.#found(target, field, 'variables') ??
        this.#make(target, 'variables', { ...made(field), value: 0 }),
    )
  }

  list(target: Target, field: Field): { id: string; name: string } {
    return safe(this.#found(target, field, 'lists') ?? this.#make(target, 'lists', { ...made(field), items: [] }))
  }

  /** Call after all blocks of a target are written. */
  variablesOf(target: Target): readonly Variable[] {
    return [...target.variables, ...(this.#added.get(target)?.variables ?? [])].map(safe)
  }

  listsOf(target: Target): readonly List[] {
    return [...target.lists, ...(this.#added.get(target)?.lists ?? [])].map(safe)
  }

  /** The list whose id a variable block has. */
  #listOf(target: Target, { id }: Field): List | undefined {
    const { stage } = this.#project
    if (id === undefined || target.variables.some((each) => each.id === id)) return undefined
    const own = target.lists.find((each) => each.id === id)
    return own ?? (stage.variables.some((each) => each.id === id) ? undefined : stage.lists.find((each) => each.id === id))
  }

  #found(target: Target, { value, id }: Field, kind: 'variables' | 'lists') {
    const own = [...target[kind], ...(this.#added.get(target)?.[kind] ?? [])]
    const { stage } = this.#project
    return (
      own.find((each) => each.id === id) ??
      stage[kind].find((each) => each.id === id) ??
      own.find((each) => each.name === value) ??
      stage[kind].find((each) => each.name === value)
    )
  }

  #make<K extends 'variables' | 'lists'>(target: Target, kind: K, entry: K extends 'variables' ? Variable : List) {
    const added: { variables: Variable[]; lists: List[] } = this.#added.get(target) ?? { variables: [], lists: [] }
    this.#added.set(target, added)
    const entries: (Variable | List)[] = added[kind]
    entries.push(entry)
    return entry
  }
}

function made({ value, id }: Field): { id: string; name: string } {
  return { id: id ?? `name:${value}`, name: value }
}

function safe<T extends { readonly id: string }>(entry: T): T {
  return { ...entry, id: idOf(entry.id) }
}
