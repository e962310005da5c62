import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages } from '@ankur/content'
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'
import { messageFolder } from './message-folders.ts'

/** They declare the functions, and load the messages. */
const declarations = join(import.meta.dirname, '../src/platform/messages.ts')
const loading = join(import.meta.dirname, '../src/platform/load-messages.ts')

/** The functions whose calls are replaced. */
const functions = ['messagesOf', 'messageLoader', 'messagesInEveryLanguage'] as const
const names = new RegExp(`\\b(?:${functions.join('|')})\\b`)

/**
 * Replaces `messagesOf('creator/stage', 'stage')` by a module that loads these messages: one for each namespace, common to
 * all its users. The bundler splits code by module, so a page has the loaders of its own namespaces only.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'ankur-messages',
    enforce: 'pre',
    resolveId: (id) => (namespaceOf(`\0${id}`) ? `\0${id}` : null),
    load(id) {
      const namespace = namespaceOf(id)
      if (namespace) return loaderOf(namespace)
      const [, file, name] = onlyOne.exec(id) ?? []
      return file !== undefined && name !== undefined ? onlyNamespace(readFileSync(file, 'utf8'), file, name) : null
    },
    transform: {
      filter: { id: /\.tsx?$/, code: names },
      handler: (code, id) => ({ code: withLoaders(code, id), map: null }),
    },
  }
}

/** A message file as a module with one of its namespaces: the others of the file are loaded separately. */
const onlyOne = /^(.+\.ts)\?only=(\w+)$/

/** Whether a module only loads messages. */
export function isLoader(id: string): boolean {
  return namespaceOf(id) !== undefined
}

/**
 * The modules to which the messages of a loader belong: those that show them. Other importers only list them, so that they
 * are loaded with a part that shows them.
 */
export function usersOf(loader: string, importers: readonly string[]): readonly string[] {
  const { file, name } = namespaceOf(loader) ?? {}
  const isUser = (id: string) => {
    const code = readFileSync(id, 'utf8')
    const [, words] = new RegExp(`(\\w+) = messagesOf\\('${file}', '${name}'\\)`).exec(code) ?? []
    return words !== undefined && code.includes(`${words}.use(`)
  }
  const users = importers.filter(isUser)
  return users.length > 0 ? users : importers
}

interface Namespace {
  readonly wanted: (typeof functions)[number]
  /** In the folder of a language, without ending: `creator/stage`. */
  readonly file: string
  readonly name: string
}

function namespaceOf(id: string): Namespace | undefined {
  const [, called, file = '', name = ''] = /^\0virtual:(\w+)\/(.+)\/(\w+)$/.exec(id) ?? []
  const wanted = functions.find((each) => each === called)
  return wanted && { wanted, file, name }
}

/** Lists the languages in the order of their folders, as `load-messages.ts` expects them. */
function loaderOf({ wanted, file, name }: Namespace): string {
  const paths = languages.toSorted().map((language) => JSON.stringify(`${join(messageFolder, language, file)}.ts?only=${name}`))
  const loaders = paths.map((path) => `() => import(${path}).then((file) => file.${name})`).join()
  if (wanted === 'messagesOf') return `${importing('messages', declarations)}export default messages([${loaders}])`
  if (wanted === 'messageLoader')
    return `${importing('loadMessages', loading)}const files = [${loaders}]; export default (language) => loadMessages(files, language)`
  const imports = paths.map((path, index) => `import { ${name} as words${index} } from ${path};`).join('')
  const found = paths.map((_path, index) => `words${index}`).join()
  return `${imports}${importing('inEveryLanguage', loading)}export default inEveryLanguage([${found}])`
}

function importing(name: string, file: string): string {
  return `import { ${name} } from ${JSON.stringify(file)};`
}

/** The file without its other exports, and with only what it imports of others: the bundler then leaves out what nothing uses. */
export function onlyNamespace(code: string, file: string, name: string): string {
  const { program } = parseSync(file, code)
  const edits = program.body.flatMap((statement): readonly Edit[] => {
    const { start, end } = statement
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
      const imports = statement.specifiers.map(
        ({ local }) => `import { ${local.name} } from '${statement.source.value}?only=${local.name}';`,
      )
      return [{ start, end, text: imports.join('') }]
    }
    if (statement.type !== 'ExportNamedDeclaration') return []
    if (statement.declaration?.type !== 'VariableDeclaration') return [{ start, end, text: '' }]
    const isWanted = statement.declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name)
    return isWanted ? [] : [{ start, end: statement.declaration.start, text: '' }]
  })
  return edited(code, edits)
}

interface Edit extends ESTree.Span {
  readonly text: string
}

/** The module without calls. Its lines stay where they are, and so do those of errors. */
export function withLoaders(code: string, id: string): string {
  const { program, errors } = parseSync(id, code)
  if (errors[0]) throw new Error(`${id}: ${errors[0].message}`)
  const imports = program.body.filter((each) => each.type === 'ImportDeclaration')
  const declaring = imports.filter(({ source }) => [declarations, loading].includes(join(dirname(id), source.value)))
  if (declaring.length === 0) return code
  const edits = declaring.map((each) => ({ start: each.start, end: each.end, text: withoutReplaced(code, each) }))
  const addresses = new Map(callsIn(program).map((call) => [call, addressOf(call, `${id}:${lineOf(code, call)}`)]))
  for (const statement of program.body) edits.push(...constantsOf(statement, addresses))
  const others = [...addresses].map(([{ start, end }, address], index) => ({ start, end, text: `messages${index}`, address }))
  const added = others.map(({ text, address }) => `import ${text} from '${address}';`)
  return added.join('') + edited(code, [...edits, ...others])
}

/** The import of the other names. */
function withoutReplaced(code: string, { specifiers, source, importKind }: ESTree.ImportDeclaration): string {
  const others = specifiers.map(({ start, end }) => code.slice(start, end)).filter((each) => !names.test(each))
  return others.length === 0 ? '' : `import ${importKind === 'type' ? 'type ' : ''}{ ${others.join()} } from ${source.raw}`
}

function callsIn(program: ESTree.Program): readonly ESTree.CallExpression[] {
  const calls: ESTree.CallExpression[] = []
  new Visitor({ CallExpression: (call) => void (calledBy(call) && calls.push(call)) }).visit(program)
  return calls
}

function calledBy({ callee }: ESTree.CallExpression): string | undefined {
  return functions.find((each) => callee.type === 'Identifier' && callee.name === each)
}

/** The name of the replacing module. */
function addressOf(call: ESTree.CallExpression, place: string): string {
  const [file, name, ...others] = call.arguments.map((each) => (each.type === 'Literal' ? each.value : undefined))
  if (typeof file === 'string' && typeof name === 'string' && others.length === 0)
    return `virtual:${calledBy(call)}/${file}/${name}`
  throw new Error(`${place}: messages are named by two literal strings, a message file and one of its names`)
}

function lineOf(code: string, { start }: ESTree.Span): number {
  return code.slice(0, start).split('\n').length
}

/** `const words = messagesOf(…)` becomes an import of that name; its call needs no further replacement. */
function constantsOf(
  statement: ESTree.Directive | ESTree.Statement,
  addresses: Map<ESTree.CallExpression, string>,
): readonly Edit[] {
  const isExported = statement.type === 'ExportNamedDeclaration'
  const constant = isExported ? statement.declaration : statement
  if (constant?.type !== 'VariableDeclaration') return []
  const [{ id, init } = { id: null, init: null }, ...others] = constant.declarations
  if (id?.type !== 'Identifier' || init?.type !== 'CallExpression' || others.length > 0) return []
  const address = addresses.get(init)
  if (address === undefined) return []
  addresses.delete(init)
  const text = `import ${id.name} from '${address}';${isExported ? `export { ${id.name} };` : ''}`
  return [{ start: statement.start, end: statement.end, text }]
}

function edited(code: string, edits: readonly Edit[]): string {
  const fromTheEnd = edits.toSorted((one, other) => other.start - one.start)
  return fromTheEnd.reduce((text, { start, end, text: by }) => {
    const lines = code.slice(start, end).replace(/[^\n]/g, '')
    return text.slice(0, start) + by + lines + text.slice(end)
  }, code)
}
